import { pino } from 'pino';
import { readConfig } from './config.ts';

/** One log, redacted: no password, token, cookie or PIN is ever written. */
export const log = pino({
  level: readConfig().LOG_LEVEL,
  base: undefined,
  redact: {
    paths: [
      'password',
      '*.password',
      'token',
      '*.token',
      'access_token',
      '*.access_token',
      'refresh_token',
      '*.refresh_token',
      'pin',
      '*.pin',
      'headers.authorization',
      'headers.cookie',
      'err.parameters',
      'err.where',
      'err.detail',
    ],
    censor: '[redacted]',
  },
});
