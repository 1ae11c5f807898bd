/**
 * WHO MAY DO WHAT TO WHOSE ROW.
 *
 * A reviewed statement, read from the specification (6, 4.2) and its resolutions; never generated. Rows are logins of
 * the company in `tests/support/matrix-people.data.ts`, columns are whose row it is: one's own, a report's (for the
 * assistant: a report of the manager they assist), a colleague's (same manager), another person's of the organization,
 * one of the other organization of the client (`abroad`), one of another client (`foreign`).
 * `-` nothing, `.` there is no such row. What stands nowhere is refused, and the walk tries it.
 * `visitor` has not signed in.
 *
 * Documents of families have tables of their own, `families/<object_id>.rights.txt`.
 */

/** R in lists, by filter and raw · A add one for this person or place · E edit · D delete. */
export const RIGHTS: Readonly<Record<string, string>> = {
  // Documents of all families in one list, never written here: each is read as its family's table says. These are
  // vacations; candidates and admins have none to read (ROLE-14, AMB-060).
  document: `
                own  report  colleague  other  abroad  foreign
    employee    R    .       -          -      -       -
    manager     R    R       -          -      -       -
    assistant   R    R       -          -      -       -
    reviewer    R    .       R          R      -       -
    hr          R    .       R          R      -       -
    accountant  R    .       R          R      -       -
    recruiter   R    .       -          -      -       -
    candidate   -    .       -          -      -       -
    admin       -    .       -          -      -       -
    gf_manager  R    .       R          R      -       -
    deputy      R    .       -          -      -       -
    stranger    R    .       -          -      -       -
    stranger_hr R    .       R          R      -       -
    visitor     .    .       .          -      -       -`,

  // History and files are read where their document is; moves are in MOVES, uploads are a request of their own.
  document_status: `
                own  report  colleague  other  abroad  foreign
    employee    R    .       -          -      -       -
    manager     R    R       -          -      -       -
    assistant   R    R       -          -      -       -
    reviewer    R    .       R          R      -       -
    hr          R    .       R          R      -       -
    accountant  R    .       R          R      -       -
    recruiter   R    .       -          -      -       -
    candidate   -    .       -          -      -       -
    admin       -    .       -          -      -       -
    gf_manager  R    .       R          R      -       -
    deputy      R    .       -          -      -       -
    stranger    R    .       -          -      -       -
    stranger_hr R    .       R          R      -       -
    visitor     .    .       .          -      -       -`,

  document_change: `
                own  report  colleague  other  abroad  foreign
    employee    R    .       -          -      -       -
    manager     R    R       -          -      -       -
    assistant   R    R       -          -      -       -
    reviewer    R    .       R          R      -       -
    hr          R    .       R          R      -       -
    accountant  R    .       R          R      -       -
    recruiter   R    .       -          -      -       -
    candidate   -    .       -          -      -       -
    admin       -    .       -          -      -       -
    gf_manager  R    .       R          R      -       -
    deputy      R    .       -          -      -       -
    stranger    R    .       -          -      -       -
    stranger_hr R    .       R          R      -       -
    visitor     .    .       .          -      -       -`,

  // Messages of a thread: readers of the document write them; only the author changes or deletes one.
  discussion_message: `
                own      report  colleague  other  abroad  foreign
    employee    R,A,E,D  .       -          -      -       -
    manager     R,A,E,D  R,A     -          -      -       -
    assistant   R,A,E,D  R,A     -          -      -       -
    reviewer    R,A,E,D  .       R,A        R,A    -       -
    hr          R,A,E,D  .       R,A        R,A    -       -
    accountant  R,A,E,D  .       R,A        R,A    -       -
    recruiter   R,A,E,D  .       -          -      -       -
    candidate   -        .       -          -      -       -
    admin       -        .       -          -      -       -
    gf_manager  R,A,E,D  .       R,A        R,A    -       -
    deputy      R,A,E,D  .       -          -      -       -
    stranger    R,A,E,D  .       -          -      -       -
    stranger_hr R,A,E,D  .       R,A        R,A    -       -
    visitor     .        .       .          -      -       -`,

  // Signatures: read-only for all callers, and read where the document is.
  signature: `
                own  report  colleague  other  abroad  foreign
    employee    R    .       -          -      -       -
    manager     R    R       -          -      -       -
    assistant   R    R       -          -      -       -
    reviewer    R    .       R          R      -       -
    hr          R    .       R          R      -       -
    accountant  R    .       R          R      -       -
    recruiter   R    .       -          -      -       -
    candidate   -    .       -          -      -       -
    admin       -    .       -          -      -       -
    gf_manager  R    .       R          R      -       -
    deputy      R    .       -          -      -       -
    stranger    R    .       -          -      -       -
    stranger_hr R    .       R          R      -       -
    visitor     .    .       .          -      -       -`,

  // A paper as it is published, with its recipients: hr of its organization alone.
  paper: `
                home     abroad   foreign
    employee    -        -        -
    manager     -        -        -
    assistant   -        -        -
    reviewer    -        -        -
    hr          R,A,E,D  -        -
    accountant  -        -        -
    recruiter   -        -        -
    candidate   -        -        -
    admin       -        -        -
    gf_manager  -        -        -
    deputy      -        -        -
    stranger    -        -        -
    stranger_hr -        R,A,E,D  -
    visitor     -        -        -`,

  // Candidates, for those who hire (ROUTE-95, AMB-134): only the calls of hiring write them.
  candidate: `
                shared
    employee    -
    manager     -
    assistant   -
    reviewer    -
    hr          R
    accountant  -
    recruiter   R
    candidate   -
    admin       -
    gf_manager  -
    deputy      -
    stranger    -
    stranger_hr -
    visitor     -`,

  file: `
                own  report  colleague  other  abroad  foreign
    employee    R    .       -          -      -       -
    manager     R    R       -          -      -       -
    assistant   R    R       -          -      -       -
    reviewer    R    .       R          R      -       -
    hr          R    .       R          R      -       -
    accountant  R    .       R          R      -       -
    recruiter   R    .       -          -      -       -
    candidate   -    .       -          -      -       -
    admin       -    .       -          -      -       -
    gf_manager  R    .       R          R      -       -
    deputy      R    .       -          -      -       -
    stranger    R    .       -          -      -       -
    stranger_hr R    .       R          R      -       -
    visitor     .    .       .          -      -       -`,

  // Absences. The reason is read with the document: one's own, reports', of colleagues under one manager; of the whole
  // organization for readers of its documents. A candidate and an admin who is no employee have no colleagues.
  away: `
                own  report  colleague  other  abroad  foreign
    employee    R    .       R          -      -       -
    manager     R    R       R          -      -       -
    assistant   R    R       R          -      -       -
    reviewer    R    .       R          R      -       -
    hr          R    .       R          R      -       -
    accountant  R    .       R          R      -       -
    recruiter   R    .       R          -      -       -
    candidate   -    .       -          -      -       -
    admin       -    .       -          -      -       -
    gf_manager  R    .       R          R      -       -
    deputy      R    .       R          -      -       -
    stranger    R    .       R          R      -       -
    stranger_hr R    .       R          R      -       -
    visitor     .    .       .          -      -       -`,

  // People. hr keeps those of the organization, an admin those of the client (ROLE-31), no person their own row. A
  // person with documents or an account is closed, not deleted; a new person is an `other` one.
  employee: `
                own  report  colleague  other    abroad   foreign
    employee    R    .       -          -        -        -
    manager     R    -       -          -        -        -
    assistant   R    -       -          -        -        -
    reviewer    R    .       R          R        -        -
    hr          R    .       R,E        R,A,E,D  -        -
    accountant  R    .       R          R        -        -
    recruiter   R    .       -          -        -        -
    candidate   -    .       -          -        -        -
    admin       R    .       R,E        R,A,E,D  R,A,E,D  -
    gf_manager  R    .       -          -        -        -
    deputy      R    .       -          -        -        -
    stranger    R    .       -          -        -        -
    stranger_hr R    .       R,E        R,A,E,D  -        -
    visitor     .    .       .          -        -        -`,

  // Dismissals are read by those who enter them, each by a call of its own.
  dismissal: `
                own  report  colleague  other    abroad   foreign
    employee    -    .       -          -        -        -
    manager     -    -       -          -        -        -
    assistant   -    -       -          -        -        -
    reviewer    -    .       -          -        -        -
    hr          R    .       R          R        -        -
    accountant  -    .       -          -        -        -
    recruiter   -    .       -          -        -        -
    candidate   -    .       -          -        -        -
    admin       R    .       R          R        R        -
    gf_manager  -    .       -          -        -        -
    deputy      -    .       -          -        -        -
    stranger    -    .       -          -        -        -
    stranger_hr R    .       R          R        -        -
    visitor     .    .       .          -        -        -`,

  // Subordinations: the employee and the manager it names read it.
  subordination: `
                own      report  colleague  other    abroad   foreign
    employee    R        .       -          -        -        .
    manager     R        R       -          -        -        .
    assistant   R        -       -          -        -        .
    reviewer    R        .       R          R        -        .
    hr          R        .       R,A,E,D    R,A,E,D  -        .
    accountant  R        .       R          R        -        .
    recruiter   R        .       -          -        -        .
    candidate   R        .       -          -        -        .
    admin       R        .       R,A,E,D    R,A,E,D  R,A,E,D  .
    gf_manager  R        .       -          -        -        .
    deputy      R        .       -          -        -        .
    stranger    R        .       -          .        -        .
    stranger_hr R        .       R,A,E,D    .        -        .
    visitor     .        .       .          -        -        .`,

  // Accounts are written by their own calls, never as table rows.
  user: `
                own  report  colleague  other  abroad  foreign
    employee    R    .       -          -      -       -
    manager     R    -       -          -      -       -
    assistant   R    -       -          -      -       -
    reviewer    R    .       -          -      -       -
    hr          R    .       R          R      -       -
    accountant  R    .       -          -      -       -
    recruiter   R    .       -          -      -       -
    candidate   R    .       -          -      -       -
    admin       R    .       R          R      R       -
    gf_manager  R    .       -          -      -       -
    deputy      R    .       -          -      -       -
    stranger    R    .       -          -      -       -
    stranger_hr R    .       R          R      -       -
    visitor     .    .       .          -      -       -`,

  // Sessions: one's own, those of the client for an admin. Deleting one ends it.
  session: `
                own  report  colleague  other  abroad  foreign
    employee    R,D  .       -          -      -       -
    manager     R,D  -       -          -      -       -
    assistant   R,D  -       -          -      -       -
    reviewer    R,D  .       -          -      -       -
    hr          R,D  .       -          -      -       -
    accountant  R,D  .       -          -      -       -
    recruiter   R,D  .       -          -      -       -
    candidate   R,D  .       -          -      -       -
    admin       R,D  .       R,D        R,D    R,D     -
    gf_manager  R,D  .       -          -      -       -
    deputy      R,D  .       -          -      -       -
    stranger    R,D  .       -          -      -       -
    stranger_hr R,D  .       -          -      -       -
    visitor     .    .       .          -      -       -`,

  // The audit: an admin reads the rows of the client, others none; no call here writes any.
  audit: `
                own  report  colleague  other  abroad  foreign
    employee    -    .       -          -      -       -
    manager     -    -       -          -      -       -
    assistant   -    -       -          -      -       -
    reviewer    -    .       -          -      -       -
    hr          -    .       -          -      -       -
    accountant  -    .       -          -      -       -
    recruiter   -    .       -          -      -       -
    candidate   -    .       -          -      -       -
    admin       R    .       R          R      R       -
    gf_manager  -    .       -          -      -       -
    deputy      -    .       -          -      -       -
    stranger    -    .       -          -      -       -
    stranger_hr -    .       -          -      -       -
    visitor     .    .       .          -      -       -`,

  // An admin keeps granted accesses; the holder sees current ones in the profile.
  grant: `
                alpha      beta       foreign
    employee    -          -          -
    manager     -          -          -
    assistant   -          -          -
    reviewer    -          -          -
    hr          -          -          -
    accountant  -          -          -
    recruiter   -          -          -
    candidate   -          -          -
    admin       R,A,E,D    R,A,E,D    -
    gf_manager  -          -          -
    deputy      -          -          -
    stranger    -          -          -
    stranger_hr -          -          -
    visitor     -          -          -`,

  // A deputy is named by `user.auth`; it is read by the two it concerns and by an admin.
  deputy: `
                own        report     colleague  other      abroad     foreign
    employee    R          .          -          -          -          -
    manager     R          -          -          -          -          -
    assistant   R          -          -          -          -          -
    reviewer    R          .          -          -          -          -
    hr          R          .          -          -          -          -
    accountant  R          .          -          -          -          -
    recruiter   R          .          -          -          -          -
    candidate   R          .          -          -          -          -
    admin       R          .          R          R          R          -
    gf_manager  R          .          -          -          -          -
    deputy      R          .          -          -          -          -
    stranger    R          .          -          -          -          -
    stranger_hr R          .          -          -          -          -
    visitor     .          .          .          -          -          -`,

  // Names and positions of one's own organization, to choose a deputy from.
  colleague: `
                own        report     colleague  other      abroad     foreign
    employee    R          .          R          R          -          -
    manager     R          R          R          R          -          -
    assistant   R          R          R          R          -          -
    reviewer    R          .          R          R          -          -
    hr          R          .          R          R          -          -
    accountant  R          .          R          R          -          -
    recruiter   R          .          R          R          -          -
    candidate   -          .          -          -          -          -
    admin       -          .          -          -          -          -
    gf_manager  R          .          R          R          -          -
    deputy      R          .          R          R          -          -
    stranger    R          .          R          R          -          -
    stranger_hr R          .          R          R          -          -
    visitor     .          .          .          -          -          -`,

  // Balances: one's own, those of reports, the organization's for hr, reviewer and accountant.
  vacation_limit: `
                own      report  colleague  other    abroad   foreign
    employee    R        .       -          -        -        -
    manager     R        R       -          -        -        -
    assistant   R        -       -          -        -        -
    reviewer    R        .       R          R        -        -
    hr          R        .       R,A,E,D    R,A,E,D  -        -
    accountant  R        .       R          R        -        -
    recruiter   R        .       -          -        -        -
    candidate   R        .       -          -        -        -
    admin       R        .       R,A,E,D    R,A,E,D  R,A,E,D  -
    gf_manager  R        .       -          -        -        -
    deputy      R        .       -          -        -        -
    stranger    R        .       -          -        -        -
    stranger_hr R        .       R,A,E,D    R,A,E,D  -        -
    visitor     .        .       .          -        -        -`,

  // Timesheets: one's own, those of reports, those of the organization for hr, reviewers and accountants; they are kept
  // by calls of their own (AMB-160, TS-02).
  timesheet: `
                own      report  colleague  other    abroad   foreign
    employee    R        .       -          -        -        -
    manager     R        R       -          -        -        -
    assistant   R        -       -          -        -        -
    reviewer    R        .       R          R        -        -
    hr          R        .       R          R        -        -
    accountant  R        .       R          R        -        -
    recruiter   R        .       -          -        -        -
    candidate   -        .       -          -        -        -
    admin       -        .       -          -        -        -
    gf_manager  R        .       -          -        -        -
    deputy      R        .       -          -        -        -
    stranger    R        .       -          -        -        -
    stranger_hr R        .       R          R        -        -
    visitor     .        .       .          -        -        -`,

  // Entries that balances sum: read where a balance is, never written here.
  leave_entry: `
                own      report  colleague  other    abroad   foreign
    employee    R        .       -          -        -        -
    manager     R        R       -          -        -        -
    assistant   R        -       -          -        -        -
    reviewer    R        .       R          R        -        -
    hr          R        .       R          R        -        -
    accountant  R        .       R          R        -        -
    recruiter   R        .       -          -        -        -
    candidate   R        .       -          -        -        -
    admin       R        .       R          R        R        -
    gf_manager  R        .       -          -        -        -
    deputy      R        .       -          -        -        -
    stranger    R        .       -          -        -        -
    stranger_hr R        .       R          R        -        -
    visitor     .        .       .          -        -        -`,

  // Today's days of people: the same readers. A candidate is not staff.
  leave_rest: `
                own      report  colleague  other    abroad   foreign
    employee    R        .       -          -        -        -
    manager     R        R       -          -        -        -
    assistant   R        -       -          -        -        -
    reviewer    R        .       R          R        -        -
    hr          R        .       R          R        -        -
    accountant  R        .       R          R        -        -
    recruiter   R        .       -          -        -        -
    candidate   -        .       -          -        -        -
    admin       R        .       R          R        R        -
    gf_manager  R        .       -          -        -        -
    deputy      R        .       -          -        -        -
    stranger    R        .       -          -        -        -
    stranger_hr R        .       R          R        -        -
    visitor     .        .       .          -        -        -`,

  // Messages to a person; `mailbox` is hr's of the organization, `mailbox_abroad` the other organization's.
  message: `
                own  report  colleague  other  abroad  foreign  mailbox  mailbox_abroad
    employee    R,E  .       -          -      -       -        -        -
    manager     R,E  -       -          -      -       -        -        -
    assistant   R,E  -       -          -      -       -        -        -
    reviewer    R,E  .       -          -      -       -        -        -
    hr          R,E  .       -          -      -       -        R,E      -
    accountant  R,E  .       -          -      -       -        -        -
    recruiter   R,E  .       -          -      -       -        -        -
    candidate   R,E  .       -          -      -       -        -        -
    admin       R,E  .       -          -      -       -        -        -
    gf_manager  R,E  .       -          -      -       -        -        -
    deputy      R,E  .       -          -      -       -        -        -
    stranger    R,E  .       -          -      -       -        -        -
    stranger_hr R,E  .       -          -      -       -        -        R,E
    visitor     .    .       .          -      -       -        -        -`,

  passkey: `
                own      report  colleague  other  abroad  foreign
    employee    R        .       -          -      -       -
    manager     R        -       -          -      -       -
    assistant   R        -       -          -      -       -
    reviewer    R        .       -          -      -       -
    hr          R        .       -          -      -       -
    accountant  R        .       -          -      -       -
    recruiter   R        .       -          -      -       -
    candidate   R        .       -          -      -       -
    admin       R        .       -          -      -       -
    gf_manager  R        .       -          -      -       -
    deputy      R        .       -          -      -       -
    stranger    R        .       -          -      -       -
    stranger_hr R        .       -          -      -       -
    visitor     .        .       .          -      -       -`,

  // What people sign with, and the keys hr orders for them: written by the methods `sign.*` alone.
  certificate: `
                own      report  colleague  other  abroad  foreign
    employee    R        .       -          -      -       -
    manager     R        -       -          -      -       -
    assistant   R        -       -          -      -       -
    reviewer    R        .       -          -      -       -
    hr          R        .       R          R      -       -
    accountant  R        .       -          -      -       -
    recruiter   R        .       -          -      -       -
    candidate   R        .       -          -      -       -
    admin       R        .       R          R      R       -
    gf_manager  R        .       -          -      -       -
    deputy      R        .       -          -      -       -
    stranger    R        .       -          -      -       -
    stranger_hr R        .       R          R      -       -
    visitor     .        .       .          -      -       -`,

  key_order: `
                own      report  colleague  other  abroad  foreign
    employee    R        .       -          -      -       -
    manager     R        -       -          -      -       -
    assistant   R        -       -          -      -       -
    reviewer    R        .       -          -      -       -
    hr          R        .       R          R      -       -
    accountant  R        .       -          -      -       -
    recruiter   R        .       -          -      -       -
    candidate   R        .       -          -      -       -
    admin       R        .       R          R      R       -
    gf_manager  R        .       -          -      -       -
    deputy      R        .       -          -      -       -
    stranger    R        .       -          -      -       -
    stranger_hr R        .       R          R      -       -
    visitor     .        .       .          -      -       -`,

  // Trusted certificates of the client: its admins' alone. One is added by `trust.add`.
  trusted_certificate: `
                client   foreign
    employee    -        -
    manager     -        -
    assistant   -        -
    reviewer    -        -
    hr          -        -
    accountant  -        -
    recruiter   -        -
    candidate   -        -
    admin       R,E,D    -
    gf_manager  -        -
    deputy      -        -
    stranger    -        -
    visitor     -        -`,

  user_filter: `
                own      report  colleague  other  abroad  foreign
    employee    R,A,E,D  .       -          -      -       -
    manager     R,A,E,D  -       -          -      -       -
    assistant   R,A,E,D  -       -          -      -       -
    reviewer    R,A,E,D  .       -          -      -       -
    hr          R,A,E,D  .       -          -      -       -
    accountant  R,A,E,D  .       -          -      -       -
    recruiter   R,A,E,D  .       -          -      -       -
    candidate   R,A,E,D  .       -          -      -       -
    admin       R,A,E,D  .       -          -      -       -
    gf_manager  R,A,E,D  .       -          -      -       -
    deputy      R,A,E,D  .       -          -      -       -
    stranger    R,A,E,D  .       -          -      -       -
    stranger_hr R,A,E,D  .       -          -      -       -
    visitor     .        .       .          -      -       -`,

  // Dictionaries. `client` is a row for the caller's whole client; `abroad` one kept for «beta» only, `home` one kept
  // for «alpha» only.
  organization: `
                client_own  client_other  foreign
    employee    R           -             -
    manager     R           -             -
    assistant   R           -             -
    reviewer    R           -             -
    hr          R           R             -
    accountant  R           R             -
    recruiter   R           R             -
    candidate   R           -             -
    admin       R,E         R,A,E,D       -
    gf_manager  R           -             -
    deputy      R           -             -
    visitor     -           -             -`,

  document_type: `
                client   home     abroad   foreign
    employee    R        R        -        -
    manager     R        R        -        -
    assistant   R        R        -        -
    reviewer    R        R        -        -
    hr          R        R        -        -
    accountant  R        R        -        -
    recruiter   R        R        -        -
    candidate   -        -        -        -
    admin       R,A,E,D  R,A,E,D  R,A,E,D  -
    gf_manager  R        R        -        -
    deputy      R        R        -        -
    stranger    R        -        R        -
    visitor     -        -        -        -`,

  // Signing is announced next to a button, so every employee reads the policy; an admin decides.
  signature_policy: `
                client    foreign
    employee    R         -
    manager     R         -
    assistant   R         -
    reviewer    R         -
    hr          R         -
    accountant  R         -
    recruiter   R         -
    candidate   -         -
    admin       R,A,E,D   -
    gf_manager  R         -
    deputy      R         -
    stranger    R         -
    stranger_hr R         -
    visitor     -         -`,

  // Who signs for an organization is kept by its hr, and by an admin.
  power_of_attorney: `
                alpha     beta      foreign
    employee    -         -         -
    manager     -         -         -
    assistant   -         -         -
    reviewer    -         -         -
    hr          R,A,E,D   -         -
    accountant  -         -         -
    recruiter   -         -         -
    candidate   -         -         -
    admin       R,A,E,D   R,A,E,D   -
    gf_manager  -         -         -
    deputy      -         -         -
    stranger    -         -         -
    stranger_hr -         R,A,E,D   -
    visitor     -         -         -`,

  // Non-admins read the enabled steps of their own business roles and of `system` (AMB-058).
  workflow: `
                employee  manager  reviewer  hr       accountant  system   disabled  abroad   foreign
    employee    R         -        -         -        -           R        -         -        -
    manager     R         R        -         -        -           R        -         -        -
    assistant   R         -        -         -        -           R        -         -        -
    reviewer    R         -        R         -        -           R        -         -        -
    hr          R         -        -         R        -           R        -         -        -
    accountant  R         -        -         -        R           R        -         -        -
    recruiter   R         -        -         -        -           R        -         -        -
    candidate   -         -        -         -        -           -        -         -        -
    admin       R,A,E,D   R,A,E,D  R,A,E,D   R,A,E,D  R,A,E,D     R,A,E,D  R,A,E,D   R,A,E,D  -
    gf_manager  R         -        -         -        -           R        -         -        -
    deputy      R         -        -         -        -           R        -         -        -
    stranger    R         -        -         -        -           R        -         R        -
    visitor     -         -        -         -        -           -        -         -        -`,

  request_type: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R        -
    accountant  R        -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    visitor     -        -`,

  // Reference dictionaries are for those who work here: a candidate reads none (ROLE-14). Expenses are the accountant's too.
  expense_type: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R        -
    accountant  R,A,E,D  -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    visitor     -        -`,

  expense_goal: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R        -
    accountant  R,A,E,D  -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    visitor     -        -`,

  // People as the accounting system hands them over are an admin's alone.
  employee_1c: `
                client   foreign
    employee    -        -
    manager     -        -
    assistant   -        -
    reviewer    -        -
    hr          -        -
    accountant  -        -
    recruiter   -        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  -        -
    deputy      -        -
    stranger    -        -
    visitor     -        -`,

  // Reasons to leave before the notice is over: kept by hr too, of either organization.
  dismissal_reason: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R,A,E,D  -
    accountant  R        -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    stranger_hr R,A,E,D  -
    visitor     -        -`,

  // Entries of dictionaries that are a code with names, of assessment and of overtime, are kept by hr too.
  dictionary_element: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R,A,E,D  -
    accountant  R        -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    stranger_hr R,A,E,D  -
    visitor     -        -`,

  country: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R        -
    accountant  R        -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    visitor     -        -`,

  currency: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R        -
    accountant  R        -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    visitor     -        -`,

  // Where trips go is kept by hr too, of either organization (TRIP-06).
  city: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R,A,E,D  -
    accountant  R        -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    stranger_hr R,A,E,D  -
    visitor     -        -`,

  // Read through rows that name one by its id; written as elements of their dictionary.
  btrip_destination: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R        -
    accountant  R        -
    recruiter   R        -
    candidate   -        -
    admin       R        -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    stranger_hr R        -
    visitor     -        -`,

  // The accountant sets rates beside admin; a past day keeps its own, so all readers see all of them.
  currency_rate: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R        -
    accountant  R,A,E,D  -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    stranger_hr R        -
    visitor     -        -`,

  // Per diem is set by the employer: hr and the accountant of an organization keep its own and the client's.
  perdiem_rate: `
                client   home     abroad   foreign
    employee    R        R        -        -
    manager     R        R        -        -
    assistant   R        R        -        -
    reviewer    R        R        -        -
    hr          R,A,E,D  R,A,E,D  -        -
    accountant  R,A,E,D  R,A,E,D  -        -
    recruiter   R        R        -        -
    candidate   -        -        -        -
    admin       R,A,E,D  R,A,E,D  R,A,E,D  -
    gf_manager  R        R        -        -
    deputy      R        R        -        -
    stranger    R        -        R        -
    stranger_hr R,A,E,D  -        R,A,E,D  -
    visitor     -        -        -        -`,

  // Printed forms are kept by hr of an organization beside admin; people who print read the list.
  template: `
                client   home     abroad   foreign
    employee    R        R        -        -
    manager     R        R        -        -
    assistant   R        R        -        -
    reviewer    R        R        -        -
    hr          R,A,E,D  R,A,E,D  -        -
    accountant  R        R        -        -
    recruiter   R        R        -        -
    candidate   -        -        -        -
    admin       R,A,E,D  R,A,E,D  R,A,E,D  -
    gf_manager  R        R        -        -
    deputy      R        R        -        -
    stranger    R        -        R        -
    stranger_hr R,A,E,D  -        R,A,E,D  -
    visitor     -        -        -        -`,

  // Versions of a template come by an upload and never change.
  template_version: `
                client   home     abroad   foreign
    employee    -        -        -        -
    manager     -        -        -        -
    assistant   -        -        -        -
    reviewer    -        -        -        -
    hr          R        R        -        -
    accountant  -        -        -        -
    recruiter   -        -        -        -
    candidate   -        -        -        -
    admin       R        R        R        -
    gf_manager  -        -        -        -
    deputy      -        -        -        -
    stranger    -        -        -        -
    stranger_hr R        -        R        -
    visitor     -        -        -        -`,

  // Reports are admin's; others read those in force for their role.
  report: `
                client   manager  disabled  foreign
    employee    R        -        -         -
    manager     R        R        -         -
    assistant   R        -        -         -
    reviewer    R        -        -         -
    hr          R        -        -         -
    accountant  R        -        -         -
    recruiter   R        -        -         -
    candidate   -        -        -         -
    admin       R,A,E,D  R,A,E,D  R,A,E,D   -
    gf_manager  R        -        -         -
    deputy      R        -        -         -
    stranger    R        -        -         -
    stranger_hr R        -        -         -
    visitor     -        -        -         -`,

  // Versions of texts are added, never changed.
  consent_text: `
                client   home     abroad   foreign
    employee    R        R        -        -
    manager     R        R        -        -
    assistant   R        R        -        -
    reviewer    R        R        -        -
    hr          R,A      R,A      -        -
    accountant  R        R        -        -
    recruiter   R        R        -        -
    candidate   -        -        -        -
    admin       R,A      R,A      R,A      -
    gf_manager  R        R        -        -
    deputy      R        R        -        -
    stranger    R        -        R        -
    stranger_hr R,A      -        R,A      -
    visitor     -        -        -        -`,

  // The register of consents is of hr alone.
  consent_state: `
                own  report  colleague  other  abroad  foreign
    employee    -    .       -          -      -       -
    manager     -    -       -          -      -       -
    assistant   -    -       -          -      -       -
    reviewer    -    .       -          -      -       -
    hr          R    .       R          R      -       -
    accountant  -    .       -          -      -       -
    recruiter   -    .       -          -      -       -
    candidate   -    .       -          -      -       -
    admin       -    .       -          -      -       -
    gf_manager  -    .       -          -      -       -
    deputy      -    .       -          -      -       -
    stranger    -    .       -          -      -       -
    stranger_hr R    .       R          R      -       -
    visitor     .    .       .          -      -       -`,

  // The planning of a year is kept by hr of its organization, and by an admin for the client.
  vacation_schedule_period: `
                home     abroad   foreign
    employee    R        -        -
    manager     R        -        -
    assistant   R        -        -
    reviewer    R        -        -
    hr          R,A,E,D  -        -
    accountant  R        -        -
    recruiter   R        -        -
    candidate   -        -        -
    admin       R,A,E,D  R,A,E,D  -
    gf_manager  R        -        -
    deputy      R        -        -
    stranger    -        R        -
    stranger_hr -        R,A,E,D  -
    visitor     -        -        -`,

  // Norms of departments: kept by hr and an admin too.
  department_norm: `
                home     abroad   foreign
    employee    R        -        -
    manager     R        -        -
    assistant   R        -        -
    reviewer    R        -        -
    hr          R,A,E,D  -        -
    accountant  R        -        -
    recruiter   R        -        -
    candidate   -        -        -
    admin       R,A,E,D  R,A,E,D  -
    gf_manager  R        -        -
    deputy      R        -        -
    stranger    -        R        -
    stranger_hr -        R,A,E,D  -
    visitor     -        -        -`,

  // Seats of an office are kept by hr of its organization, and by an admin for the client.
  office_location: `
                home     abroad   foreign
    employee    R        -        -
    manager     R        -        -
    assistant   R        -        -
    reviewer    R        -        -
    hr          R,A,E,D  -        -
    accountant  R        -        -
    recruiter   R        -        -
    candidate   -        -        -
    admin       R,A,E,D  R,A,E,D  -
    gf_manager  R        -        -
    deputy      R        -        -
    stranger    -        R        -
    stranger_hr -        R,A,E,D  -
    visitor     -        -        -`,

  // Limits of overtime are kept by hr of the organization, those of all by an admin too; they bind every employee.
  overtime_limit: `
                home     client   abroad   foreign
    employee    R        R        -        -
    manager     R        R        -        -
    assistant   R        R        -        -
    reviewer    R        R        -        -
    hr          R,A,E,D  R,A,E,D  -        -
    accountant  R        R        -        -
    recruiter   R        R        -        -
    candidate   -        -        -        -
    admin       R,A,E,D  R,A,E,D  R,A,E,D  -
    gf_manager  R        R        -        -
    deputy      R        R        -        -
    stranger    -        R        R        -
    stranger_hr -        R,A,E,D  R,A,E,D  -
    visitor     -        -        -        -`,

  // What is linked in menus (AMB-064): in force for one's roles and organization; `manager` is a row for that role.
  screenset: `
                client   manager  abroad   disabled  foreign
    employee    R        -        -        -         -
    manager     R        R        -        -         -
    assistant   R        -        -        -         -
    reviewer    R        -        -        -         -
    hr          R        -        -        -         -
    accountant  R        -        -        -         -
    recruiter   R        -        -        -         -
    candidate   -        -        -        -         -
    admin       R,A,E,D  R,A,E,D  R,A,E,D  R,A,E,D   -
    gf_manager  R        -        -        -         -
    deputy      R        -        -        -         -
    stranger    R        -        R        -         -
    stranger_hr R        -        R        -         -
    visitor     -        -        -        -         -`,

  calendar: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R,A,E,D  -
    accountant  R        -
    recruiter   R        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    visitor     -        -`,

  // A visitor reads the init flags and the texts of the client whose page it is (AMB-029).
  parameter: `
                client   init     foreign
    employee    R        R        -
    manager     R        R        -
    assistant   R        R        -
    reviewer    R        R        -
    hr          R        R        -
    accountant  R        R        -
    recruiter   R        R        -
    candidate   -        R        -
    admin       R,A,E,D  R,E,D    -
    gf_manager  R        R        -
    deputy      R        R        -
    stranger    R        R        -
    visitor     -        R        -`,

  // Organizations' own and future values are the keeper's alone: others read what is in force.
  parameter_override: `
                client   foreign
    employee    -        -
    manager     -        -
    assistant   -        -
    reviewer    -        -
    hr          -        -
    accountant  -        -
    recruiter   -        -
    candidate   -        -
    admin       R,A,E,D  -
    gf_manager  -        -
    deputy      -        -
    stranger    -        -
    visitor     -        -`,

  parameter_schedule: `
                client   foreign
    employee    -        -
    manager     -        -
    assistant   -        -
    reviewer    -        -
    hr          -        -
    accountant  -        -
    recruiter   -        -
    candidate   -        -
    admin       R,A,D    -
    gf_manager  -        -
    deputy      -        -
    stranger    -        -
    visitor     -        -`,

  lan: `
                client   foreign
    employee    R        -
    manager     R        -
    assistant   R        -
    reviewer    R        -
    hr          R        -
    accountant  R        -
    recruiter   R        -
    candidate   R        -
    admin       R,A,E,D  -
    gf_manager  R        -
    deputy      R        -
    stranger    R        -
    visitor     R        -`,

  // A client always has its one row: it is changed, and emptied to restore the delivered look.
  theme: `
                client   foreign
    employee    -        -
    manager     -        -
    assistant   -        -
    reviewer    -        -
    hr          -        -
    accountant  -        -
    recruiter   -        -
    candidate   -        -
    admin       R,E      -
    gf_manager  -        -
    deputy      -        -
    stranger    -        -
    visitor     -        -`,

  // The product's own statuses (`shared`): every client reads them, none changes them.
  status: `
                shared  client   foreign
    employee    R       R        -
    manager     R       R        -
    assistant   R       R        -
    reviewer    R       R        -
    hr          R       R        -
    accountant  R       R        -
    recruiter   R       R        -
    candidate   R       R        -
    admin       R       R,A,E,D  -
    gf_manager  R       R        -
    deputy      R       R        -
    stranger    R       R        -
    visitor     -       -        -`,
};

/** Fields that only some roles may read, filter, sort and count by, beside those of families. Every other field is as readable as its row, but for `FIELDS_BY_ROW`. */
export const FIELD_READERS: Readonly<Record<string, readonly string[]>> = {
  'paper.client_id': ['admin'],
  'status.client_id': ['admin'],
  'workflow.client_id': ['admin'],
  'document_type.client_id': ['admin'],
  'request_type.client_id': ['admin'],
  'recruitment.client_id': ['admin'],
  'expense_type.client_id': ['admin'],
  'expense_goal.client_id': ['admin'],
  'employee_1c.client_id': ['admin'],
  'dismissal_reason.client_id': ['admin'],
  'dictionary_element.client_id': ['admin'],
  'country.client_id': ['admin'],
  'currency.client_id': ['admin'],
  'city.client_id': ['admin'],
  'btrip_destination.client_id': ['admin'],
  'currency_rate.client_id': ['admin'],
  'perdiem_rate.client_id': ['admin'],
  'template.client_id': ['admin'],
  'template_version.client_id': ['admin'],
  'report.client_id': ['admin'],
  'consent_text.client_id': ['admin'],
  'consent_state.client_id': ['admin'],
  'office_location.client_id': ['admin'],
  'overtime_limit.client_id': ['admin'],
  'vacation_schedule_period.client_id': ['admin'],
  'department_norm.client_id': ['admin'],
  'screenset.client_id': ['admin'],
  'calendar.client_id': ['admin', 'hr'],
  'parameter.client_id': ['admin'],
  'parameter_override.client_id': ['admin'],
  'parameter_schedule.client_id': ['admin'],
  'lan.client_id': ['admin'],
  'theme.client_id': ['admin'],
  'organization.client_id': ['admin'],
  'signature_policy.client_id': ['admin'],
  'power_of_attorney.client_id': ['admin'],
  'user.client_id': ['admin'],
  'session.client_id': ['admin'],
  'employee.snils': ['admin', 'hr'],
  'employee.inn': ['admin', 'hr'],
  'employee.birth_date': ['admin', 'hr'],
  'user.locked': ['admin'],
  'user.organization_roles': ['admin'],
  'message.client_id': ['admin'],
  'message.author_id': ['admin'],
  'away.manager_id': ['manager', 'hr'],
  'away.status_id': ['hr'],
  'away.replaced': ['hr'],
};

/** Fields readable in some rows only, where the roles allow them; `tests/api` says in which. */
export const FIELDS_BY_ROW: readonly string[] = [
  'employee.number',
  'employee.email',
  'employee.phone',
  'employee.snils',
  'employee.inn',
  'employee.hire_date',
  'employee.dismissal_date',
  'employee.birth_date',
  'session.current',
  'away.id',
  'away.object_id',
];
