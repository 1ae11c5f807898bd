import type { Reason } from '../../lib/kernel/errors.data.ts';

const text = (name: string, required = false) => ({
  name,
  required,
  schema: { title: name, type: 'string' },
});
const choice = (name: string, values: readonly string[]) => ({
  name,
  required: false,
  schema: { title: name, type: 'string', enum: values },
});
const FILE = { name: 'result', schema: { title: 'file', type: 'string', format: 'binary' } } as const;

const making: readonly Reason[] = ['not_found', 'form_unreadable', 'files_busy'];
const reading: readonly Reason[] = ['unknown_field', 'invalid_filter', 'too_heavy'];

/** `report.get` is a GET: its answer is the file itself, its refusals are the envelope of every other call. */
export const REPORT = {
  name: 'report.get',
  summary: 'The printed form of a document, by the template in force or as the portal draws it',
  description:
    'GET /api/report/{object_id}?id=&lang=&template=&as=. Several ids, parted by commas, stand on one form; as=file answers the file as the template is (DOCX, XLSX).',
  paramStructure: 'by-name',
  params: [
    text('object_id', true),
    text('id', true),
    choice('lang', ['ru', 'en']),
    text('template'),
    choice('as', ['pdf', 'file']),
  ],
  result: FILE,
  errors: making,
} as const;

/** `excel.get`, the same for a list. */
export const EXCEL = {
  name: 'excel.get',
  summary: 'A list as a workbook, by a template or a report',
  description:
    'GET /api/excel/{template}?filter=&orderBy=&sort=&awaiting=&addressed=&lang=. The filter is that of view.get.',
  paramStructure: 'by-name',
  params: [
    text('template', true),
    text('filter'),
    text('orderBy'),
    choice('sort', ['asc', 'desc']),
    choice('awaiting', ['1']),
    choice('addressed', ['all', 'unread']),
    choice('lang', ['ru', 'en']),
  ],
  result: FILE,
  errors: [...making, ...reading],
} as const;

/** A version of a template is no JSON: it is a form. The answer is the envelope of every other call. */
export const TEMPLATE_VERSION = {
  name: 'template.version',
  summary: 'Adds a version to a template',
  description: 'POST /api/templates/{id}/versions, multipart/form-data with the part file (DOCX or XLSX).',
  paramStructure: 'by-name',
  params: [
    { name: 'id', required: true, schema: { title: 'id', type: 'integer', minimum: 1 } },
    { name: 'file', required: true, schema: { title: 'file', type: 'string', format: 'binary' } },
  ],
  result: {
    name: 'result',
    schema: {
      title: 'added',
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          title: 'version',
          type: 'object',
          properties: {
            version_id: { title: 'version_id', type: 'integer' },
            number: { title: 'number', type: 'integer' },
            problems: { title: 'problems', type: 'array', items: { type: 'object' } },
          },
        },
      },
    },
  },
  errors: [
    'access_denied',
    'not_found',
    'file_too_big',
    'form_unreadable',
    'form_unsafe',
    'form_kind',
    'files_busy',
  ] satisfies readonly Reason[],
} as const;
