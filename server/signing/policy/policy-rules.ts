import { familyOf } from '../../../lib/documents/families.ts';
import { policyOf } from '../../../lib/families/kinds.data.ts';
import { belowLaw, type PaperType } from '../../../lib/workflow/signature/law.ts';
import type { SignaturePolicy } from '../../../lib/workflow/signature/policy.ts';
import { CallError, wrongField } from '../../call/call-error.ts';
import type { Tx } from '../../db/tx.ts';
import { sentence } from '../../i18n/sentence.ts';
import type { AfterWrite, BeforeWrite } from '../../objects/rules.ts';

/** A policy speaks of a family there is and that is signed by itself, of a type of it or of all, once for each party. */
export const policyIsSound: BeforeWrite = async (tx, actor, before, after) => {
  if (!after) return;
  const whole: Record<string, unknown> = { document_type_id: null, ...before, ...after };
  const family = familyOf(String(whole.object_id));
  if (!family || policyOf(family).accompanies) throw wrongField('object_id', 'field/wrong');
  if (whole.document_type_id !== null) {
    const ofFamily = await tx.rows('select 1 from "document_type" where "id" = $1 and "object_id" = $2', [
      whole.document_type_id,
      whole.object_id,
    ]);
    if (ofFamily.length === 0) throw wrongField('document_type_id', 'field/wrong');
  }
  const twin = await tx.rows(
    `select 1 from "signature_policy" where "client_id" = $1 and "object_id" = $2 and "party" = $3
       and "document_type_id" is not distinct from $4 and "id" <> $5`,
    [actor.client_id, whole.object_id, whole.party, whole.document_type_id, before?.id ?? 0],
  );
  if (twin.length > 0) throw wrongField('document_type_id', 'field/duplicate');
};

/**
 * Whatever was written, no kind of a family's documents is left to be signed weaker than the law takes: not by a row,
 * not by a row that is gone, not by a type that was added. Refuses: validation.
 */
export const policiesKeepTheLaw: AfterWrite = async (tx, before, after) => {
  const client_id = before?.client_id ?? after?.client_id;
  const families = new Set([before?.object_id, after?.object_id].filter((each) => each !== undefined));
  for (const object_id of families) await keepsTheLaw(tx, client_id, String(object_id));
};

const keepsTheLaw = async (tx: Tx, client_id: unknown, object_id: string): Promise<void> => {
  // Writers of one client's policies and types take turns, so that two of them never pass each other's check.
  await tx.rows('select 1 from "client" where "id" = $1 for no key update', [client_id]);
  const policies = await tx.rows<SignaturePolicy>(
    `select "object_id", "document_type_id", "party", "level", "required", "article" from "signature_policy"
     where "client_id" = $1 and "object_id" = $2`,
    [client_id, object_id],
  );
  if (policies.length === 0) return;
  const types = await tx.rows<PaperType & { name: string; name_eng: string }>(
    'select "id", "object_id", "code", "name", "name_eng" from "document_type" where "client_id" = $1 and "object_id" = $2',
    [client_id, object_id],
  );
  const found = belowLaw(object_id, policies, types);
  if (!found) return;
  const { minimum, article } = found.rule;
  const type = types.find((each) => each.id === found.type?.id);
  const said = (locale: 'ru' | 'en') => ({
    level: sentence(locale, `signature_policy.level.${minimum}`),
    article: sentence(locale, `signature_policy.article.${article}`),
    type: type ? (locale === 'en' && type.name_eng) || type.name : '',
  });
  const [ru, en] = [said('ru'), said('en')];
  const values = { ...ru, level_eng: en.level, article_eng: en.article, type_eng: en.type };
  throw new CallError({
    reason: 'validation',
    fields: [{ field: 'level', code: type ? 'document/type-below-law' : 'document/below-law', values }],
  });
};
