'use client';
import dynamic from 'next/dynamic';
import type { ComponentProps, ComponentType } from 'react';
import type { FamilyScreenProps } from '../../../components/families/family-screen.ts';
import { FAMILY_SCREENS, type FamilyScreenName } from '../../../components/families/screens.ts';
import type { Mode } from '../../../lib/access/route.ts';
import type { PlainScreen } from './plain-screens.data.ts';

const About = dynamic(() =>
  import('../../../components/shell/screens/about-screen.tsx').then((file) => file.AboutScreen),
);
const Profile = dynamic(() =>
  import('../../../components/identity/profile/profile-screen.tsx').then((file) => file.ProfileScreen),
);
const MustChange = dynamic(() =>
  import('../../../components/identity/password/must-change-screen.tsx').then(
    (file) => file.MustChangeScreen,
  ),
);
const Users = dynamic(() =>
  import('../../../components/identity/users/users-screen.tsx').then((file) => file.UsersScreen),
);
const MyGrants = dynamic(() =>
  import('../../../components/identity/grants/grants-screen.tsx').then((file) => file.GrantsScreen),
);
const Grants = dynamic(() =>
  import('../../../components/identity/grants/admin-grants-screen.tsx').then(
    (file) => file.AdminGrantsScreen,
  ),
);
const SigningKeys = dynamic(() =>
  import('../../../components/signing/keys/signing-keys-screen.tsx').then((file) => file.SigningKeysScreen),
);
const Trust = dynamic(() =>
  import('../../../components/signing/trust/trust-screen.tsx').then((file) => file.TrustScreen),
);
const SignaturePolicies = dynamic(() =>
  import('../../../components/signing/policy/policy-screen.tsx').then((file) => file.PolicyScreen),
);
const PowersOfAttorney = dynamic(() =>
  import('../../../components/signing/power-of-attorney/powers-screen.tsx').then((file) => file.PowersScreen),
);
const Templates = dynamic(() =>
  import('../../../components/templates/templates-screen.tsx').then((file) => file.TemplatesScreen),
);
const Setup = dynamic(() =>
  import('../../../components/setup/setup-screen.tsx').then((file) => file.SetupScreen),
);
const SetupHow = dynamic(() =>
  import('../../../components/setup/setup-how-screen.tsx').then((file) => file.SetupHowScreen),
);
const System = dynamic(() =>
  import('../../../components/system/system-screen.tsx').then((file) => file.SystemScreen),
);
const Appearance = dynamic(() =>
  import('../../../components/appearance/appearance-screen.tsx').then((file) => file.AppearanceScreen),
);
const Letters = dynamic(() =>
  import('../../../components/letters/letters-screen.tsx').then((file) => file.LettersScreen),
);
const Start = dynamic(() =>
  import('../../../components/setup/start-screen.tsx').then((file) => file.StartScreen),
);
const Parameters = dynamic(() =>
  import('../../../components/parameters/parameters-screen.tsx').then((file) => file.ParametersScreen),
);
const Workflows = dynamic(() =>
  import('../../../components/workflow-admin/workflow-screen.tsx').then((file) => file.WorkflowScreen),
);
const Access = dynamic(() =>
  import('../../../components/access/access-screen.tsx').then((file) => file.AccessScreen),
);
const Audit = dynamic(() =>
  import('../../../components/audit/audit-screen.tsx').then((file) => file.AuditScreen),
);
const TeamCalendar = dynamic(() =>
  import('../../../components/team-calendar/team-screen.tsx').then((file) => file.TeamScreen),
);
const YearCalendar = dynamic(() =>
  import('../../../components/year-calendar/year-screen.tsx').then((file) => file.YearScreen),
);
const Dictionary = dynamic(() =>
  import('../../../components/dictionaries/dictionary-screen.tsx').then((file) => file.DictionaryScreen),
);
const Dictionaries = dynamic(() =>
  import('../../../components/dictionaries/dictionaries-screen.tsx').then((file) => file.DictionariesScreen),
);
const Disabled = dynamic(() =>
  import('../../../components/shell/screens/disabled-screen.tsx').then((file) => file.DisabledScreen),
);
const Logout = dynamic(() =>
  import('../../../components/shell/screens/logout-screen.tsx').then((file) => file.LogoutScreen),
);
const ExternalLink = dynamic(() =>
  import('../../../components/identity/external-link/external-link-screen.tsx').then(
    (file) => file.ExternalLinkScreen,
  ),
);
const SigningCheck = dynamic(() =>
  import('../../../components/signing/check/signing-check-screen.tsx').then(
    (file) => file.SigningCheckScreen,
  ),
);
const Sso = dynamic(() =>
  import('../../../components/identity/sso/sso-screen.tsx').then((file) => file.SsoScreen),
);
const SsoLogout = dynamic(() =>
  import('../../../components/identity/sso/sso-logout-screen.tsx').then((file) => file.SsoLogoutScreen),
);
const Entry = dynamic(() =>
  import('../../../components/identity/entry/entry-screen.tsx').then((file) => file.EntryScreen),
);
const Verify = dynamic(() =>
  import('../../../components/signatures/verify/verify-screen.tsx').then((file) => file.VerifyScreen),
);
const Files = dynamic(() =>
  import('../../../components/files/files-screen.tsx').then((file) => file.FilesScreen),
);
const Signatures = dynamic(() =>
  import('../../../components/signing/lists/signatures-screen.tsx').then((file) => file.SignaturesScreen),
);
const Timesheet = dynamic(() =>
  import('../../../components/timesheet/timesheet-screen.tsx').then((file) => file.TimesheetScreen),
);
const CatchAll = dynamic(() =>
  import('../../../components/shell/screens/catch-all-screen.tsx').then((file) => file.CatchAllScreen),
);
const Guide = dynamic(() =>
  import('../../../components/guide/guide-screen.tsx').then((file) => file.GuideScreen),
);
const Employee = dynamic(() =>
  import('../../../components/people/employee-screen.tsx').then((file) => file.EmployeeScreen),
);
const Dismissal = dynamic(() =>
  import('../../../components/dismissal/dismissal-screen.tsx').then((file) => file.DismissalScreen),
);

