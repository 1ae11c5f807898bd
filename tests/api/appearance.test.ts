import { describe, expect, test } from 'vitest';
import type { Appearance } from '../../lib/rpc/appearance.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'hr', 'manager', 'employee', 'stranger']));
const look = async (who: Name = 'admin'): Promise<Appearance> =>
  (await callAs(world, who, 'theme.read', {})).result?.data as unknown as Appearance;
/** Keeps changes of the look: the row that there is, or the first one. */
const keep = async (changes: Record<string, string>): Promise<Answer> => {
  const { own } = await look();
  return own
    ? callAs(world, 'admin', 'table.edit', {
        object: 'theme',
        data: { id: own.id, updated_at: own.updated_at, ...changes },
      })
    : callAs(world, 'admin', 'table.add', { object: 'theme', data: changes });
};
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

describe('the look of a client', () => {
  test('is kept with its history, and goes back to the delivered one', async () => {
    expect((await look()).own).toBeNull();
    expect(outcome(await keep({ primary: '#8C1537' }))).toBe('ok');
    expect(outcome(await keep({ primary: '#0039a6', night_accent: '#ffaa00' }))).toBe('ok');
    const changed = await look();
    expect(changed.own).toMatchObject({ primary: '#0039a6', night_accent: '#ffaa00', accent: '' });
    expect(changed.delivered.colors.primary).toBe('#0a5c70');
    expect(changed.changes[0]).toMatchObject({
      was: { primary: '#8C1537', night_accent: '' },
      became: { primary: '#0039a6' },
    });
    expect(outcome(await keep({ primary: '', night_accent: '' }))).toBe('ok');
    expect((await look()).own).toMatchObject({ primary: '', night_accent: '' });
    expect((await look()).changes).toHaveLength(3);
  });

  test('that cannot be read is refused with the pair and the nearest colour', async () => {
    const before = await look();
    const answer = await keep({ primary: '#ffdd2d' });
    expect(outcome(answer)).toBe('validation');
    const [field, ...others] = answer.error?.data.fields ?? [];
    expect(others).toEqual([]);
    expect(field).toMatchObject({ field: 'primary', code: 'theme/contrast' });
    expect(field?.message).toMatch(/Основной цвет · .*при норме 3.*#aa8800/);
    expect(field?.message_eng).toMatch(/Primary colour · .*where 3.*#aa8800/);
    expect(await look()).toEqual(before);
    expect(outcome(await keep({ primary: '#aa8800' }))).toBe('ok');
    expect(outcome(await keep({ primary: '' }))).toBe('ok');
  });

  test('holds colours and pictures alone', async () => {
    for (const [changes, code] of [
      [{ primary: 'red' }, 'theme/colour'],
      [{ accent: '#fff' }, 'theme/colour'],
      [{ logo: 'not base64' }, 'theme/logo-kind'],
      [{ logo: base64('GIF89a') }, 'theme/logo-kind'],
      [{ logo_dark: base64(SVG.replace('<path', '<script/><path')) }, 'theme/logo-active'],
    ] as const) {
      const answer = await keep(changes);
      expect(answer.error?.data.fields?.map((each) => each.code)).toEqual([code]);
      for (const said of answer.error?.data.fields ?? [])
        for (const words of [said.message, said.message_eng]) expect(words).toMatch(/\S{3}/);
    }
    expect(outcome(await keep({ logo_file: 'x.svg' }))).toBe('unknown_field');
  });

  test('is everybody’s to see', async () => {
    expect(outcome(await keep({ primary: '#0039a6', logo: base64(SVG) }))).toBe('ok');
    const { own, delivered } = await look();
    const address = `/themes/${delivered.code}/${own?.logo_file}`;
    const answer = await fetch(world.portal.origin + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(await answer.text()).toBe(SVG);
    const definition = await (await fetch(`${world.portal.origin}/themes/eg.json`)).json();
    expect(definition).toBeTypeOf('object');
    for (const wrong of [
      `/themes/other/${own?.logo_file}`,
      `/themes/${delivered.code}/${'0'.repeat(32)}.svg`,
    ])
      expect((await fetch(world.portal.origin + wrong)).status).toBe(404);
    expect((await look('admin')).changes[0]?.became).toMatchObject({ logo_file: own?.logo_file });
    expect((await look('admin')).changes[0]?.became).not.toHaveProperty('logo');
  });

  test('is an admin’s to change, and of their client alone', async () => {
    const { own } = await look();
    for (const who of ['hr', 'manager', 'employee'] as const) {
      expect(outcome(await callAs(world, who, 'theme.read', {})), who).toBe('access_denied');
      const data = { id: own?.id, primary: '#8c1537' };
      expect(outcome(await callAs(world, who, 'table.edit', { object: 'theme', data })), who).toBe(
        'access_denied',
      );
      expect(
        outcome(await callAs(world, who, 'table.add', { object: 'theme', data: { primary: '#8c1537' } })),
        who,
      ).toBe('access_denied');
    }
    expect(
      outcome(await callAs(world, 'admin', 'table.del', { object: 'theme', data: { id: own?.id } })),
    ).toBe('access_denied');
    expect(
      outcome(await callAs(world, 'admin', 'table.add', { object: 'theme', data: { primary: '#8c1537' } })),
    ).toBe('validation');
    expect(outcome(await world.call('theme.read', {}, {}))).toBe('invalid_access_token');
  });
});
