import { expect, test } from 'vitest';
import { RpcError } from '../../../components/rpc/rpc-error.ts';

const refused = new RpcError({
  code: -32713,
  message: 'Проверьте поля',
  message_eng: 'Check the fields',
  data: {
    reason: 'validation',
    request_id: '7F3A-11C2',
    fields: [
      {
        field: 'end_date',
        code: 'document/ends-before-start',
        message: 'Раньше первого дня',
        message_eng: '',
      },
    ],
  },
});

test('a refusal speaks the language of the reader, Russian where there is no English', () => {
  expect(refused.localisedMessage('en')).toBe('Check the fields');
  expect(refused.localisedMessage('ru')).toBe('Проверьте поля');
  expect(refused.fieldMessages('en')).toEqual({ end_date: 'Раньше первого дня' });
  expect(
    new RpcError({ code: -32603, message: 'Системная ошибка', message_eng: ' ' }).localisedMessage('en'),
  ).toBe('Системная ошибка');
});

test('a call that never arrived says nothing about its effect', () => {
  expect(new RpcError(undefined)).toMatchObject({ reason: 'network', code: 0, request_id: '' });
});
