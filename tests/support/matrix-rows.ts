import { consentRows } from './consent-rows.ts';
import type { Company } from './matrix-company.ts';
import { dictionaryRows } from './matrix-dictionary-rows.ts';
import { documentRows } from './matrix-document-rows.ts';
import { personal } from './matrix-personal.ts';
import { nobody, type ObjectRows, openWorkshop, type Workshop } from './matrix-workshop.ts';

/** The rows of every object a table of rights speaks of. */
export const rowsOf = (company: Company): Readonly<Record<string, ObjectRows>> => {
  const workshop = openWorkshop(company);
  return {
    ...documentRows(workshop),
    ...peopleRows(workshop),
    ...dictionaryRows(workshop),
    ...consentRows(workshop),
  };
};

/** People, and what is kept about them. */
const peopleRows = (workshop: Workshop): Record<string, ObjectRows> => {
  const { company, member, insert, once, mark, nextYear } = workshop;
  const newPerson = (target: string) => ({
    organization_id: member(target).organization_id,
    number: mark('n'),
    name: 'Новый человек',
    hire_date: '2026-03-02',
  });
  const newManager = (target: string) => insert('employee', newPerson(target));
  const newCandidate = () => insert('employee', { ...newPerson('hr'), is_candidate: true });
  const keptManager = once('manager', (key) => newManager(key.split(' ')[0] ?? ''));
  const assists = (target: string, manager_id: unknown) => ({
    employee_id: member(target).employee_id,
    manager_id,
    type: 'assistant',
  });
  const limit = (target: string) => ({
    employee_id: member(target).employee_id,
    period: nextYear(),
    on_date: '2026-01-01',
    norma: '28.00',
    days_limit: '28.00',
    employee_start_date: '2015-03-02',
  });
  const entry = (target: string) => ({
    client_id: member(target).client_id,
    employee_id: member(target).employee_id,
    period: nextYear(),
    on_date: '2026-01-01',
    parts: 1_200,
    cause: 'correction',
    reason: mark(),
  });
  const timesheetOf = (target: string) => ({
    organization_id: member(target).organization_id,
    employee_id: member(target).employee_id,
    month: `${nextYear()}-01`,
    days: '{}',
  });
  const newTimesheet = (target: string) => insert('timesheet', timesheetOf(target));
  const newDismissal = async (target: string) =>
    insert('dismissal', {
      employee_id: member(target).employee_id,
      date: '2099-01-01',
      ground_id: await insert('dictionary_element', {
        client_id: member(target).client_id,
        dictionary_object_id: 'dismissal',
        dictionary_code: 'DismissalGround',
        code: mark('ground'),
        name: 'Основание',
      }),
      user_id: company.people.hr.user_id,
    });
  const savedView = () => ({ route_name: 'uvacations', name: mark() });
  const newView = (target: string) =>
    insert('user_filter', { user_id: member(target).user_id, ...savedView() });
  const newSession = (target: string) =>
    insert('auth_session', { user_id: member(target).user_id, expires_at: '2100-01-01T00:00:00Z' });
  const newKey = (target: string) =>
    insert('passkey', {
      user_id: member(target).user_id,
      credential_id: mark(),
      public_key: Buffer.alloc(1),
      name: mark(),
    });
  const newTrace = (target: string) =>
    insert('audit', {
      client_id: member(target).client_id,
      stream: mark('stream'),
      seq: 1,
      user_id: member(target).user_id,
      employee_id: member(target).employee_id,
      action: 'sign_in',
      hash: mark('hash'),
    });
  const newMessage = messageOf(workshop);
  return {
    employee: {
      target: personal,
      shared: async (target) => member(target).employee_id,
      fresh: newManager,
      added: async (target, _login, column) =>
        ['own', 'report', 'colleague'].includes(column) ? undefined : newPerson(target),
      change: { location: 'Тверь' },
      table: 'employee',
    },
    candidate: {
      target: (_login, column) => column,
      shared: once('candidate', newCandidate),
      fresh: nobody,
      added: async () => newPerson('hr'),
      change: { position: 'Другая' },
      table: 'employee',
    },
    subordination: {
      target: personal,
      shared: async (target) => member(target).subordination_id ?? undefined,
      fresh: async (target) => insert('subordination', assists(target, await newManager(target))),
      added: async (target, login) => assists(target, await keptManager(`${target} ${login}`)),
      change: { disabled: '0' },
      table: 'subordination',
    },
    user: {
      target: personal,
      shared: async (target) => member(target).user_id || undefined,
      fresh: nobody,
      added: async () => ({ login: mark('login') }),
      change: { language: 'en' },
      table: 'app_user',
    },
    session: {
      target: personal,
      shared: once('session', async (target) => (member(target).user_id ? newSession(target) : undefined)),
      fresh: newSession,
      added: async (target) => ({ user_id: member(target).user_id }),
      change: { user_agent: 'чужой' },
      table: 'auth_session',
      stands: '"ended_at" is null',
    },
    audit: {
      target: personal,
      shared: once('audit', async (target) => (member(target).user_id ? newTrace(target) : undefined)),
      fresh: nobody,
      added: async (target) => ({ user_id: member(target).user_id, action: 'sign_in' }),
      change: { action: 'другое' },
      table: 'audit',
    },
    colleague: {
      target: personal,
      shared: async (target) => member(target).employee_id,
      fresh: nobody,
      added: async (target) => ({ organization_id: member(target).organization_id, name: 'Новый человек' }),
      change: { name: 'Другой человек' },
      table: 'employee',
    },
    deputy: {
      target: personal,
      shared: once('deputy', (target) =>
        insert('deputy', {
          employee_id: member(target).employee_id,
          deputy_employee_id: member('director').employee_id,
          organization_id: member(target).organization_id,
        }),
      ),
      fresh: nobody,
      added: async (target) => ({ employee_id: member(target).employee_id }),
      change: { families: 'vacation' },
      table: 'deputy',
    },
    vacation_limit: {
      target: personal,
      shared: once('vacation_limit', (target) => insert('vacation_limit', limit(target))),
      fresh: (target) => insert('vacation_limit', limit(target)),
      added: async (target) => limit(target),
      change: { days_limit: '30' },
      table: 'vacation_limit',
    },
    leave_entry: {
      target: personal,
      shared: once('leave_entry', (target) => insert('leave_entry', entry(target))),
      fresh: nobody,
      added: async (target) => entry(target),
      change: { reason: 'другая' },
      table: 'leave_entry',
    },
    leave_rest: {
      target: personal,
      shared: async (target) => member(target).employee_id,
      fresh: nobody,
      added: async (target) => ({ organization_id: member(target).organization_id, name: 'Новый человек' }),
      change: { name: 'Другой человек' },
      table: 'employee',
    },
    timesheet: {
      target: personal,
      shared: once('timesheet', newTimesheet),
      fresh: newTimesheet,
      added: async (target) => timesheetOf(target),
      change: { overtime_ids: '7' },
      table: 'timesheet',
    },
    dismissal: {
      target: personal,
      shared: once('dismissal', newDismissal),
      fresh: newDismissal,
      added: async (target) => ({ employee_id: member(target).employee_id, date: '2099-01-01' }),
      change: { comments: 'иначе' },
      table: 'dismissal',
    },
    message: {
      target: (login, column) => (column.startsWith('mailbox') ? column : personal(login, column)),
      shared: once('message', newMessage),
      fresh: newMessage,
      added: async () => ({ read_date: '2026-11-21T09:00:00Z' }),
      change: { read_date: '2026-11-21T09:00:00Z' },
      table: 'message',
    },
    passkey: {
      target: personal,
      shared: once('passkey', async (target) => (member(target).user_id ? newKey(target) : undefined)),
      fresh: newKey,
      added: async () => ({ name: mark() }),
      change: { name: 'Ключ' },
      table: 'passkey',
    },
    certificate: {
      target: personal,
      shared: once('certificate', (target) =>
        insert('certificate', {
          client_id: member(target).client_id,
          employee_id: member(target).employee_id,
          name: mark('name'),
          type: '3',
          serial_number: mark('serial'),
          thumbprint: mark('print'),
          issued_date: '2026-01-01T00:00:00Z',
          expiration_date: '2030-01-01T00:00:00Z',
          der: Buffer.alloc(3),
        }),
      ),
      fresh: nobody,
      added: async (target) => ({ employee_id: member(target).employee_id, name: 'Сертификат', type: '3' }),
      change: { disabled: '0' },
      table: 'certificate',
    },
    key_order: {
      target: personal,
      shared: once('key_order', (target) =>
        insert('key_order', {
          client_id: member(target).client_id,
          employee_id: member(target).employee_id,
          kind: 'issue',
          asked_by: company.people.hr.user_id,
          expires_at: '2100-01-01T00:00:00Z',
        }),
      ),
      fresh: nobody,
      added: async (target) => ({ employee_id: member(target).employee_id, kind: 'issue' }),
      change: { granted: '1' },
      table: 'key_order',
    },
    user_filter: {
      target: personal,
      shared: once('user_filter', async (target) => (member(target).user_id ? newView(target) : undefined)),
      fresh: newView,
      added: async (_target, _login, column) =>
        column === 'own' ? { ...savedView(), parameters: '{}' } : undefined,
      change: { parameters: '{"sort":"desc"}' },
      table: 'user_filter',
    },
  };
};

/** A message to a person, or to the mailbox of hr. */
const messageOf =
  ({ company, member, insert }: Workshop) =>
  (target: string): Promise<number> => {
    const { organizations, clients } = company;
    const mailboxes: Readonly<Record<string, number>> = {
      mailbox: organizations.alpha,
      mailbox_abroad: organizations.beta,
    };
    const mailbox = mailboxes[target];
    const to =
      mailbox === undefined
        ? {
            client_id: member(target).client_id,
            organization_id: member(target).organization_id,
            recipient_id: String(member(target).employee_id),
          }
        : { client_id: clients.north, organization_id: mailbox, recipient_id: 'hr' };
    return insert('message', { ...to, code: 'document_moved' });
  };
