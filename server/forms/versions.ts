import type { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import { DOCUMENTS, formFields } from '../../lib/forms/form-field.ts';
import { template } from '../../lib/objects/forms.ts';
import type { templateMendInput, templateVersionDone } from '../../lib/rpc/templates.ts';
import { auditBy } from '../audit/audit.ts';
import { readBeside } from '../beside/read-beside.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import { db, type Tx } from '../db/tx.ts';
import { readerOf } from '../files/upload.ts';
import { lockRow } from '../objects/table.ts';
import { plainFileName } from '../store/file-name.ts';
import { fileStore } from '../store/store.ts';
import { type StoredBytes, storeBytes } from '../store/store-bytes.ts';
import { bytesOf, type KeptTemplate, keptTemplate, type VersionRow, versionOf } from './kept-template.ts';
import type { CheckedForm } from './read-form.ts';
import { FORM_CHECKED, FORM_MENDED } from './readers.ts';

/** As many as a person mending the file reads. */
const PROBLEMS_MAX = 50;

/** What is answered of a version that was added or put in force. */
export type DoneVersion = z.infer<typeof templateVersionDone>['data'];

/** Bytes that were looked at and stand in the store, and wait for their row. */
export interface NewVersion extends Pick<StoredBytes, 'name' | 'size' | 'hash'> {
  readonly original_name: string;
  readonly checked: CheckedForm;
}

/**
 * Checks an uploaded version of a template, and stores it. Refuses: form_unreadable, form_unsafe, form_kind,
 * files_busy.
 */
export const newVersion = async (
  actor: Actor,
  kept: KeptTemplate,
  bytes: Uint8Array,
  original_name: string,
): Promise<NewVersion> => {
  const checked = await checkedBytes(actor, kept, bytes);
  const { name, size, hash } = await storeBytes(await fileStore(), bytes);
  return { name, size, hash, checked, original_name: nameOf(original_name, kept) };
};

const nameOf = (original_name: string, { kind }: KeptTemplate): string =>
  plainFileName(original_name) || `template.${kind.toLowerCase()}`;

const checkedBytes = async (actor: Actor, kept: KeptTemplate, bytes: Uint8Array): Promise<CheckedForm> => {
  const fields = formFields(kept.object);
  const checked = await readBeside(FORM_CHECKED, { bytes, fields }, { by: readerOf(actor) });
  if (!checked) throw refusal('form_unreadable');
  if (checked.kind !== kept.kind) throw refusal('form_kind', { kind: kept.kind });
  return checked;
};

/** Adds a version after the newest; two that come at once take turns. Refuses: not_found. */
export const addVersion = async (
  tx: Tx,
  actor: Actor,
  { id, organization_id }: KeptTemplate,
  { checked, ...version }: NewVersion,
  restores: number | null = null,
): Promise<DoneVersion> => {
  await lockRow(tx, actor, template, id);
  const problems = checked.problems.slice(0, PROBLEMS_MAX);
  const [row] = await tx.rows<Row<'template_version', 'id' | 'number'>>(
    `insert into "template_version" ("template_id", "client_id", "organization_id", "number", "name", "original_name",
       "size", "hash", "problems", "fields", "restores", "creator_user_id")
     select $1, $2, $3, coalesce(max("number"), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11
     from "template_version" where "template_id" = $1 returning "id", "number"`,
    [
      id,
      actor.client_id,
      organization_id,
      version.name,
      version.original_name,
      version.size,
      version.hash,
      JSON.stringify(problems),
      JSON.stringify(checked.names),
      restores,
      actor.user_id,
    ],
  );
  if (!row) throw refusal('system_error');
  await told(tx, actor, id, 'template.version', {
    version: row.number,
    original_name: version.original_name,
    hash: version.hash,
    problems: checked.problems.length,
    ...(restores === null ? {} : { restores }),
  });
  return { version_id: row.id, number: row.number, problems };
};

interface Chosen {
  readonly id: number;
  readonly version_id: number;
  readonly in_force: number | null;
}

/**
 * Looks at a version once more before it is put in force: what may be named may have changed since it came.
 * Refuses: access_denied, not_found, form_problems, form_unreadable, files_busy.
 */
export const checkedAnew = async (actor: Actor, { id, version_id }: Chosen): Promise<void> => {
  const { kept, version } = await chosen(actor, id, version_id);
  const { problems } = await checkedBytes(actor, kept, await bytesOf(version.name));
  if (problems.length > 0) throw refusal('form_problems', { count: problems.length });
};

const chosen = async (
  actor: Actor,
  id: number,
  version_id: number,
): Promise<{ kept: KeptTemplate; version: VersionRow }> => {
  const kept = await keptTemplate(db, actor, id);
  const version = await versionOf(db, id, version_id);
  if (!version) throw refusal('not_found');
  return { kept, version };
};

/**
 * Puts a version in force that is newer than the one in force. Of two callers at once the second is refused. Refuses:
 * edited_by_another, validation (an older one).
 */
export const publishVersion = async (tx: Tx, actor: Actor, input: Chosen): Promise<DoneVersion> => {
  const kept = await keptTemplate(tx, actor, input.id);
  const was = await lockInForce(tx, actor, input);
  const version = await versionOf(tx, kept.id, input.version_id);
  if (!version) throw refusal('not_found');
  if (was && was.number >= version.number) throw wrongField('version_id', 'form/older');
  return putInForce(tx, actor, kept, version, was);
};

/** Takes an older version back as a new one, in force at once. Refuses: edited_by_another, validation (the one in force). */
export const restoreVersion = async (tx: Tx, actor: Actor, input: Chosen): Promise<DoneVersion> => {
  const kept = await keptTemplate(tx, actor, input.id);
  const was = await lockInForce(tx, actor, input);
  const version = await versionOf(tx, kept.id, input.version_id);
  if (!version) throw refusal('not_found');
  if (!was || was.number <= version.number) throw wrongField('version_id', 'form/not-older');
  const checked: CheckedForm = { kind: kept.kind, problems: [], names: version.fields as string[] };
  const { version_id, number } = await addVersion(tx, actor, kept, { ...version, checked }, version.number);
  return putInForce(tx, actor, kept, { ...version, id: version_id, number }, was);
};

/** The version in force, the template locked. Refuses: edited_by_another where another one stands there by now. */
const lockInForce = async (
  tx: Tx,
  actor: Actor,
  { id, in_force }: Chosen,
): Promise<VersionRow | undefined> => {
  const { version_id } = await lockRow(tx, actor, template, id);
  const current = version_id === null ? null : Number(version_id);
  if (current !== in_force) throw refusal('edited_by_another');
  return current === null ? undefined : versionOf(tx, id, current);
};

const putInForce = async (
  tx: Tx,
  actor: Actor,
  { id }: KeptTemplate,
  version: Pick<VersionRow, 'id' | 'number' | 'hash'>,
  was: VersionRow | undefined,
): Promise<DoneVersion> => {
  await tx.rows(
    'update "template" set "version_id" = $2, "in_force_at" = now(), "updated_at" = now() where "id" = $1',
    [id, version.id],
  );
  await told(tx, actor, id, 'template.publish', {
    version: version.number,
    hash: version.hash,
    was: was?.number ?? null,
  });
  return { version_id: version.id, number: version.number, problems: [] };
};

const told = (tx: Tx, actor: Actor, id: number, action: string, detail: Record<string, unknown>) =>
  auditBy(tx, actor, action, `template:${id}`, detail);

/**
 * A version with a field renamed as it was meant, wherever it stands. Refuses: validation (no such field), and what an
 * upload is refused for.
 */
export const mended = async (
  actor: Actor,
  { id, version_id, said, likely }: z.infer<typeof templateMendInput>,
): Promise<NewVersion> => {
  const { kept, version } = await chosen(actor, id, version_id);
  const fields = formFields(kept.object);
  if (likely !== DOCUMENTS && !fields.some(({ path, list }) => path === likely || list === likely))
    throw wrongField('likely');
  const asked = { bytes: await bytesOf(version.name), fields, said, likely };
  const bytes = await readBeside(FORM_MENDED, asked, { by: readerOf(actor) });
  if (!bytes) throw refusal('form_unreadable');
  return newVersion(actor, kept, bytes, version.original_name);
};

export const addMended = async (
  tx: Tx,
  actor: Actor,
  { id }: z.infer<typeof templateMendInput>,
  version: NewVersion,
): Promise<DoneVersion> => addVersion(tx, actor, await keptTemplate(tx, actor, id), version);
