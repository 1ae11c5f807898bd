import { Activity, type ReactNode } from 'react';

/**
 * A part of a page that comes to life by itself: between two of them the browser takes in what was pressed. It is sent
 * with the page as it stands, where a boundary of another kind would be sent to pages whose scripts run alone.
 */
export const Part = ({ children }: { children: ReactNode }) => <Activity>{children}</Activity>;
