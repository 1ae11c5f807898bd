import { requireProof } from '../auth/proof.ts';
import { type BeforeWrite, refuseField } from './before-write.ts';

/** Whoever changes whom the client believes proves themselves first. Another address is tried anew. */
export const trustIsSound: BeforeWrite = async (tx, actor, _before, after) => {
  await requireProof(tx, actor);
  const url = after?.crl_url;
  if (!after || url === undefined) return;
  if (url !== '' && !/^https?:\/\/./.test(String(url))) refuseField('crl_url', 'field/wrong');
  after.crl_tried_at = null;
  after.crl_error = '';
};
