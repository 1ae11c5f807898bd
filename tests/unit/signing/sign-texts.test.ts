import { describe, expect, test } from 'vitest';
import enErrors from '../../../messages/en/errors.json' with { type: 'json' };
import enPapers from '../../../messages/en/papers.json' with { type: 'json' };
import enSignatures from '../../../messages/en/signatures.json' with { type: 'json' };
import en from '../../../messages/en/signing.json' with { type: 'json' };
import ruErrors from '../../../messages/ru/errors.json' with { type: 'json' };
import ruPapers from '../../../messages/ru/papers.json' with { type: 'json' };
import ruSignatures from '../../../messages/ru/signatures.json' with { type: 'json' };
import ru from '../../../messages/ru/signing.json' with { type: 'json' };

/** Sentences of the specification, to the letter (ERR-06 to ERR-25, AMB-067, AMB-068). */
describe('the window of signing says', () => {
  test.each([
    ['title', ru.title, 'Электронная подпись', en.title, 'Electronic signature'],
    ['sign', ru.sign, 'Подписать', en.sign, 'Sign'],
    [
      'a simple one',
      ru.caption['1'],
      'Простая электронная подпись',
      en.caption['1'],
      'Simple electronic signature',
    ],
    [
      'one with a PIN',
      ru.caption['2'],
      'Усиленная неквалифицированная электронная подпись',
      en.caption['2'],
      'Enhanced unqualified electronic signature',
    ],
    [
      'one with a certificate',
      ru.caption['3'],
      'Усиленная квалифицированная электронная подпись',
      en.caption['3'],
      'Enhanced qualified electronic signature',
    ],
    [
      'success',
      ru.result.title,
      'Документ успешно подписан.',
      en.result.title,
      'The document has been successfully signed.',
    ],
    [
      'ERR-06',
      ru.trouble.sign_failed.title,
      'Произошла ошибка при подписании документа. Обратитесь в техническую поддержку.',
      en.trouble.sign_failed.title,
      'An error occurred while signing the document. Please contact technical support.',
    ],
    [
      'ERR-07',
      ru.certificates.plugin_missing,
      'Плагин подписи не найден.',
      en.certificates.plugin_missing,
      'Signature plugin not found.',
    ],
    [
      'ERR-08',
      ru.certificates.none,
      'Сертификаты не найдены.',
      en.certificates.none,
      'No certificates found.',
    ],
    [
      'ERR-18',
      ru.certificates.incomplete,
      'Метод КриптоПро не вернул корректные данные сертификата. Повторите попытку через 15 минут.',
      en.certificates.incomplete,
      "CryptoPro method hasn't returned the proper certificate data. Kindly ask you to try again in 15 minutes.",
    ],
    [
      'ERR-19',
      ru.trouble.type_none.title,
      'Обратитесь в поддержку, чтобы указать тип подписи.',
      en.trouble.type_none.title,
      'Contact support to specify the type of signature.',
    ],
    [
      'ERR-20',
      ru.trouble.pin_over.title,
      'Все попытки исчерпаны. Обновите страницу.',
      en.trouble.pin_over.title,
      'All the attempts are over. Refresh the web-page please.',
    ],
    ['ERR-21', ru.pin.accepted, 'ПИН-код принят', en.pin.accepted, 'Your PIN has been accepted'],
    [
      'remember',
      ru.certificates.remember,
      'Запомнить сертификат',
      en.certificates.remember,
      'Remember the Certificate',
    ],
    [
      'ERR-23',
      ru.trouble.file_late.title,
      'Файл в процессе создания. Попробуйте позже.',
      en.trouble.file_late.title,
      'The file is being created. Try again later.',
    ],
    [
      'ERR-24',
      ru.trouble.visual_late.title,
      'Файл не появился в течение заданного времени',
      en.trouble.visual_late.title,
      'The file has not appeared within the allotted time',
    ],
    [
      'ERR-23 of a paper',
      ruPapers.viewer.not_yet,
      'Файл в процессе создания. Попробуйте позже.',
      enPapers.viewer.not_yet,
      'The file is being created. Try again later.',
    ],
    [
      'ERR-25 on the document',
      ruSignatures.marked_copy_waits,
      'Файл в процессе подписания. Попробуйте позже.',
      enSignatures.marked_copy_waits,
      'The file is being signed. Try again later.',
    ],
    [
      'ERR-25',
      ruErrors.copies_not_ready,
      'Файл в процессе подписания. Попробуйте позже.',
      enErrors.copies_not_ready,
      'The file is being signed. Try again later.',
    ],
  ])('%s in either language', (_what, russian, inRussian, english, inEnglish) => {
    expect([russian, english]).toEqual([inRussian, inEnglish]);
  });

  test.each([
    ['status_unwritten', 'Signing: Error writing status'],
    ['file_unwritten', 'Signing: Error writing file data'],
    ['no_response', 'Signing: No response from server'],
    ['no_answer', 'Signing: Did not receive a response from the server'],
    ['no_request', 'Signing: Request_id not received'],
    ['no_image_hash', 'Signing: Image hash not found'],
    ['no_document', 'Подписание: Не найден документ'],
    ['no_hash', 'Signature: No file or hash to subscribe'],
    ['no_workflow', 'Signing: No workflow'],
    ['certificate_unsaved', 'Ошибка сохранение сертификата УКЭП'],
  ] as const)('%s the same in both', (code, sentence) => {
    expect([ru.trouble[code].title, en.trouble[code].title]).toEqual([sentence, sentence]);
  });

  test('how many attempts are left, beside what else there is to say', () => {
    expect([ru.pin.wrong, ru.pin.hint].every((text) => text.includes('Осталось попыток: {attempts}'))).toBe(
      true,
    );
    expect([en.pin.wrong, en.pin.hint].every((text) => text.includes('Attempts left: {attempts}'))).toBe(
      true,
    );
  });
});
