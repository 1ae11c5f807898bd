import { expect, test } from 'vitest';
import { wordsOf } from '../../e2e/support/words.ts';

const [ru, en] = [wordsOf('ru'), wordsOf('en')];

/** Sentences that were agreed on word for word: other programs and people know them. */
test.each<[key: string, values: Record<string, string | number>, russian: string, english: string]>([
  ['errors.missing_secret_code', {}, 'Missing secret code value', 'Missing secret code value'],
  ['errors.wrong_secret_code', {}, 'Wrong secret code value', 'Wrong secret code value'],
  ['errors.wrong_login_or_password', {}, 'Неверный логин или пароль', 'Wrong login or password'],
  [
    'errors.link_expired',
    {},
    'Срок действия ссылки истёк. Восстановите пароль ещё раз.',
    'The link has expired. Please restore your password again.',
  ],
  ['errors.email_taken', {}, 'Электронная почта уже зарегистрирована', 'This e-mail is already registered'],
  ['login.failed', { why: '' }, 'Не удалось войти.', 'Login failed.'],
  ['login.logged_out', {}, 'Вы вышли из своей учётной записи', "You've exited your account"],
  [
    'login.attempts_over',
    {},
    'Все попытки исчерпаны. Обновите страницу.',
    'All the attempts are over. Refresh the web-page please.',
  ],
  [
    'idle.title',
    {},
    'Ваша сессия завершится через одну минуту. ПРОДОЛЖИТЬ?',
    'Your session will be completed in one minute. CONTINUE?',
  ],
  [
    'passwords.expired',
    {},
    'Срок действия пароля истёк, учётная запись скоро будет заблокирована.',
    'Your password is expired and account will be blocked shortly.',
  ],
  [
    'passwords.expiring',
    { days: 5 },
    'Срок действия пароля истекает через 5 дн.',
    'Your password is expiring in 5 d.',
  ],
  ['profile.not_kept', { why: '' }, 'Не удалось обновить профиль.', 'Update profile failed.'],
  [
    'errors.forbidden_period',
    {},
    'Срок подачи заявления истёк. Для продолжения обратитесь в отдел кадров.',
    'The period of form submission has been exceeded. Apply to your HR Department to proceed.',
  ],
  [
    'documents.refused.forbidden_period',
    {},
    'Срок подачи заявления истёк. Для продолжения обратитесь в отдел кадров.',
    'The period of form submission has been exceeded. Apply to your HR Department to proceed.',
  ],
  ['shell.new_message', {}, 'Получено новое сообщение', 'New message received'],
  ['grants.hint', {}, 'Полученные доступы', 'Granted accesses'],
  ['grants.acting_hint', { name: 'N', role: 'R' }, 'Действуете от имени: N (R)', 'Acting on behalf of N (R)'],
  ['grants.label', { who: 'A', whom: 'B' }, 'A от имени B', 'A on behalf of B'],
])('%s', (key, values, russian, english) => {
  expect([ru(key, values).trim(), en(key, values).trim()]).toEqual([russian, english]);
});

test('a wrong code is named so wherever one is asked for, before what is left of the attempts', () => {
  for (const key of [
    'factors.wrong_code',
    'factors.wrong_code_left',
    'login.wrong_code',
    'login.wrong_recovery',
  ])
    expect([key, ru(key, { count: 2 })]).toEqual([
      key,
      expect.stringMatching(/^Неверный код подтверждения\. /),
    ]);
  for (const key of ['factors.wrong_code', 'factors.wrong_code_left'])
    expect([key, en(key, { count: 2 })]).toEqual([
      key,
      expect.stringMatching(/^Invalid verification code\. /),
    ]);
  for (const key of ['login.wrong_code', 'login.wrong_recovery'])
    expect([key, en(key, { count: 2 })]).toEqual([key, expect.stringMatching(/^Wrong secret code value\. /)]);
});

test('single sign-on that is not configured says so first', () => {
  expect(en('sso.outcome.off')).toMatch(/^Single sign-on is not configured\./);
  expect(ru('sso.outcome.off')).toMatch(/^Единый вход не настроен\./);
});
