import { closePool } from '../server/db/pool.ts';
import { removeFactors } from '../server/users/remove-factors.ts';

/** `npm run remove-second-factor -- CLIENT LOGIN`: the way out for an administrator who has lost their second factor. */
const SENTENCES = {
  removed: 'The second factor is removed, and every session of the account has ended.',
  'nothing to remove': 'The account has no second factor.',
  'no such account': 'There is no such account.',
} as const;

try {
  const [client, login] = process.argv.slice(2);
  if (!client || !login) throw new Error('Name the client by its code and the account by its login.');
  const removal = await removeFactors(client, login);
  if (removal !== 'removed') throw new Error(SENTENCES[removal]);
  console.log(SENTENCES[removal]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await closePool();
}
