import { inTransaction } from '../../db/tx.ts';
import { rewrapPortalKeys } from '../authority/portal-keys.ts';
import { secretVersion } from '../authority/secret.ts';
import { type Envelope, reseal } from './pin-envelope.ts';

const BATCH = 200;

/** Puts every key that lies under the secret before under the present one. No PIN is needed for it. */
export const resealKeys = async (): Promise<void> => {
  await rewrapPortalKeys();
  while ((await resealSome()) === BATCH);
};

const resealSome = (): Promise<number> =>
  inTransaction(async (tx) => {
    const rows = await tx.rows<
      Envelope & { certificate_id: number; employee_id: number; serial_number: string } & Record<
          string,
          unknown
        >
    >(
      `select k."certificate_id", k."salt", k."blob", k."secret_version", c."employee_id", c."serial_number"
       from "signing_key" k join "certificate" c on c."id" = k."certificate_id"
       where k."secret_version" = $1 order by k."certificate_id" limit ${BATCH} for update of k`,
      [secretVersion() - 1],
    );
    for (const { certificate_id, employee_id, serial_number, ...envelope } of rows) {
      const { blob, secret_version } = reseal(envelope, { employee_id, serial_number });
      await tx.rows(
        'update "signing_key" set "blob" = $2, "secret_version" = $3 where "certificate_id" = $1',
        [certificate_id, blob, secret_version],
      );
    }
    return rows.length;
  });
