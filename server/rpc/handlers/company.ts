import type { METHODS } from '../../../lib/contract/contract.ts';
import { accessCompare, accessPerson } from '../../access/person.ts';
import { accessTable } from '../../access/table.ts';
import { accessWhy } from '../../access/why.ts';
import { ownFeeds, subscribe, unsubscribe } from '../../calendar/feed/own-feeds.ts';
import { previewDays } from '../../calendar/preview-days.ts';
import { saveDays } from '../../calendar/save-days.ts';
import { readTeam } from '../../calendar/team/read-team.ts';
import { type Handlers, inTwo, reads, told, writes } from '../../call/handler.ts';
import { describeDictionary, listDictionaries } from '../../dictionaries/describe.ts';
import { historyOf } from '../../dictionaries/history.ts';
import { usesOf } from '../../dictionaries/uses.ts';
import { openVersion } from '../../forms/open-version.ts';
import { addMended, checkedAnew, mended, publishVersion, restoreVersion } from '../../forms/versions.ts';
import { chainState } from '../../invariants/chain-state.ts';
import { checkNewest, keepVerdict } from '../../invariants/check-newest.ts';
import { letterEvents } from '../../letters/events.ts';
import { keepLetter } from '../../letters/keep.ts';
import { listLetters } from '../../letters/list.ts';
import { showLetter } from '../../letters/preview.ts';
import { countLetter, sendLetter } from '../../letters/send.ts';
import { listParameters } from '../../settings/list-parameters.ts';
import { parameterHistory } from '../../settings/parameter-history.ts';
import { readLook } from '../../settings/read-look.ts';
import { readSetup, sendTrialLetter } from '../../setup/state.ts';
import { readSystem } from '../../system/state.ts';
import { closeMonth } from '../../timesheet/close-month.ts';
import { correctDay, countDays } from '../../timesheet/correct-days.ts';
import { formMonth } from '../../timesheet/form-month.ts';
import { dayFor } from '../../timesheet/read-day.ts';
import { monthFor } from '../../timesheet/read-month.ts';
import { findDocuments, mayReadAudit, ownCard } from '../../trail/own-card.ts';
import { importRates, readQuotes } from '../../travel/import-rates.ts';
import { previewParameter } from '../../workflow/preview-parameter.ts';

/** What is kept for all of the company: its dictionaries, days, letters, parameters, printed forms, rights and log. */
export const companyHandlers = {
  'dictionary.list': reads(listDictionaries),
  'dictionary.describe': ({ name }, { actor }) => told(describeDictionary(actor, name)),
  'dictionary.uses': reads(usesOf),
  'dictionary.history': reads(historyOf),
  'calendar.preview': reads(previewDays),
  'calendar.save': writes(saveDays),
  'calendar.team': reads(readTeam),
  'calendar.feeds': reads(ownFeeds),
  'calendar.subscribe': ({ kind }, { tx, actor }) => told(subscribe(tx, actor, kind)),
  'calendar.unsubscribe': ({ id }, { tx, actor }) => told(unsubscribe(tx, actor, id)),
  'timesheet.month': reads(monthFor),
  'timesheet.day': reads(dayFor),
  'timesheet.form': ({ month }, { tx, actor }) => told(formMonth(tx, actor, month)),
  'timesheet.close': ({ month, was, closing, reason, seen }, { tx, actor }) =>
    told(closeMonth(tx, actor, { month, was, becomes: closing, reason }, seen)),
  'timesheet.correct': writes(correctDay),
  'timesheet.count': writes(countDays),
  'rate.import': inTwo(
    (input, { actor }) => readQuotes(actor, input),
    (input, { tx, actor, prepared }) => told(importRates(tx, actor, prepared, input)),
  ),
  'setup.state': reads(readSetup),
  'setup.letter': writes(sendTrialLetter),
  'system.state': reads(readSystem),
  'theme.read': reads(readLook),
  'letter.list': (_, { actor }) => told(listLetters(actor)),
  'letter.events': ({ kind }, { actor }) => told(letterEvents(actor, kind)),
  'letter.preview': async (input, { actor }) => {
    const { reader, letter } = await showLetter(actor, input);
    return { data: { ...letter, to: reader.email } };
  },
  'letter.keep': async (input, { tx, actor }) => {
    await keepLetter(tx, actor, input);
    return { data: await listLetters(actor, tx) };
  },
  'letter.send': inTwo((_, { actor }) => countLetter(actor), writes(sendLetter)),
  'parameter.list': reads(listParameters),
  'parameter.preview': reads(previewParameter),
  'parameter.history': ({ code }, { actor }) => told(parameterHistory(actor, code)),
  'template.open': ({ lang, ...asked }, { actor, locale }) => told(openVersion(actor, asked, lang ?? locale)),
  'template.publish': inTwo((input, { actor }) => checkedAnew(actor, input), writes(publishVersion)),
  'template.restore': inTwo((input, { actor }) => checkedAnew(actor, input), writes(restoreVersion)),
  'template.mend': inTwo(
    (input, { actor }) => mended(actor, input),
    (input, { tx, actor, prepared }) => told(addMended(tx, actor, input, prepared)),
  ),
  'access.table': reads(accessTable),
  'access.person': ({ employee_id }, { actor }) => told(accessPerson(actor, employee_id)),
  'access.compare': reads(accessCompare),
  'access.why': reads(accessWhy),
  'audit.chain': (_, { actor }) => told(chainState(actor)),
  'audit.check': inTwo(
    (_, { actor }) => {
      mayReadAudit(actor);
      return checkNewest(actor.client_id);
    },
    async (_, { tx, actor, prepared }) => {
      await keepVerdict(tx, actor.client_id, actor.user_id, prepared);
      return { data: await chainState(actor, tx) };
    },
  ),
  'audit.document': ({ number }, { actor }) => told(findDocuments(actor, number)),
  'audit.own': reads(ownCard),
} satisfies Partial<Handlers<typeof METHODS>>;
