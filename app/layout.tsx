import type { Metadata, Viewport } from 'next';
import type { CSSProperties, ReactNode } from 'react';
import { type Theme, themeProperties } from '../lib/themes/theme.ts';
import '../styles/index.css';
import { TYPEFACE } from './fonts.ts';
import { visit } from './visit.ts';

export const metadata: Metadata = { robots: { index: false, follow: false } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** Language, light or dark, and the client's colours stand in the first byte of the page: nothing flashes. */
const RootLayout = async ({ children }: { children: ReactNode }) => {
  const { locale, theme, themeChoice } = await visit();
  return (
    <html lang={locale} data-theme={themeChoice} style={brand(theme)} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
};
export default RootLayout;

const brand = (theme: Theme): CSSProperties =>
  Object.fromEntries([['--typeface', TYPEFACE], ...Object.entries(themeProperties(theme))]);
