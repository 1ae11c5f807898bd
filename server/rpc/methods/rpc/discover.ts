import { RawJson } from '../../../call/context.ts';
import { openRpcText } from '../../openrpc.ts';

export const discover = async () => new RawJson(openRpcText());
