import type { METHODS } from '../../../lib/contract/contract.ts';
import type { UserAuth } from '../../../lib/rpc/user-auth.ts';
import { ACTIONS, PREPARATIONS } from '../../auth/actions/registry.ts';
import { asBrowser, browserOf } from '../../auth/browser-mark.ts';
import { clearedCookie, sessionCookie } from '../../auth/cookie.ts';
import { dropFactor } from '../../auth/drop-factor.ts';
import { editOwn } from '../../auth/edit-own.ts';
import { enterByToken } from '../../auth/entry.ts';
import { switchGrant } from '../../auth/grants.ts';
import { readProfile } from '../../auth/profile.ts';
import { proveSignIn } from '../../auth/prove-sign-in.ts';
import { refreshByCookie, refreshByToken, signOut } from '../../auth/refresh.ts';
import { askForLink, askForLinkAgain, restoreUser, unlockUser } from '../../auth/restore.ts';
import { signIn } from '../../auth/sign-in.ts';
import { ssoOf } from '../../auth/sso/entry.ts';
import { providerExit } from '../../auth/sso/exit.ts';
import { startSso } from '../../auth/sso/start.ts';
import { readWaiting } from '../../auth/waiting.ts';
import { refusal } from '../../call/call-error.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import { type Handlers, inTwo, reads, writesRow } from '../../call/handler.ts';
import { dismiss } from '../../dismissal/dismiss.ts';
import { dismissalPlanOf } from '../../dismissal/plan.ts';
import { takeBack } from '../../dismissal/take-back.ts';
import { hasMailServer } from '../../mail/transport.ts';
import { addUser } from '../../users/add-user.ts';
import { editUser } from '../../users/edit-user.ts';
import { inviteUsers } from '../../users/invite.ts';
import { countMessage, notifyPeople } from '../../users/notify-people.ts';

type Prepare = (input: UserAuth, context: SignedIn) => Promise<unknown>;
type Action = (input: UserAuth, context: Writing) => Promise<unknown>;

/** Signing in and out, accounts, and the end of an employment. */
export const peopleHandlers = {
  'token.get': (input, context) =>
    asBrowser(context, async (browser) => {
      const signed = await signIn({
        ...context,
        browser,
        login: input.login ?? input.email ?? '',
        password: input.password,
        client: (input.client ?? context.client).toLowerCase(),
        code: (input.secretCode ?? input.pinCode)?.trim() || undefined,
        session: context.actor ?? undefined,
      });
      if (context.fromOwnPage) context.setCookie(await sessionCookie(signed.session_id));
      return signed.tokens;
    }),
  'token.prove': (input, context) =>
    asBrowser(context, async (browser) => {
      const signed = await proveSignIn(input, { ...context, browser });
      if (context.fromOwnPage) context.setCookie(await sessionCookie(signed.session_id));
      return signed.tokens;
    }),
  'token.refresh': ({ refresh_token, refreshToken }, context) => {
    const token = refresh_token ?? refreshToken;
    return token === undefined ? refreshByCookie(context) : refreshByToken(token);
  },
  /** Ends the session of the bearer and, on a page of ours, that of its cookie, which no page may be left with. */
  'token.remove': async (_, { actor, cookieSession, fromOwnPage, setCookie }) => {
    const sessions = [actor?.session_id, cookieSession].filter((id) => typeof id === 'number');
    const [first, last] = await Promise.all(sessions.map(ssoOf));
    await signOut(sessions);
    if (fromOwnPage) setCookie(clearedCookie());
    const leave = await providerExit(first ?? last);
    return { data: true, ...(leave === undefined ? {} : { leave }) };
  },
  'token.renew': async ({ token }, { address, browserMark }) => {
    await askForLinkAgain({ token, address, browser: browserOf(browserMark) });
    return { data: true };
  },
  'token.restore': async (input, { client, address, browserMark }) => {
    await askForLink({
      email: input.email,
      client: (input.client ?? client).toLowerCase(),
      address,
      browser: browserOf(browserMark),
    });
    return { data: true };
  },
  'token.grant': ({ grant }, context) => switchGrant(context, grant),
  'grant.waiting': reads(readWaiting),
  'sso.start': async (input, context) => ({ data: { url: await startSso(input, context) } }),
  'user.get': async ({ token, secretCode }, context) =>
    token === undefined
      ? { profile: await readProfile(context.actor) }
      : enterByToken(token, secretCode?.trim() || undefined, context),
  'user.auth': inTwo(
    async (input, context) => (PREPARATIONS[input.action] as Prepare | undefined)?.(input, context),
    (input, context) => (ACTIONS[input.action] as Action)(input, context),
  ),
  'user.unlock': writesRow(unlockUser),
  'user.dropFactor': writesRow(dropFactor),
  'user.restore': async ({ id }, { tx, actor }) => {
    await restoreUser(tx, actor, id);
    return { data: { id, mailed: hasMailServer() } };
  },
  'user.invite': async (input, { tx, actor }) => ({
    data: { invited: await inviteUsers(tx, actor, input), mailed: hasMailServer() },
  }),
  'user.add': async (input, { tx, actor }) => ({ id: await addUser(tx, actor, input) }),
  /** What every person may choose for themselves; everything else goes by the rules of accounts. */
  'user.edit': async ({ id, data }, { tx, actor }) => {
    const { language, phone, location, notifications, ...account } = data;
    const isOwn = (id ?? actor.user_id) === actor.user_id && Object.keys(account).length === 0;
    if (isOwn) return { data: { id: await editOwn(tx, actor, data) } };
    if (phone !== undefined || location !== undefined || notifications !== undefined)
      throw refusal('access_denied');
    const named = language === undefined ? account : { ...account, language };
    return editUser(tx, actor, id ?? actor.user_id, named);
  },
  'user.notify': inTwo(
    (_, { actor }) => countMessage(actor),
    async (input, { tx, actor }) => ({ data: { told: await notifyPeople(tx, actor, input) } }),
  ),
  'dismissal.plan': reads(dismissalPlanOf),
  'dismissal.enter': (input, { tx, actor }) => dismiss(tx, actor, input),
  'dismissal.takeBack': (input, { tx, actor }) => takeBack(tx, actor, input),
} satisfies Partial<Handlers<typeof METHODS>>;
