import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';
import { testAuthority } from './signing/test-authority.ts';

/** What keys are given in: people, their calls and who has signed in. */
type KeyWorld = Pick<World, 'company' | 'call' | 'token'>;

/** A PIN nothing stands against. */
export const PIN = '4831';

/** Orders a key as hr and has an admin grant it: its person may choose the PIN. */
export const grantKey = async (world: KeyWorld, name: Name): Promise<number> => {
  const { employee_id } = world.company.people[name];
  const ordered = await world.call('sign.orderKey', { employee_id }, { token: world.token('hr') });
  const { id } = (ordered.result?.data ?? {}) as unknown as { id: number };
  const granted = await world.call(
    'sign.decideOrder',
    { id, granted: true },
    { token: world.token('admin') },
  );
  if (!granted.result) throw new Error(`no key was granted: ${ordered.text} ${granted.text}`);
  return id;
};

/** The same, and the key exists under `pin`. */
export const giveKey = async (world: KeyWorld, name: Name, pin = PIN): Promise<Answer> => {
  await grantKey(world, name);
  const set = await world.call('sign.setPin', { pin }, { token: world.token(name) });
  if (!set.result) throw new Error(`no key was made: ${set.text}`);
  return set;
};

/** A certificate of type 3 that waits for hr, as a row and no more. */
export const addCertificate = async (world: KeyWorld, name: Name): Promise<number> => {
  const { client_id, employee_id } = world.company.people[name];
  const { rows } = await world.company.db.query(
    `insert into "certificate" ("client_id", "employee_id", "name", "type", "serial_number", "thumbprint", "issued_date",
       "expiration_date", "der") values ($1, $2, 'УЦ', '3', '0a', md5(random()::text), now() - interval '1 day',
       now() + interval '1 year', '\\x00') returning "id"`,
    [client_id, employee_id],
  );
  return Number(rows[0]?.id);
};

/** One right call of each method about keys, for the test of contracts. */
export const rightCallsOfKeys = (world: () => KeyWorld) => {
  const call = (method: string, params: object, name: Name) =>
    world().call(method, params, { token: world().token(name) });
  const idOf = (name: Name) => world().company.people[name].employee_id;
  const order = (name: Name) => call('sign.orderKey', { employee_id: idOf(name) }, 'hr');
  return {
    'sign.setPin': () => giveKey(world(), 'employee'),
    'sign.key': () => call('sign.key', {}, 'employee'),
    'sign.pin_check': async () => {
      await giveKey(world(), 'employee');
      return call('sign.pin_check', { employee_id: idOf('employee'), pin: PIN }, 'employee');
    },
    'sign.changePin': async () => {
      await giveKey(world(), 'employee');
      return call('sign.changePin', { current: PIN, pin: '6204' }, 'employee');
    },
    'sign.revokeCertificate': async () => {
      const made = await giveKey(world(), 'employee');
      const { certificate_id } = (made.result?.data ?? {}) as unknown as { certificate_id: number };
      return call('sign.revokeCertificate', { id: certificate_id, reason: 'потерян телефон' }, 'employee');
    },
    'sign.confirmCertificate': async () => {
      const id = await addCertificate(world(), 'employee');
      return call('sign.confirmCertificate', { id }, 'hr');
    },
    'trust.add': () => call('trust.add', { kind: 'root', text: testAuthority('Новый корень').text }, 'admin'),
    'sign.certificate': async () => {
      const authority = testAuthority('Корень');
      await call('trust.add', { kind: 'root', text: authority.text }, 'admin');
      return call(
        'sign.certificate',
        { employee_id: idOf('employee'), text: authority.issue({}).text },
        'employee',
      );
    },
    'trust.fetch': async () => {
      const input = { kind: 'root', text: testAuthority('Список').text, crl_url: 'http://127.0.0.1:9/x.crl' };
      const { id } = ((await call('trust.add', input, 'admin')).result?.data ?? {}) as unknown as {
        id: number;
      };
      return call('trust.fetch', { id }, 'admin');
    },
    'sign.orderKey': () => order('clerk'),
    'sign.decideOrder': async () => {
      const { id } = ((await order('manager')).result?.data ?? {}) as unknown as { id: number };
      return call('sign.decideOrder', { id, granted: false }, 'admin');
    },
  };
};
