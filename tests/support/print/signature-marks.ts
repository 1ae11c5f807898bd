import type { SignatureMark } from '../../../lib/signing/print/signature-mark.ts';

const certificate = {
  serial_number: '1240005e4a5c8c9b7f301e2d1100010000',
  owner: 'Ковалёва Анна Сергеевна',
  issuer: 'АО «Удостоверяющий центр»',
  not_before: '2026-03-01T00:00:00Z',
  not_after: '2027-03-01T00:00:00Z',
};

/** One signature of each kind. */
export const MARKS = {
  simple: {
    type: '1',
    name: 'Орлов Павел Дмитриевич',
    position: 'Ведущий аналитик',
    behalf: 'Ковалёва Анна Сергеевна',
    signed_at: '2026-11-20T09:14:00.000Z',
    level: 'B',
  },
  unqualified: {
    type: '2',
    name: 'Тихонов Игорь Андреевич',
    position: 'Аналитик данных',
    certificate: { ...certificate, owner: 'Тихонов Игорь Андреевич' },
    signed_at: '2026-11-19T09:14:00.000Z',
    level: 'B',
  },
  qualified: {
    type: '3',
    name: 'Ковалёва Анна Сергеевна',
    position: 'Руководитель отдела аналитики',
    company: 'ООО «Ромашка»',
    power_of_attorney: 'b3a1c7a2-6c4f-4c0e-9a3b-2f0c9d1e7a55',
    certificate,
    signed_at: '2026-11-20T21:30:00.000Z',
    level: 'T',
    timestamp_at: '2026-11-20T21:30:02.000Z',
  },
} as const satisfies Record<string, SignatureMark>;
