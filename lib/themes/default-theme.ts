import type { Theme } from './theme.ts';

/** Theme `eg`: what every other theme falls back to. The same values as `themes/eg.json`. */
export const DEFAULT_THEME: Theme = {
  code: 'eg',
  name: 'Employee Gateway',
  name_eng: 'Employee Gateway',
  company: '',
  company_eng: '',
  logo: '',
  logo_dark: '',
  colors: {
    primary: '#0a5c70',
    secondary: '#ffffff',
    accent: '#c2540a',
    error: '#b3261e',
    info: '#1d5fa8',
    success: '#1a7a4c',
    warning: '#b07400',
    background: '#f2f5f5',
  },
  night: {},
  dark: false,
};
