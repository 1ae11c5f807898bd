import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import { type PowerStated, powerDiffers, powerSignatureRefusal } from '../../../lib/signing/power-paper.ts';
import { STRICT_POLICY } from '../../../lib/signing/verify/policy.ts';
import type { Tx } from '../../db/tx.ts';
import { readPowerBeside } from '../verify/judge-beside.ts';
import { decoded } from './power-files.ts';

/** A power of attorney as it is registered. */
export interface Registered {
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
export const powerRefusals = async (tx: Tx, power: Registered, by: string): Promise<FieldRefusal[]> => {
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
