import type { Writing } from '../../../call/context.ts';
import { confirmCertificate, revokeCertificate } from '../../../signing/certificates/certificates.ts';

export {
  prepareCertificate as prepareSignCertificate,
  registerCertificate as signCertificate,
} from '../../../signing/certificates/register-certificate.ts';

export const signRevokeCertificate = async (
  input: { id: number; reason: string },
  { tx, actor }: Writing,
) => {
  await revokeCertificate(tx, actor, input);
  return { data: { id: input.id } };
};

export const signConfirmCertificate = async ({ id }: { id: number }, { tx, actor }: Writing) => {
  await confirmCertificate(tx, actor, id);
  return { data: { id } };
};
