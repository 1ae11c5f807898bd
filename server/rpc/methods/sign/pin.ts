import type { SignedIn } from '../../../call/context.ts';
import { readOwnKey } from '../../../signing/keys/own-key.ts';

export {
  changePin as signChangePin,
  pinCheck as signPinCheck,
  prepareChangePin as prepareSignChangePin,
  preparePinCheck as prepareSignPinCheck,
  prepareSetPin as prepareSignSetPin,
  setPin as signSetPin,
} from '../../../signing/keys/own-key.ts';

export const signKey = async (_input: object, { actor }: SignedIn) => ({ data: await readOwnKey(actor) });
