import { isOneself } from '../../../lib/access/actor.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import { isInn, isOgrn } from '../../../lib/signing/company-number.ts';
import { type PowerStated, powerDiffers, powerSignatureRefusal } from '../../../lib/signing/power-paper.ts';
import { STRICT_POLICY } from '../../../lib/signing/verify/policy.ts';
import { CallError, wrongField } from '../../call/call-error.ts';
import type { Tx } from '../../db/tx.ts';
import type { BeforeWrite } from '../../objects/rules.ts';
import { readPowerBeside } from '../verify/judge-beside.ts';
import { decoded, refusedSignatureFile, refusedXml } from './power-files.ts';

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

/** A power of attorney as it is registered. */
interface Registered {
  readonly client_id: number;
  readonly employee_id: number;
  readonly organization_id: number;
  readonly number: string;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly xml: Uint8Array;
  readonly xml_signature: Uint8Array;
}

/**
 * Everything that stands against a power of attorney: its file is in the exchange format and says what is registered,
 * and the company's own certificate has signed these very bytes, judged by the client's trust as of now. It was signed
 * some time before, so that the time its signer claims is only told.
 */
const powerRefusals = async (tx: Tx, power: Registered, by: string): Promise<FieldRefusal[]> => {
  const [row] = await tx.rows<{
    now: string;
    company: PowerStated['company'];
    person: PowerStated['person'];
  }>(
    `select now() as now, json_build_object('ogrn', o."ogrn", 'inn', o."inn") as company,
       json_build_object('name', e."name", 'snils', e."snils", 'inn', e."inn") as person
     from "organization" o, "employee" e where o."id" = $1 and e."id" = $2`,
    [power.organization_id, power.employee_id],
  );
  if (!row) return [{ field: 'employee_id', code: 'field/wrong' }];
  const found = await readPowerBeside(
    {
      xml: power.xml,
      text: decoded(power.xml) ?? '',
      signature: power.xml_signature,
      at: new Date(row.now),
      policy: { ...STRICT_POLICY, signing_time_skew: 'inform' },
    },
    { by, client_id: power.client_id },
  );
  if (!found?.paper || !found.report) return [{ field: 'xml', code: 'power/not-a-power' }];
  const differs = powerDiffers(found.paper, { ...power, ...row });
  if (differs.length > 0) return differs;
  const refused = powerSignatureRefusal(found.report, row.company);
  return refused ? [refused] : [];
};