/** A screen other than home, lists and forms, with what the address says about it. */
export type OtherScreen =
  | { key: PlainScreen | 'dictionaries' | 'setup-how' }
  | { key: 'dictionary'; name: string }
  | { key: 'setup'; token: string }
  | { key: FamilyScreenName | 'employee' | 'dismissal'; id: number | undefined }
  | { key: 'guide'; page: string | undefined }
  | ({ key: 'new-password' } & ComponentProps<typeof MustChange>)
  | ({ key: 'sso' } & ComponentProps<typeof Sso>)
  | ({ key: 'sso-logout' } & ComponentProps<typeof SsoLogout>)
  | { key: 'signatures' | 'timesheet'; mode: Mode }
  | { key: 'files'; whose: 'all' | 'candidates' }
  | ({ key: 'verify' } & ComponentProps<typeof Verify>)
  | ({ key: 'entry' } & ComponentProps<typeof Entry>);

export const OtherScreenOf = ({ screen }: { screen: OtherScreen }) => {
  switch (screen.key) {
    case 'sso':
      return <Sso providers={screen.providers} chosen={screen.chosen} to={screen.to} />;
    case 'sso-logout':
      return <SsoLogout next={screen.next} />;
    case 'signatures':
      return <Signatures key={screen.mode} mode={screen.mode} />;
    case 'timesheet':
      return <Timesheet key={screen.mode} mode={screen.mode} />;
    case 'files':
      return <Files key={screen.whose} whose={screen.whose} />;
    case 'verify':
      return <Verify publicId={screen.publicId} />;
    case 'entry':
      return <Entry token={screen.token} address={screen.address} />;
    case 'new-password':
      return <MustChange owner={screen.owner} policy={screen.policy} byLink={screen.byLink} />;
    case 'about':
      return <About />;
    case 'profile':
      return <Profile />;
    case 'users':
      return <Users />;
    case 'ugrants':
      return <MyGrants />;
    case 'grants':
      return <Grants />;
    case 'signing-keys':
      return <SigningKeys />;
    case 'trust':
      return <Trust />;
    case 'signaturepolicies':
      return <SignaturePolicies />;
    case 'powersofattorney':
      return <PowersOfAttorney />;
    case 'templates':
      return <Templates />;
    case 'setup':
      return <Setup token={screen.token} />;
    case 'setup-how':
      return <SetupHow />;
    case 'system':
      return <System />;
    case 'appearance':
      return <Appearance />;
    case 'letters':
      return <Letters />;
    case 'start':
      return <Start />;
    case 'parameters':
      return <Parameters />;
    case 'workflows':
      return <Workflows />;
    case 'access':
      return <Access />;
    case 'calendar':
      return <YearCalendar />;
    case 'team-calendar':
      return <TeamCalendar />;
    case 'audit':
      return <Audit />;
    case 'dictionaries':
      return <Dictionaries />;
    case 'dictionary':
      return <Dictionary key={screen.name} name={screen.name} />;
    case 'disabled':
      return <Disabled />;
    case 'logout':
      return <Logout />;
    case 'external-link':
      return <ExternalLink />;
    case 'signing-check':
      return <SigningCheck />;
    case 'employee':
      return <Employee id={screen.id} />;
    case 'dismissal':
      return <Dismissal id={screen.id} />;
    case 'guide':
      return <Guide page={screen.page} />;
    case 'catch-all':
      return <CatchAll />;
    default:
      return <OfFamily route={screen.key} id={screen.id} />;
  }
};

/** A screen that only one family has. */
const OfFamily = ({ route, id }: FamilyScreenProps & { route: FamilyScreenName }) => {
  const Own: ComponentType<FamilyScreenProps> = FAMILY_SCREENS[route];
  return <Own route={route} id={id} />;
};
