import { FAMILIES } from '../../lib/documents/families.ts';
import { isOfCandidates, policyOf } from '../../lib/families/kinds.data.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { expect, type Person, test } from './support/portal-test.ts';

/** A quick typist. */
const KEY_MS = 60;
const TYPED: Readonly<Record<string, string>> = { text: 'Ремонт сервера', numeric: '1930', decimal: '1930' };
/** As many fields of a form as are typed into, one after another by the Tab key. */
const FIELDS = 4;

interface Field {
  readonly id: string;
  readonly mode: string;
  readonly longest: number;
}

/** Fields one types into, as they stand in the form. */
const fieldsOf = (person: Person): Promise<readonly Field[]> =>
  person.page
    .locator('main')
    .locator('input:not([type]), input[type=text], textarea')
    .evaluateAll((all) =>
      all
        .filter((each): each is HTMLInputElement => each instanceof HTMLElement && each.checkVisibility())
        .filter(
          ({ id, readOnly, disabled, role }) => id !== '' && !readOnly && !disabled && role !== 'combobox',
        )
        .map(({ id, inputMode, maxLength }) => ({
          id,
          mode: inputMode || 'text',
          longest: maxLength > 0 ? maxLength : 99,
        })),
    );

const MASTER = linkTo('overtime-master-form');
const FORMS: readonly (readonly [name: string, login: string, address: string])[] = [
  ...FAMILIES.filter((family) => !isOfCandidates(family) && !policyOf(family).pushed).map(
    ({ object_id, routes }) =>
      [object_id, 'employee', linkTo(routes.form, {}, { query: { mode: 'own' } })] as const,
  ),
  ['overtime of several', 'manager', MASTER],
];

test('what is typed into any form while its page settles on a slow machine stays, and the focus stays where one types', async ({
  enter,
}) => {
  test.slow();
  const people = new Map<string, Person>();
  for (const [name, login, address] of FORMS)
    await test.step(name, async () => {
      const person = people.get(login) ?? (await enter(login));
      people.set(login, person);
      const { page, context } = person;
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('main').locator('input:not([type]), input[type=text], textarea').first().waitFor();
      const fields = (await fieldsOf(person)).slice(0, FIELDS);
      for (const { id, mode } of fields) {
        const field = page.locator(`[id="${id}"]`);
        await field.focus();
        await page.keyboard.type(TYPED[mode] ?? TYPED.text ?? '', { delay: KEY_MS });
        await expect(field, `${name}: ${id} keeps the focus`).toBeFocused();
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForFunction(() => !('egEarly' in window));
      for (const { id, mode, longest } of fields) {
        const typed = (TYPED[mode] ?? '').slice(0, longest);
        // A date gets its dots, a time its colon, a sum its spaces and what follows the comma.
        const kept = bare(await page.locator(`[id="${id}"]`).inputValue());
        expect(kept.slice(0, bare(typed).length), `${name}: ${id}`).toBe(bare(typed));
      }
    });
});

const bare = (text: string): string => text.replaceAll(/[\s.,:]/g, '');
