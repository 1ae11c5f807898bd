import type { MethodName } from '../../lib/contract/contract.ts';
import type { CallContext } from '../call/context.ts';
import { handlersOfFamilies } from '../families/methods.ts';
import { accessCompareOf, accessPersonOf, accessTableOf, accessWhyOf } from './methods/access/access.ts';
import { auditChain, auditCheck, prepareAuditCheck } from './methods/audit/chain.ts';
import { auditDocument } from './methods/audit/document.ts';
import { auditOwn } from './methods/audit/own.ts';
import {
  calendarFeeds,
  calendarPreview,
  calendarSave,
  calendarSubscribe,
  calendarTeam,
  calendarUnsubscribe,
} from './methods/calendar/calendar.ts';
import {
  dictionaryDescribe,
  dictionaryHistory,
  dictionaryList,
  dictionaryUses,
} from './methods/dictionary/dictionary.ts';
import { discussionPeople, discussionRead, discussionState } from './methods/discussion/thread.ts';
import { dismissalEnter, dismissalPlan, dismissalTakeBack } from './methods/dismissal/dismissal.ts';
import { documentFacts } from './methods/document/facts.ts';
import { grantWaiting } from './methods/grant/waiting.ts';
import {
  letterEventList,
  letterKeep,
  letterList,
  letterPreview,
  letterSend,
  prepareLetterSend,
} from './methods/letter/letter.ts';
import { parameterHistoryOf, parameterList, parameterPreview } from './methods/parameter/parameter.ts';
import { prepareRateImport, rateImport } from './methods/rate/import.ts';
import { readingList, readingOpen, readingWhom } from './methods/reading/reading.ts';
import { discover } from './methods/rpc/discover.ts';
import { setupLetter, setupState } from './methods/setup/setup.ts';
import { prepareSign, signAdd } from './methods/sign/add.ts';
import { prepareSignBulk, signBulk } from './methods/sign/bulk.ts';
import { signCancel } from './methods/sign/cancel.ts';
import {
  prepareSignCertificate,
  signCertificate,
  signConfirmCertificate,
  signRevokeCertificate,
} from './methods/sign/certificates.ts';
import { signDecideOrder, signOrderKey } from './methods/sign/orders.ts';
import {
  prepareSignChangePin,
  prepareSignPinCheck,
  prepareSignSetPin,
  signChangePin,
  signKey,
  signPinCheck,
  signSetPin,
} from './methods/sign/pin.ts';
import { prepareSignPrepare, signPrepare } from './methods/sign/prepare.ts';
import { signVerify } from './methods/sign/verify.ts';
import { ssoStart } from './methods/sso/start.ts';
import { systemState } from './methods/system/state.ts';
import { tableAdd } from './methods/table/add.ts';
import { tableDel } from './methods/table/del.ts';
import { tableEdit } from './methods/table/edit.ts';
import { tableGet } from './methods/table/get.ts';
import {
  prepareTemplateMend,
  prepareTemplateVersion,
  templateMend,
  templateOpen,
  templatePublish,
  templateRestore,
} from './methods/template/versions.ts';
import { themeRead } from './methods/theme/read.ts';
import {
  timesheetClose,
  timesheetCorrect,
  timesheetCount,
  timesheetDay,
  timesheetForm,
  timesheetMonth,
} from './methods/timesheet/timesheet.ts';
import { tokenGet } from './methods/token/get.ts';
import { tokenGrant } from './methods/token/grant.ts';
import { tokenProve } from './methods/token/prove.ts';
import { tokenRefresh } from './methods/token/refresh.ts';
import { tokenRemove } from './methods/token/remove.ts';
import { tokenRenew } from './methods/token/renew.ts';
import { tokenRestore } from './methods/token/restore.ts';
import { prepareTrustFetch, trustAdd, trustFetch } from './methods/trust/authorities.ts';
import { userAdd } from './methods/user/add.ts';
import { prepareUserAuth, userAuth } from './methods/user/auth.ts';
import { userDropFactor } from './methods/user/drop-factor.ts';
import { userEdit } from './methods/user/edit.ts';
import { userGet } from './methods/user/get.ts';
import { userInvite } from './methods/user/invite.ts';
import { prepareUserNotify, userNotify } from './methods/user/notify.ts';
import { userRestore } from './methods/user/restore.ts';
import { userUnlock } from './methods/user/unlock.ts';
import { viewGet } from './methods/view/get.ts';
import {
  workflowChanges,
  workflowDraft,
  workflowDrop,
  workflowExport,
  workflowImport,
  workflowJudge,
  workflowLint,
  workflowPublish,
  workflowRestore,
  workflowSimulate,
  workflowStranded,
} from './methods/workflow/admin.ts';
import { workflowPath } from './methods/workflow/path.ts';
import { workflowWhy } from './methods/workflow/why.ts';

/** A handler gets input its schema has parsed; signed-in methods are only reached with an actor. */
export type Handler = (input: never, context: never) => Promise<unknown>;

