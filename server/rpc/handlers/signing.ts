import type { METHODS } from '../../../lib/contract/contract.ts';
import { type Handlers, inTwo, reads, told, writesRow } from '../../call/handler.ts';
import { confirmCertificate, revokeCertificate } from '../../signing/certificates/certificates.ts';
import { prepareCertificate, registerCertificate } from '../../signing/certificates/register-certificate.ts';
import { addTrusted, fetchTrusted, prepareFetch } from '../../signing/certificates/trusted-certificates.ts';
import { signMany } from '../../signing/documents/bulk.ts';
import { cancelSigning } from '../../signing/documents/cancel.ts';
import { countShown } from '../../signing/documents/count-shown.ts';
import { prepareSigning, printForm } from '../../signing/documents/prepare.ts';
import { makeSignature, type SignInput, writeSignature } from '../../signing/documents/sign.ts';
import { decideOrder, orderKey } from '../../signing/keys/key-orders.ts';
import {
  changePin,
  pinCheck,
  prepareChangePin,
  preparePinCheck,
  prepareSetPin,
  readOwnKey,
  setPin,
} from '../../signing/keys/own-key.ts';
import { checkForAnybody } from '../../signing/verify/public-check.ts';

/** sign.add for a paper that was brought, sign.stamp for a document that was printed: they write the same. */
const sign = inTwo(makeSignature, ({ comments }: SignInput, { tx, actor, prepared }) =>
  writeSignature(tx, actor, prepared, comments),
);

/** Signing documents, keys with their PIN, certificates and the authorities that are trusted. */
export const signingHandlers = {
  'sign.prepare': inTwo(
    async (input, { actor }) => {
      await countShown(actor);
      return printForm(input, actor);
    },
    (input, { tx, actor, prepared }) => prepareSigning(tx, actor, input, prepared),
  ),
  'sign.add': sign,
  'sign.stamp': sign,
  /** Each row is written in a transaction of its own before that of the call, which has nothing left to write. */
  'sign.bulk': inTwo(signMany, async (_, { prepared }) => prepared),
  'sign.cancel': async ({ intent_id }, { tx, actor }) => {
    await cancelSigning(tx, actor, intent_id);
    return { data: { intent_id } };
  },
  'sign.verify': (input, context) => told(checkForAnybody(input, context)),
  'sign.key': reads(readOwnKey),
  'sign.pin_check': inTwo(preparePinCheck, pinCheck),
  'sign.setPin': inTwo(prepareSetPin, setPin),
  'sign.changePin': inTwo(prepareChangePin, changePin),
  'sign.orderKey': async (input, { tx, actor }) => ({ data: { id: await orderKey(tx, actor, input) } }),
  'sign.decideOrder': async (input, { tx, actor }) => {
    await decideOrder(tx, actor, input);
    return { data: { id: input.id } };
  },
  'sign.certificate': inTwo(prepareCertificate, registerCertificate),
  'sign.confirmCertificate': writesRow(confirmCertificate),
  'sign.revokeCertificate': async (input, { tx, actor }) => {
    await revokeCertificate(tx, actor, input);
    return { data: { id: input.id } };
  },
  'trust.add': addTrusted,
  'trust.fetch': inTwo(prepareFetch, fetchTrusted),
} satisfies Partial<Handlers<typeof METHODS>>;
