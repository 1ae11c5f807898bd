import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { METHODS } from '../../lib/contract/contract.ts';
import { ERRORS, type Reason } from '../../lib/kernel/errors.data.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import type { Method } from '../../lib/rpc/contract/method.ts';
import { EXCEL, REPORT, TEMPLATE_VERSION } from './openrpc-forms.ts';
import { UPLOAD } from './openrpc-upload.ts';

type JsonSchema = Record<string, unknown>;

let text: string | undefined;

/** The contract as an OpenRPC document, generated once from what the dispatcher itself walks. */
export const openRpcText = (): string => {
  text ??= JSON.stringify(openRpc());
  return text;
};

const openRpc = () => ({
  openrpc: '1.3.2',
  info: {
    title: 'Employee Gateway',
    version: read<{ version: string }>('package.json').version,
    description: 'JSON-RPC 2.0 over POST. Every error carries a sentence in Russian and in English.',
  },
  servers: [{ name: 'portal', url: '/api/rpc' }],
  methods: [
    ...Object.entries<Method>(METHODS).map(([name, method]) => described(name, method)),
    ...BESIDE.map(beside),
  ],
  components: {
    schemas: {
      record: { title: 'record', type: 'object', 'x-other-names': otherNames() },
      error: ERROR_SCHEMA,
    },
    tags: Object.fromEntries(Object.values(TAGS).map((tag) => [tag.name, tag])),
  },
});

/** By object, what a field is called beside its own name. */
const otherNames = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    allObjects().flatMap(({ object_id, fields }) => {
      const names = Object.entries(fields).flatMap(([name, { alias }]) => (alias ? [[alias, name]] : []));
      return names.length > 0 ? [[object_id, Object.fromEntries(names)]] : [];
    }),
  );

/** What the caller may count on beyond the schemas. */
const TAGS = {
  public: { name: 'public', description: 'Answers without a token' },
  idempotent: { name: 'idempotent', description: 'Honours Idempotency-Key' },
  alone: { name: 'alone', description: 'Not inside a batch' },
} as const;

const described = (name: string, method: Method) => ({
  name,
  summary: method.summary,
  tags: [
    ...(method.public ? [{ $ref: '#/components/tags/public' }] : []),
    ...(method.writes && !method.confidential ? [{ $ref: '#/components/tags/idempotent' }] : []),
    ...(method.alone ? [{ $ref: '#/components/tags/alone' }] : []),
  ],
  paramStructure: 'by-name',
  params: paramsOf(schemaOf(method.input, 'input')),
  result: { name: 'result', schema: schemaOf(method.output, 'output') },
  errors: errorsOf([
    ...method.errors,
    ...(method.public ? [] : (['invalid_access_token'] as const)),
    ...ANYWHERE,
  ]),
});

/** What has an address of its own, beside the calls. */
const BESIDE = [UPLOAD, REPORT, EXCEL, TEMPLATE_VERSION] as const;

const beside = (method: (typeof BESIDE)[number]) => ({
  ...method,
  tags: [{ $ref: '#/components/tags/alone' }],
  errors: errorsOf([...method.errors, 'invalid_access_token', ...ANYWHERE]),
});

const ANYWHERE: readonly Reason[] = ['invalid_params', 'unavailable', 'calls_too_fast', 'system_error'];

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return rest;
};

/** The members of an input as parameters by name. An input that may also be a list is described by its object. */
const paramsOf = (schema: JsonSchema) => {
  const object = Array.isArray(schema.anyOf)
    ? (schema.anyOf as JsonSchema[]).find((each) => each.type === 'object')
    : schema;
  const required = new Set((object?.required as string[] | undefined) ?? []);
  return Object.entries((object?.properties as Record<string, JsonSchema> | undefined) ?? {})
    .map(([name, member]) => ({ name, required: required.has(name), schema: member }))
    .sort((a, b) => Number(b.required) - Number(a.required));
};

/** Codes are unique within a method; the reasons that share one stand in its data, each with both sentences. */
const errorsOf = (reasons: readonly Reason[]) => {
  const [ru, en] = [sentences('ru'), sentences('en')];
  const codes = new Map<number, Reason[]>();
  for (const reason of new Set(reasons))
    codes.set(ERRORS[reason].code, [...(codes.get(ERRORS[reason].code) ?? []), reason]);
  return [...codes].map(([code, shared]) => ({
    code,
    message: ru[shared[0] ?? 'system_error'] ?? '',
    data: shared.map((reason) => ({
      reason,
      message: ru[reason],
      message_eng: en[reason],
      http: ERRORS[reason].http,
    })),
  }));
};

const ERROR_SCHEMA = {
  title: 'error',
  type: 'object',
  required: ['code', 'message', 'message_eng', 'data'],
  properties: {
    code: { title: 'code', type: 'integer' },
    message: { title: 'message', type: 'string' },
    message_eng: { title: 'message_eng', type: 'string' },
    data: {
      title: 'data',
      type: 'object',
      required: ['reason', 'request_id'],
      properties: {
        reason: { title: 'reason', type: 'string', enum: Object.keys(ERRORS) },
        request_id: { title: 'request_id', type: 'string' },
      },
    },
  },
} as const;

const sentences = (locale: 'ru' | 'en') =>
  read<Partial<Record<Reason, string>>>(`messages/${locale}/errors.json`);

const read = <T>(path: string): T => JSON.parse(readFileSync(join(process.cwd(), path), 'utf8')) as T;
