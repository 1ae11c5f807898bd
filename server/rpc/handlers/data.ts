import type { METHODS } from '../../../lib/contract/contract.ts';
import { employee } from '../../../lib/objects/people.ts';
import { RawJson } from '../../call/context.ts';
import { type Handlers, reads, told, writes } from '../../call/handler.ts';
import { markRead, mentionable, threadState } from '../../discussion/thread-state.ts';
import { mayBeLarge } from '../../objects/list-query.ts';
import { rawRows, viewPage } from '../../objects/view.ts';
import { addRows, delRows, editRows } from '../../objects/write.ts';
import { mayBeNamed, openDocument, readersOf } from '../../reading/read-marks.ts';
import { noteCard, noteRows } from '../../trail/note-cards.ts';
import { editPeople } from '../../users/edit-people.ts';
import { lintSteps } from '../../workflow/admin/lint.ts';
import { simulate } from '../../workflow/admin/simulate.ts';
import { dropDraft, listChanges, saveDraft } from '../../workflow/changes/drafts.ts';
import { exportSteps, importSteps } from '../../workflow/changes/file.ts';
import { judgeDraft } from '../../workflow/changes/judge.ts';
import { publishDraft } from '../../workflow/changes/publish.ts';
import { restoreVersion } from '../../workflow/changes/restore.ts';
import { listStranded } from '../../workflow/changes/stranded.ts';
import { readFamilyPath } from '../../workflow/family-path.ts';
import { tellFacts } from '../../workflow/tell-facts.ts';
import { readWhy } from '../../workflow/why.ts';
import { openRpcText } from '../openrpc.ts';

/** Rows of any object, documents and their steps. */
export const dataHandlers = {
  'view.get': (input, { actor, client, answer }) => {
    const read = async () => {
      const page = await viewPage(actor, client, input);
      if (actor) noteCard(actor, input.object, page.text);
      return page;
    };
    return mayBeLarge(input) ? answer.large(read) : read();
  },
  'table.get': (input, { actor, answer }) =>
    answer.large(async () => {
      const rows = await rawRows(actor, input);
      noteRows(actor, input.object, rows.text);
      return rows;
    }),
  'table.add': ({ object, data, begin }, { tx, actor }) =>
    told(addRows(tx, actor, object, data, begin === true)),
  'table.edit': ({ object, data }, { tx, actor }) =>
    object === employee.object_id ? editPeople(tx, actor, data) : told(editRows(tx, actor, object, data)),
  'table.del': ({ object, data }, { tx, actor }) => told(delRows(tx, actor, object, data)),
  'workflow.path': ({ object }, { actor }) => readFamilyPath(actor, object),
  'workflow.why': (input, { actor }) => readWhy(actor, input),
  'workflow.lint': async ({ object }, { actor }) => ({ findings: await lintSteps(actor, object) }),
  'workflow.simulate': (input, { actor }) => simulate(actor, input),
  'workflow.changes': ({ object }, { actor }) => listChanges(actor, object),
  'workflow.draft': reads(saveDraft),
  'workflow.judge': ({ id }, { actor }) => judgeDraft(actor, id),
  'workflow.stranded': ({ id, status_id }, { actor }) => listStranded(actor, id, status_id),
  'workflow.publish': reads(publishDraft),
  'workflow.drop': async ({ id, updated_at }, { actor }) => {
    await dropDraft(actor, id, updated_at);
    return { data: { id } };
  },
  'workflow.restore': ({ object, version }, { actor }) => told(restoreVersion(actor, object, version)),
  'workflow.export': ({ object }, { actor }) => told(exportSteps(actor, object)),
  'workflow.import': ({ object, file }, { actor }) => told(importSteps(actor, object, file)),
  'document.facts': async (input, { actor }) => {
    const { facts, warnings } = await tellFacts(actor, input);
    return { data: facts, warnings };
  },
  'discussion.state': ({ registrator_id }, { actor }) => told(threadState(actor, registrator_id)),
  'discussion.people': ({ registrator_id, name }, { actor }) =>
    told(mentionable(actor, registrator_id, name)),
  'discussion.read': ({ registrator_id, message_id }, { tx, actor }) =>
    told(markRead(tx, actor, registrator_id, message_id)),
  'reading.open': writes(openDocument),
  'reading.list': reads(readersOf),
  'reading.whom': ({ name }, { actor }) => told(mayBeNamed(actor, name)),
  'rpc.discover': async () => new RawJson(openRpcText()),
} satisfies Partial<Handlers<typeof METHODS>>;