const HANDLERS: Readonly<Record<Exclude<MethodName, 'batch'>, Handler>> = {
  'view.get': viewGet,
  'table.get': tableGet,
  'table.add': tableAdd,
  'table.edit': tableEdit,
  'table.del': tableDel,
  'workflow.path': workflowPath,
  'workflow.why': workflowWhy,
  'workflow.lint': workflowLint,
  'workflow.simulate': workflowSimulate,
  'workflow.changes': workflowChanges,
  'workflow.draft': workflowDraft,
  'workflow.judge': workflowJudge,
  'workflow.stranded': workflowStranded,
  'workflow.publish': workflowPublish,
  'workflow.drop': workflowDrop,
  'workflow.restore': workflowRestore,
  'workflow.export': workflowExport,
  'workflow.import': workflowImport,
  'document.facts': documentFacts,
  'discussion.state': discussionState,
  'discussion.people': discussionPeople,
  'discussion.read': discussionRead,
  'setup.state': setupState,
  'system.state': systemState,
  'theme.read': themeRead,
  'letter.list': letterList,
  'letter.events': letterEventList,
  'letter.preview': letterPreview,
  'letter.keep': letterKeep,
  'letter.send': letterSend,
  'setup.letter': setupLetter,
  'dictionary.list': dictionaryList,
  'dictionary.describe': dictionaryDescribe,
  'dictionary.uses': dictionaryUses,
  'dictionary.history': dictionaryHistory,
  'calendar.preview': calendarPreview,
  'calendar.save': calendarSave,
  'timesheet.month': timesheetMonth,
  'timesheet.day': timesheetDay,
  'timesheet.form': timesheetForm,
  'timesheet.close': timesheetClose,
  'timesheet.correct': timesheetCorrect,
  'timesheet.count': timesheetCount,
  'calendar.team': calendarTeam,
  'calendar.feeds': calendarFeeds,
  'calendar.subscribe': calendarSubscribe,
  'calendar.unsubscribe': calendarUnsubscribe,
  'parameter.list': parameterList,
  'parameter.preview': parameterPreview,
  'parameter.history': parameterHistoryOf,
  'access.table': accessTableOf,
  'access.person': accessPersonOf,
  'access.compare': accessCompareOf,
  'access.why': accessWhyOf,
  'audit.chain': auditChain,
  'audit.check': auditCheck,
  'audit.document': auditDocument,
  'audit.own': auditOwn,
  'reading.open': readingOpen,
  'reading.list': readingList,
  'reading.whom': readingWhom,
  'rate.import': rateImport,
  'template.open': templateOpen,
  'template.publish': templatePublish,
  'template.restore': templateRestore,
  'template.mend': templateMend,
  'token.get': tokenGet,
  'token.prove': tokenProve,
  'token.refresh': tokenRefresh,
  'token.remove': tokenRemove,
  'token.renew': tokenRenew,
  'token.restore': tokenRestore,
  'token.grant': tokenGrant,
  'grant.waiting': grantWaiting,
  'sign.prepare': signPrepare,
  'sign.add': signAdd,
  'sign.stamp': signAdd,
  'sign.bulk': signBulk,
  'sign.cancel': signCancel,
  'sign.verify': signVerify,
  'sso.start': ssoStart,
  'user.get': userGet,
  'user.unlock': userUnlock,
  'user.invite': userInvite,
  'user.restore': userRestore,
  'user.dropFactor': userDropFactor,
  'user.add': userAdd,
  'user.edit': userEdit,
  'user.notify': userNotify,
  'user.auth': userAuth,
  'dismissal.plan': dismissalPlan,
  'dismissal.enter': dismissalEnter,
  'dismissal.takeBack': dismissalTakeBack,
  'sign.pin_check': signPinCheck,
  'sign.key': signKey,
  'sign.setPin': signSetPin,
  'sign.changePin': signChangePin,
  'sign.orderKey': signOrderKey,
  'sign.decideOrder': signDecideOrder,
  'sign.certificate': signCertificate,
  'trust.add': trustAdd,
  'trust.fetch': trustFetch,
  'sign.confirmCertificate': signConfirmCertificate,
  'sign.revokeCertificate': signRevokeCertificate,
  'rpc.discover': discover,
  ...handlersOfFamilies,
};

export const handlerOf = (name: Exclude<MethodName, 'batch'>) =>
  HANDLERS[name] as (input: unknown, context: CallContext) => Promise<unknown>;

/** What a writing method does before its transaction. */
const PREPARATIONS: Partial<Record<MethodName, Handler>> = {
  'sign.prepare': prepareSignPrepare,
  'sign.add': prepareSign,
  'sign.stamp': prepareSign,
  'sign.bulk': prepareSignBulk,
  'user.auth': prepareUserAuth,
  'user.notify': prepareUserNotify,
  'rate.import': prepareRateImport,
  'audit.check': prepareAuditCheck,
  'letter.send': prepareLetterSend,
  'template.publish': prepareTemplateVersion,
  'template.restore': prepareTemplateVersion,
  'template.mend': prepareTemplateMend,
  'sign.pin_check': prepareSignPinCheck,
  'sign.setPin': prepareSignSetPin,
  'sign.certificate': prepareSignCertificate,
  'trust.fetch': prepareTrustFetch,
  'sign.changePin': prepareSignChangePin,
};

export const preparationOf = (name: MethodName) =>
  PREPARATIONS[name] as ((input: unknown, context: CallContext) => Promise<unknown>) | undefined;
