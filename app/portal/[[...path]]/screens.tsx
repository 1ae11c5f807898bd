'use client';
import dynamic from 'next/dynamic';
import type { ComponentProps, ComponentType } from 'react';
import {
  FAMILY_SCREENS,
  type FamilyScreenName,
  type FamilyScreenProps,
} from '../../../components/families/screens.ts';
import type { Mode } from '../../../lib/routes/route.ts';

// None has a skeleton in front of it: what the server drew is in sight until its code has come.
const Home = dynamic(() =>
  import('../../../components/shell/screens/home-screen.tsx').then((file) => file.HomeScreen),
);
const Login = dynamic(() =>
  import('../../../components/shell/login/login-screen.tsx').then((file) => file.LoginScreen),
);
const Messages = dynamic(() =>
  import('../../../components/shell/screens/messages-screen.tsx').then((file) => file.MessagesScreen),
);
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
const Reports = dynamic(() =>
  import('../../../components/reports/reports-screen.tsx').then((file) => file.ReportsScreen),
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
  import('../../../components/signing/verify/verify-screen.tsx').then((file) => file.VerifyScreen),
);
const Files = dynamic(() =>
  import('../../../components/files/files-screen.tsx').then((file) => file.FilesScreen),
);
const Signatures = dynamic(() =>
  import('../../../components/signing/lists/signatures-screen.tsx').then((file) => file.SignaturesScreen),
);
const CatchAll = dynamic(() =>
  import('../../../components/shell/screens/catch-all-screen.tsx').then((file) => file.CatchAllScreen),
);
const Guide = dynamic(() =>
  import('../../../components/guide/guide-screen.tsx').then((file) => file.GuideScreen),
);
const NoAccess = dynamic(() =>
  import('../../../components/shell/screens/no-access-screen.tsx').then((file) => file.NoAccessScreen),
);
const Employee = dynamic(() =>
  import('../../../components/people/employee-screen.tsx').then((file) => file.EmployeeScreen),
);
const DocumentList = dynamic(() =>
  import('../../../components/documents/screens/document-list-screen.tsx').then(
    (file) => file.DocumentListScreen,
  ),
);
const ManyDocuments = dynamic(() =>
  import('../../../components/documents/many/many-documents-screen.tsx').then(
    (file) => file.ManyDocumentsScreen,
  ),
);
const DocumentForm = dynamic(() =>
  import('../../../components/documents/screens/document-form-screen.tsx').then(
    (file) => file.DocumentFormScreen,
  ),
);
const Requests = dynamic(() =>
  import('../../../components/requests/requests-screen.tsx').then((file) => file.RequestsScreen),
);

/** What a route shows, with what the address says about it. Each screen is a chunk of its own. */
export type Screen =
  | {
      key:
        | 'signing-check'
        | 'ugrants'
        | 'grants'
        | 'users'
        | 'signing-keys'
        | 'trust'
        | 'signaturepolicies'
        | 'powersofattorney'
        | 'templates'
        | 'reports';
    }
  | { key: FamilyScreenName | 'employee'; id: number | undefined }
  | { key: 'no-access'; route: string }
  | { key: 'guide'; page: string | undefined }
  | { key: 'requests'; route: string; mode: Mode; id: number | undefined }
  | { key: 'home' | 'messages' | 'about' | 'profile' | 'disabled' | 'logout' | 'external-link' | 'catch-all' }
  | ({ key: 'new-password' } & ComponentProps<typeof MustChange>)
  | ({ key: 'login' } & ComponentProps<typeof Login>)
  | ({ key: 'sso' } & ComponentProps<typeof Sso>)
  | ({ key: 'sso-logout' } & ComponentProps<typeof SsoLogout>)
  | { key: 'signatures'; mode: Mode }
  | { key: 'files'; whose: 'all' | 'candidates' }
  | ({ key: 'verify' } & ComponentProps<typeof Verify>)
  | ({ key: 'entry' } & ComponentProps<typeof Entry>)
  | { key: 'approvals' | 'requests-own'; kept: string }
  | { key: 'document-list'; route: string; family: string; mode: Mode; preferences: string }
  | {
      key: 'document-form';
      family: string;
      id: number | undefined;
      mode: Mode | undefined;
      preferences: Readonly<Record<string, string>>;
    };

export const ScreenOf = ({ screen }: { screen: Screen }) => {
  switch (screen.key) {
    case 'home':
      return <Home />;
    case 'login':
      return (
        <Login
          calendar={screen.calendar}
          to={screen.to}
          out={screen.out}
          providers={screen.providers}
          outcome={screen.outcome}
        />
      );
    case 'sso':
      return <Sso providers={screen.providers} chosen={screen.chosen} to={screen.to} />;
    case 'sso-logout':
      return <SsoLogout next={screen.next} />;
    case 'signatures':
      return <Signatures key={screen.mode} mode={screen.mode} />;
    case 'files':
      return <Files key={screen.whose} whose={screen.whose} />;
    case 'verify':
      return <Verify publicId={screen.publicId} />;
    case 'entry':
      return <Entry token={screen.token} address={screen.address} />;
    case 'new-password':
      return <MustChange owner={screen.owner} policy={screen.policy} byLink={screen.byLink} />;
    case 'messages':
      return <Messages />;
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
    case 'reports':
      return <Reports />;
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
    case 'guide':
      return <Guide page={screen.page} />;
    case 'no-access':
      return <NoAccess route={screen.route} />;
    case 'requests':
      return <Requests route={screen.route} mode={screen.mode} id={screen.id} />;
    case 'approvals':
    case 'requests-own':
      return (
        <ManyDocuments
          key={screen.key}
          route={screen.key}
          whose={screen.key === 'approvals' ? 'others' : 'own'}
          kept={screen.kept}
        />
      );
    case 'document-list':
      return (
        <DocumentList
          route={screen.route}
          family={screen.family}
          mode={screen.mode}
          preferences={screen.preferences}
        />
      );
    case 'document-form':
      return (
        <DocumentForm
          family={screen.family}
          id={screen.id}
          mode={screen.mode}
          preferences={screen.preferences}
        />
      );
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
