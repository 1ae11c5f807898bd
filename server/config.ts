import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ldapComplaint, ldapSettings, oidcProviders } from './config-identity.ts';

export type Config = z.infer<typeof environment> & {
  AUTH_SECRET: string;
  FILES_URL: string;
  AUDIT_SEALS_URL: string;
  APP_ORIGIN: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_LENGTH = 32;

/**
 * The settings of this process, read once from the environment and `.env`; `.env.example` explains each. An
 * empty value counts as absent. Stops the start with one sentence that names the wrong setting and never
 * shows its value. This file is the only reader of `process.env`.
 */
export function readConfig(env: Environment = process.env): Config {
  if (env !== process.env) return parse(env);
  own ??= parse(withDotEnv(env));
  return own;
}

let own: Config | undefined;

function parse(env: Environment): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = environment.safeParse(present);
  if (!success)
    throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join(' '));
  const complaint = ldapComplaint(data) ?? poolingComplaint(data);
  if (complaint) throw new Error(complaint);
  return {
    ...data,
    DATABASE_DIRECT_URL: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    AUTH_SECRET: data.AUTH_SECRET ?? keptSecret(data.DATA_DIR),
    FILES_URL: data.FILES_URL ?? `file:${join(data.DATA_DIR, 'files')}`,
    AUDIT_SEALS_URL: data.AUDIT_SEALS_URL ?? `file:${join(data.DATA_DIR, 'audit-seals')}`,
    APP_ORIGIN: data.APP_ORIGIN ?? `http://localhost:${data.PORT}`,
  };
}

/** What a pool of transactions cannot do needs an address past it, and that is no address of its own. */
const poolingComplaint = ({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_POOLING,
}: z.infer<typeof environment>): string | undefined => {
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined)
    return 'DATABASE_DIRECT_URL leads past a pooler: DATABASE_URL must be set too.';
  return DATABASE_POOLING === 'transaction' && DATABASE_DIRECT_URL === undefined
    ? 'DATABASE_POOLING=transaction needs DATABASE_DIRECT_URL, the address of the database past the pooler.'
    : undefined;
};

/** The environment wins over the file. */
function withDotEnv(env: Environment): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return env;
}

/** One machine needs no secret of the operator's: the first start makes one and keeps it. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file))
      writeFileSync(file, randomBytes(SECRET_LENGTH).toString('hex'), { mode: 0o600, flag: 'wx' });
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(file, 'utf8');
    throw new Error(
      `AUTH_SECRET is not set and ${file} can not be kept: set it or make the folder writable.`,
    );
  }
}

const flag = (preset: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(preset)
    .transform((value) => value === '1');

const count = (preset: number, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`)
    .default(preset);

const address = (pattern: RegExp, example: string) =>
  z
    .string()
    .refine((value) => pattern.test(value) && URL.canParse(value), `must be an address like ${example}`);

const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';

const DAY_S = 86_400;

/** An extension of a browser or an https origin: nothing that would open the policy further. */
const PLUGIN_SOURCE = /^((chrome|moz|safari-web)-extension|https):\/\/[a-zA-Z0-9.-]+(:\d+)?$/;

const environment = z.object({
  PORT: count(3000, 1, 65_535),
  HOST: z.string().default('127.0.0.1'),
  APP_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin like https://hr.example.ru, without a path')
    .optional(),
  DATABASE_URL: address(/^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/database').optional(),
  DATABASE_OWNER_URL: address(
    /^postgres(ql)?:\/\//,
    'postgres://owner:password@host:5432/database',
  ).optional(),
  DATABASE_DIRECT_URL: address(
    /^postgres(ql)?:\/\//,
    'postgres://user:password@host:5432/database',
  ).optional(),
  DATABASE_POOLING: z.enum(['session', 'transaction'], 'must be session or transaction').default('session'),
  DATABASE_POOL: count(10, 1, 1_000),
  DATABASE_PATIENCE_MS: count(4_000, 200, 60_000),
  DATABASE_STATEMENT_MS: count(3_000, 1_000, 60_000),
  DATABASE_WAIT_S: count(0, 0, DAY_S),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  FILES_URL: address(/^(file:.|s3:\/\/.)/, 'file:./data/files or s3://bucket').optional(),
  AUDIT_SEALS_URL: address(/^(file:.|s3:\/\/.)/, 'file:./data/audit-seals or s3://bucket').optional(),
  AUTH_SECRET: z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
  SIGNING_SECRET: z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
  SIGNING_SECRET_BEFORE: z
    .string()
    .min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`)
    .optional(),
  SIGNING_SECRET_VERSION: count(1, 1, 1_000_000),
  SIGN_VISUAL_DELAY_MS: count(0, 0, 20_000),
  TSA_URL: address(/^https?:\/\//, 'https://tsa.example.ru').optional(),
  CRL_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  ACCESS_TTL_S: count(1_800, 60, DAY_S),
  REFRESH_TTL_S: count(DAY_S, 300, 90 * DAY_S),
  PASSWORD_QUEUE: count(200, 1, 10_000),
  CALLS_PER_PERSON: count(12_000, 60, 1_000_000_000),
  CALLS_PER_ADDRESS: count(30_000, 60, 1_000_000_000),
  ANSWERS_IN_FLIGHT_MB: count(160, 80, 100_000),
  OIDC_PROVIDERS: oidcProviders,
  ...ldapSettings,
  SMTP_URL: address(/^smtps?:\/\//, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.email('must be an address like portal@example.ru').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level: error, warn, info, debug',
    )
    .default('info'),
  CADESPLUGIN_URL: z
    .string()
    .regex(/^(\/[^/\\]|https:\/\/)\S*$/, 'must be a path like /cadesplugin_api.js or an https address')
    .default(''),
  CADESPLUGIN_SOURCES: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter((source) => source !== ''))
    .refine(
      (sources) => sources.every((source) => PLUGIN_SOURCE.test(source)),
      'must be addresses like chrome-extension://iifchhfnnmpdbibifmljnfjhpififfog, apart by spaces',
    ),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  BUSINESS_TZ: z
    .string()
    .refine(isTimeZone, 'must be a time zone like Europe/Moscow')
    .default('Europe/Moscow'),
  REMIND_HOUR: count(9, 0, 24),
  TRUST_PROXY: flag('0'),
  HEAD_LIMIT_S: count(10, 1, 600),
  BODY_LIMIT_S: count(60, 1, 1_800),
  UPLOAD_LIMIT_S: count(300, 1, 18_000),
  DEMO: flag('0'),
  PORTAL_WEB: flag('1'),
  NEXT_PUBLIC_MODE: z.enum(['production', 'debug'], 'must be production or debug').default('production'),
});
