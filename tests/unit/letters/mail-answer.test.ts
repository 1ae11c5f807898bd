import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDeadMailbox, wordsOfServer } from '../../../lib/letters/mail-answer.ts';

const RCPT = 'RCPT TO';

describe('a mailbox is dead', () => {
  test.each([
    '550 5.1.1 <gone@example.ru>: Recipient address rejected: User unknown in local recipient table',
    '550 5.1.1',
    '551 5.1.6 The mailbox has moved',
    '556 5.1.10 The domain accepts no mail',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Check for typos.',
    '550-5.1.1 one\r\n550-5.1.1 two\r\n550 5.1.10 three',
    '550-Requested action not taken\n550 5.1.1 no such user',
  ])('by «%s»', (reply) => {
    expect(isDeadMailbox(RCPT, reply)).toBe(true);
    expect(isDeadMailbox('DATA', reply)).toBe(true);
  });

  test.each([
    '554 5.7.1 <gone@example.ru>: Relay access denied',
    '550 User unknown',
    '550',
    '550 5.1.0 Address rejected',
    '550 5.1.2 Domain not found',
    '553 5.1.3 Bad syntax',
    '550 5.1.7 Bad sender',
    '550 5.1.8 Sender domain not found',
    '550 5.1.100 an unknown status',
    '550 5.1.11 an unknown status',
    '550 15.1.1 no status',
    '550 5.1.1.1 no status',
    '550 5.7.1 refused, see https://example.ru/5.1.1',
    '550 5.7.1 5.1.1 comes too late',
    '550 Error: 5.1.1',
    '450 4.1.1 unverified address',
    '450 5.1.1 classes that do not agree',
    '550 4.1.1 classes that do not agree',
    '550-5.1.1 one\n550 5.7.1 another',
    '552 5.2.2 Mailbox full',
    '250 5.1.1',
    '',
  ])('not by «%s»', (reply) => {
    expect(isDeadMailbox(RCPT, reply)).toBe(false);
  });

  test('only by an answer about the reader', () => {
    for (const command of ['CONN', 'EHLO', 'AUTH PLAIN', 'STARTTLS', 'MAIL FROM', ''])
      expect(isDeadMailbox(command, '550 5.1.1 unknown'), command).toBe(false);
  });

  test('by no status but the three', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), fc.integer({ min: 500, max: 599 }), (subject, detail, code) => {
        const status = `5.${subject}.${detail}`;
        expect(isDeadMailbox(RCPT, `${code} ${status} said`)).toBe(
          ['5.1.1', '5.1.6', '5.1.10'].includes(status),
        );
      }),
    );
  });
});

describe('words of a server', () => {
  test('stay as they were said, on one line', () => {
    expect(wordsOfServer('554-5.7.1 Our filter\r\n554 5.7.1 says\tno')).toBe(
      '554-5.7.1 Our filter 554 5.7.1 says no',
    );
  });

  test('lose addresses, links and whatever may be a token', () => {
    expect(wordsOfServer('554 5.7.1 <gone@example.ru>: Relay access denied')).toBe(
      '554 5.7.1 <…>: Relay access denied',
    );
    const token = 'Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFy';
    for (const said of [
      `spam: http://hr.example.ru/portal/profile?token=${token}`,
      `spam: ${token}`,
      `spam: token=${token}`,
      'spam: HTTPS://hr.example.ru/x',
    ])
      expect(wordsOfServer(said)).toBe('spam: …');
  });

  test('are short', () => {
    expect(wordsOfServer('no '.repeat(10_000)).length).toBeLessThanOrEqual(200);
  });
});
