import { expect, test } from 'vitest';
import { wordsOf } from '../../e2e/support/words.ts';

const [ru, en] = [wordsOf('ru'), wordsOf('en')];

type Values = Record<string, string | number>;

/**
 * Texts that the specification gives word by word, in one language or in both (AMB-066, AMB-067): its row, the key, the
 * values that are filled in, the Russian, the English. Where the portal says more after them, the text ends in `…`.
 */
const SPECIFIED: readonly (readonly [row: string, key: string, values: Values, ru: string, en: string])[] = [
  ['ERR-01', 'login.failed', { why: '' }, 'Не удалось войти.', 'Login failed.'],
  ['ERR-02', 'errors.missing_secret_code', {}, 'Missing secret code value', 'Missing secret code value'],
  ['ERR-02', 'errors.wrong_secret_code', {}, 'Wrong secret code value', 'Wrong secret code value'],
  [
    'ERR-03',
    'errors.link_expired',
    {},
    'Срок действия ссылки истёк. Восстановите пароль ещё раз.',
    'The link has expired. Please restore your password again.',
  ],
  ['ERR-04', 'profile.not_kept', { why: '' }, 'Не удалось обновить профиль.', 'Update profile failed.'],
  [
    'ERR-06',
    'errors.sign_failed',
    {},
    'Произошла ошибка при подписании документа. Обратитесь в техническую поддержку.',
    'An error occurred while signing the document. Please contact technical support.',
  ],
  [
    'ERR-10',
    'errors.file_unwritten',
    {},
    'Signing: Error writing file data',
    'Signing: Error writing file data',
  ],
  [
    'ERR-16',
    'errors.no_file_to_sign',
    {},
    'Signature: No file or hash to subscribe',
    'Signature: No file or hash to subscribe',
  ],
  [
    'ERR-19',
    'errors.signature_type_none',
    {},
    'Обратитесь в поддержку, чтобы указать тип подписи.',
    'Contact support to specify the type of signature.',
  ],
  [
    'ERR-20',
    'login.attempts_over',
    {},
    'Все попытки исчерпаны. Обновите страницу.',
    'All the attempts are over. Refresh the web-page please.',
  ],
  ['ERR-29', 'shell.new_message', {}, 'Получено новое сообщение', 'New message received'],
  ['ERR-33', 'shell.new_version', {}, 'Доступна новая версия.', 'New content is available.'],
  ['ERR-33', 'shell.refresh', {}, 'ОБНОВИТЬ', 'REFRESH'],
  ['ERR-30', 'shell.offline', {}, 'Похоже, вы не в сети.', 'It seems you are offline.'],
  [
    'ERR-31',
    'passwords.expired',
    {},
    'Срок действия пароля истёк, учётная запись скоро будет заблокирована.',
    'Your password is expired and account will be blocked shortly.',
  ],
  [
    'ERR-32',
    'passwords.expiring',
    { days: 5 },
    'Срок действия пароля истекает через 5 дн.',
    'Your password is expiring in 5 d.',
  ],
  [
    'ERR-34',
    'idle.title',
    {},
    'Ваша сессия завершится через одну минуту. ПРОДОЛЖИТЬ?',
    'Your session will be completed in one minute. CONTINUE?',
  ],
  [
    'ERR-38',
    'errors.forbidden_period',
    {},
    'Срок подачи заявления истёк. Для продолжения обратитесь в отдел кадров.',
    'The period of form submission has been exceeded. Apply to your HR Department to proceed.',
  ],
  [
    'ERR-38',
    'documents.refused.forbidden_period',
    {},
    'Срок подачи заявления истёк. Для продолжения обратитесь в отдел кадров.',
    'The period of form submission has been exceeded. Apply to your HR Department to proceed.',
  ],
  [
    'ERR-53',
    'errors.file_count',
    { max: 3 },
    'Максимальное количество загружаемых файлов 3',
    'Max number of uploaded files 3',
  ],
  ['ERR-54', 'errors.file_type', {}, 'Этот тип файла не поддерживается', 'This file type is not supported'],
  ['HEAD-12', 'login.logged_out', {}, 'Вы вышли из своей учётной записи', "You've exited your account"],
  ['NAV-14', 'shell.no_page', {}, 'Упс, такой страницы нет', 'Oops, no such page'],
  [
    'WF-13',
    'errors.forbidden_period_by_status',
    { days: 14 },
    'До даты начала осталось меньше дней, чем требуется (14).',
    'There are fewer days left before the start date than required (14).',
  ],
  ['VALID-26', 'errors.wrong_login_or_password', {}, 'Неверный логин или пароль', 'Wrong login or password'],
  [
    'VALID-26',
    'errors.email_taken',
    {},
    'Электронная почта уже зарегистрирована',
    'This e-mail is already registered',
  ],
  // A wrong code is named so before what is left of the attempts; at the sign-in in the words of ERR-02.
  ...['factors.wrong_code', 'factors.wrong_code_left'].map(
    (key) =>
      ['VALID-26', key, { count: 2 }, 'Неверный код подтверждения…', 'Invalid verification code…'] as const,
  ),
  ...['login.wrong_code', 'login.wrong_recovery'].map(
    (key) =>
      ['ERR-02', key, { count: 2 }, 'Неверный код подтверждения…', 'Wrong secret code value…'] as const,
  ),
  ['VALID-26', 'errors.pin_exhausted', {}, 'Попытки ввода ПИН-кода исчерпаны', 'PIN attempts are exhausted'],
  [
    'VALID-26',
    'errors.edited_by_another',
    {},
    'Запись изменена другим пользователем',
    'The entry has been edited by another user',
  ],
  [
    'VALID-26',
    'errors.status_mismatch',
    {},
    'Статус документа на портале не совпадает со статусом в базе данных. Обновите страницу.',
    'The document status on the portal differs from the status in the database. Refresh the page.',
  ],
  ['VALID-26', 'errors.system_error', {}, 'Системная ошибка', 'System error'],
  [
    'HEAD',
    'grants.acting_hint',
    { name: 'N', role: 'R' },
    'Действуете от имени: N (R)',
    'Acting on behalf of N (R)',
  ],
  ['HEAD', 'grants.label', { who: 'A', whom: 'B' }, 'A от имени B', 'A on behalf of B'],
];

test.each(SPECIFIED)('%s: %s', (_row, key, values, russian, english) => {
  for (const [said, specified] of [
    [ru(key, values), russian],
    [en(key, values), english],
  ] as const)
    if (specified.endsWith('…')) expect(said.startsWith(specified.slice(0, -1))).toBe(true);
    else expect(said.trim()).toBe(specified);
});

test('single sign-on that is not configured says so first', () => {
  expect(en('sso.outcome.off')).toMatch(/^Single sign-on is not configured\./);
  expect(ru('sso.outcome.off')).toMatch(/^Единый вход не настроен\./);
});
