import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../lib/signing/verify/report.ts';
import type { Db } from '../../server/db/tx.ts';
import type { powerOfAttorneyOf } from '../../server/signing/power-of-attorney/power-of-attorney.ts';
import { type Company, one } from '../support/matrix-company.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { type OwnProcess, ownCompany } from '../support/own-process.ts';

describe('what a signature of the employer rests on', () => {
  let own: OwnProcess;
  let company: Company;
  let db: Db;
  let find: typeof powerOfAttorneyOf;
  let document_id: number;

  beforeAll(async () => {
    ({ own, company } = await ownCompany());
    ({ db } = await import('../../server/db/tx.ts'));
    ({ powerOfAttorneyOf: find } = await import(
      '../../server/signing/power-of-attorney/power-of-attorney.ts'
    ));
    document_id = await addVacation(company, 'employee', 'agreed');
    await company.db.query(
      `update "organization" set "ogrn" = '1027700132195', "inn" = '7707083893' where "id" = $1`,
      [company.organizations.alpha],
    );
  });
  afterAll(async () => {
    await company?.close();
    await own?.close();
  });
  beforeEach(() => company.db.query('delete from "power_of_attorney"'));

  const power = (change: object = {}): Promise<number> => {
    const row = {
      client_id: company.clients.north,
      organization_id: company.organizations.alpha,
      employee_id: company.people.reviewer.employee_id,
      number: `n${Math.floor(performance.now() * 1000)}`,
      valid_from: '2020-01-01',
      valid_to: '2100-01-01',
      xml: Buffer.from('<a/>'),
      xml_signature: Buffer.from([0x30, 0]),
      ...change,
    };
    const names = Object.keys(row);
    return one(
      company.db,
      `insert into "power_of_attorney" (${names.map((name) => `"${name}"`).join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
      Object.values(row),
    );
  };
  const rests = async (change: object = {}, subject: Record<string, string> = { SNILS: '1' }) => {
    const intent = {
      document_id,
      employee_id: company.people.reviewer.employee_id,
      party: 'employer',
      type: '3',
      company_behalf: false,
      ...change,
    } as const;
    const report = { verdict: 'passed', code: 'ok', checks: [], signer: { subject } } as unknown as Report;
    return find(db, intent, report).catch((error: { refusal?: { reason: string } }) => {
      if (!error.refusal) throw error;
      return error.refusal.reason;
    });
  };
  const behalf = { company_behalf: true };

  test('a power of attorney of that person and organization that is in force', async () => {
    const id = await power();
    expect(await rests()).toBe(id);
    expect(await rests(behalf)).toBe(id);
  });

  test('the one that lasts longest, of several', async () => {
    await power({ valid_to: '2090-01-01' });
    const id = await power({ valid_to: '2099-01-01' });
    await power({ valid_to: '2080-01-01' });
    expect(await rests(behalf)).toBe(id);
  });

  test('none where the certificate is the company’s own', async () => {
    await power();
    expect(await rests(behalf, { OGRN: '1027700132195' })).toBeNull();
    expect(await rests(behalf, { INNLE: '7707083893' })).toBeNull();
  });

  test('not the certificate of another company', async () => {
    expect(await rests(behalf, { OGRN: '1027739609391' })).toBe('power_of_attorney_missing');
  });

  test.each([
    ['none at all', undefined],
    ['one that is over', { valid_to: '2026-01-01' }],
    ['one that has not begun', { valid_from: '2099-01-01' }],
    ['one that is switched off', { disabled: true }],
    ['somebody else’s', { employee_id: 'manager' }],
    ['one of another organization', { organization_id: 'beta' }],
  ])('nobody signs in the company’s name with %s; for oneself it goes without', async (_what, change) => {
    if (change)
      await power({
        ...change,
        ...('employee_id' in change ? { employee_id: company.people.manager.employee_id } : {}),
        ...('organization_id' in change ? { organization_id: company.organizations.beta } : {}),
      });
    expect(await rests(behalf)).toBe('power_of_attorney_missing');
    expect(await rests()).toBeNull();
  });

  test('nothing is asked of an employee, nor of weaker signatures', async () => {
    await power();
    expect(await rests({ party: 'employee' })).toBeNull();
    for (const type of ['1', '2', 'none']) expect(await rests({ type, ...behalf })).toBeNull();
  });
});
