import { readOwnKey } from '../../../signing/own-key.ts';
import type { SignedIn } from '../../context.ts';

export {
  changePin as signChangePin,
  pinCheck as signPinCheck,
  prepareChangePin as prepareSignChangePin,
  preparePinCheck as prepareSignPinCheck,
  prepareSetPin as prepareSignSetPin,
  setPin as signSetPin,
} from '../../../signing/own-key.ts';

export const signKey = async (_input: object, { actor }: SignedIn) => ({ data: await readOwnKey(actor) });
