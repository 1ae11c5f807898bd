import { isOneself } from '../../../lib/access/actor.ts';
import { isInn, isOgrn } from '../../../lib/signing/company-number.ts';
import { CallError, wrongField } from '../../call/call-error.ts';
import type { BeforeWrite } from '../../objects/rules.ts';
import { powerRefusals, type Registered } from './judge-power.ts';
import { refusedSignatureFile, refusedXml } from './power-files.ts';

/**
 * A power of attorney needs its file, the company's signature over it and an employee of that organization, and the
 * file must say what is registered. The caller's own is refused. One a signature rests on can only be
 * switched off, never deleted.
 */
export const powerIsSound: BeforeWrite = async (tx, actor, before, after) => {
  if (before && !after) {
    const used = await tx.rows('select 1 from "signature" where "power_of_attorney_id" = $1 limit 1', [
      before.id,
    ]);
    if (used.length > 0) throw new CallError({ reason: 'used_elsewhere' });
  }
  if (before || !after) return;
  if (String(after.valid_from) > String(after.valid_to))
    throw wrongField('valid_to', 'document/ends-before-start');
  if (isOneself(actor, after.employee_id)) throw wrongField('employee_id', 'document/own-power');
  const belongs = await tx.rows('select 1 from "employee" where "id" = $1 and "organization_id" = $2', [
    after.employee_id,
    after.organization_id,
  ]);
  if (belongs.length === 0) throw wrongField('employee_id', 'field/wrong');
  after.xml = bytesOf('xml', after.xml, refusedXml);
  after.xml_signature = bytesOf('xml_signature', after.xml_signature, refusedSignatureFile);
  const fields = await powerRefusals(tx, after as unknown as Registered, `user:${actor.user_id}`);
  if (fields.length > 0) throw new CallError({ reason: 'validation', fields });
};

const bytesOf = (
  field: string,
  text: unknown,
  refused: (bytes: Uint8Array) => string | undefined,
): Uint8Array => {
  const plain = String(text).replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) throw wrongField(field, 'field/wrong');
  const bytes = Buffer.from(plain, 'base64');
  const code = refused(bytes);
  if (code !== undefined) throw wrongField(field, code);
  return bytes;
};

/** OGRN and INN are compared with certificates: a mistyped one would block signing. */
export const numbersAreReal: BeforeWrite = async (_tx, _actor, _before, after) => {
  if (after?.ogrn && !isOgrn(String(after.ogrn))) throw wrongField('ogrn', 'field/wrong');
  if (after?.inn && !isInn(String(after.inn))) throw wrongField('inn', 'field/wrong');
};
