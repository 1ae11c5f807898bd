'use client';
import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { OtherScreen } from './other-screens.tsx';

// None has a skeleton in front of it: what the server drew is in sight until its code has come.
const Home = dynamic(() =>
  import('../../../components/home/home-screen.tsx').then((file) => file.HomeScreen),
);
const Login = dynamic(() =>
  import('../../../components/identity/login/login-screen.tsx').then((file) => file.LoginScreen),
);
const Messages = dynamic(() =>
  import('../../../components/messages/messages-screen.tsx').then((file) => file.MessagesScreen),
);
const NoAccess = dynamic(() =>
  import('../../../components/shell/screens/no-access-screen.tsx').then((file) => file.NoAccessScreen),
);
const DocumentList = dynamic(() =>
  import('../../../components/document-screens/document-list-screen.tsx').then(
    (file) => file.DocumentListScreen,
  ),
);
const ManyDocuments = dynamic(() =>
  import('../../../components/document-screens/many-documents-screen.tsx').then(
    (file) => file.ManyDocumentsScreen,
  ),
);
const DocumentForm = dynamic(() =>
  import('../../../components/document-screens/document-form-screen.tsx').then(
    (file) => file.DocumentFormScreen,
  ),
);
/** Where most people are seldom: their pages do not carry its names along. */
const Other = dynamic(() => import('./other-screens.tsx').then((file) => file.OtherScreenOf));

/** What a route shows, with what the address says about it. Each screen is a chunk of its own. */
export type Screen =
  | { key: 'home'; stepsLeft: number }
  | { key: 'messages' }
  | { key: 'no-access'; route: string }
  | ({ key: 'login' } & ComponentProps<typeof Login>)
  | { key: 'approvals' | 'requests-own'; kept: string }
  | { key: 'document-list'; route: string; family: string; mode: Mode; preferences: string }
  | {
      key: 'document-form';
      family: string;
      id: number | undefined;
      mode: Mode | undefined;
      preferences: Readonly<Record<string, string>>;
    }
  | OtherScreen;

export const ScreenOf = ({ screen }: { screen: Screen }) => {
  switch (screen.key) {
    case 'home':
      return <Home stepsLeft={screen.stepsLeft} />;
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
    case 'messages':
      return <Messages />;
    case 'no-access':
      return <NoAccess route={screen.route} />;
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
    default:
      return <Other screen={screen} />;
  }
};
