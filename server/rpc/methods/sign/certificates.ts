import { confirmCertificate, revokeCertificate } from '../../../signing/certificates.ts';
import type { Writing } from '../../context.ts';

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
