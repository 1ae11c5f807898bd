import * as metaSchema from '@open-rpc/meta-schema';
import { Ajv } from 'ajv';
import draft7 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import { METHODS } from '../../lib/contract/contract.ts';
import { ERRORS } from '../../lib/kernel/errors.data.ts';
import { testDatabase } from '../support/database.ts';
import { startPortal } from '../support/portal.ts';
import { rpc } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';

interface Described {
  name: string;
  params: { name: string; required: boolean; schema: Record<string, unknown> }[];
  errors: {
    code: number;
    message: string;
    data: { reason: keyof typeof ERRORS; message: string; message_eng: string }[];
  }[];
}

const database = shared(testDatabase);
const portal = shared(() => startPortal({ databaseUrl: database.url, env: { ROLE: 'web' } }));
let document: { methods: Described[] };

beforeAll(async () => {
  document = (await (await fetch(`${portal.origin}/api/openrpc.json`)).json()) as typeof document;
});

/** OpenRPC's own schema of a document; what it says of JSON Schemas is draft 7. */
const validator = () => {
  const ajv = new Ajv({ strict: false, logger: false, allErrors: true });
  const anySchema = { type: 'object', properties: { $ref: { type: 'string' } } };
  for (const $id of ['https://meta.json-schema.tools/', 'https://meta.json-schema.tools'])
    ajv.addMetaSchema({
      ...draft7,
      $id,
      $schema: $id,
      definitions: { ...draft7.definitions, JSONSchemaObject: anySchema },
    });
  // Its typings describe documents and forget the schema it exports.
  const { openrpcDocument } = metaSchema as unknown as { openrpcDocument: object };
  return ajv.compile(openrpcDocument);
};

test('the document is valid OpenRPC', () => {
  const valid = validator();
  valid(document);
  expect(valid.errors ?? []).toEqual([]);
  expect(valid({ ...document, methods: [{ name: 'no params' }] }), 'the check can fail').toBe(false);
});

test('RPC-19, RPC-22: it describes every method of the contract, uploads and files that are made', () => {
  expect(document.methods.map((method) => method.name).sort()).toEqual(
    [...Object.keys(METHODS), 'file.upload', 'report.get', 'excel.get', 'template.version'].sort(),
  );
});

test('every schema in it compiles, and takes what the method takes', () => {
  const ajv = new Ajv({ strict: false, logger: false });
  for (const { params } of document.methods) for (const { schema } of params) ajv.compile(schema);
  const view = document.methods.find((method) => method.name === 'view.get');
  const rowsPerPage = ajv.compile(view?.params.find((param) => param.name === 'rowsPerPage')?.schema ?? {});
  expect([rowsPerPage('all'), rowsPerPage(50), rowsPerPage('many'), rowsPerPage(0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(view?.params.filter((param) => param.required).map((param) => param.name)).toEqual(['object']);
});

test('every refusal is there with its code and both sentences, and no code stands twice in a method', () => {
  for (const { name, errors } of document.methods) {
    expect(new Set(errors.map((error) => error.code)).size, name).toBe(errors.length);
    for (const { code, data } of errors)
      for (const each of data) {
        expect(ERRORS[each.reason].code, `${name} ${each.reason}`).toBe(code);
        expect(each.message && each.message_eng && each.message !== '', each.reason).toBeTruthy();
      }
  }
  const upload = document.methods.find((method) => method.name === 'file.upload');
  expect(upload?.errors.flatMap((error) => error.data.map((each) => each.reason))).toEqual(
    expect.arrayContaining(['file_type', 'file_too_big', 'file_count', 'invalid_access_token']),
  );
});

test('rpc.discover answers the same document', async () => {
  expect((await rpc(portal.origin, null, 'rpc.discover', {})).result).toEqual(document);
});
