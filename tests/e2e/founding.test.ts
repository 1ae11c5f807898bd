import { languagesOf } from '../support/whole.ts';
import { type EmptyPortal, startEmptyPortal } from './support/empty-portal.ts';
import { expectPeople } from './support/founded-numbers.ts';
import { PLANNING } from './support/founded-people.ts';
import { founding } from './support/founding.ts';
import { enterDays, foundCompany, importPeople } from './support/founding-company.ts';
import { dismiss } from './support/founding-dismissal.ts';
import { hireCandidate } from './support/founding-hire.ts';
import { certify, takeFirstLeave } from './support/founding-leave.ts';
import { closeMonth } from './support/founding-month.ts';
import { planDepartment } from './support/founding-schedule.ts';
import { test as portalTest } from './support/portal-test.ts';

/** Each language has a portal of its own, and so a worker: who extends apart shares none. */
const onEmptyPortal = () =>
  portalTest.extend<object, { empty: EmptyPortal }>({
    empty: [
      async ({ browserName: _ }, use, { workerIndex }) => {
        const empty = await startEmptyPortal(`founded_${workerIndex}`, { mail: true });
        await use(empty);
        await empty.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    portal: async ({ empty }, use) => use(empty),
  });

const LEAVER = 'Абрикосов Антон';

for (const locale of languagesOf('founding')) {
  const test = onEmptyPortal();
  test(`a company of sixty is founded, and its first month is worked through on the screens (${locale})`, async ({
    visit,
    empty,
    mailbox,
  }) => {
    test.slow();
    const company = await founding({ locale, visit, empty, mailbox });
    const { admin, enter, named } = company;
    await foundCompany(company);
    await importPeople(company);
    await enterDays(company);
    await expectPeople(admin, company, 0);

    const employee = await enter(LEAVER);
    const manager = await enter(named(LEAVER).manager);
    const [hr, reviewer] = [await enter('Лебедева'), await enter('Сорокина')];
    const leave = await takeFirstLeave(company, { employee, manager, reviewer, hr });
    await certify(company, employee);
    const director = await enter(named(PLANNING.head).manager);
    await planDepartment({ hr, director, head: await enter(PLANNING.head) });
    await closeMonth(company, hr);
    await hireCandidate(company, { recruiter: await enter('Галкина'), hr });
    await dismiss(company, hr, LEAVER, leave);
  });
}
