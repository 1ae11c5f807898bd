import type { Reason } from '../../lib/kernel/errors.data.ts';

const errors: readonly Reason[] = [
  'not_found',
  'not_editable',
  'validation',
  'file_type',
  'file_too_big',
  'file_count',
  'file_quota',
  'person_file_quota',
  'files_busy',
];

const text = (name: string) => ({ name, schema: { title: name, type: 'string' } });

/** `file.upload` is no JSON: it is a form. The answer is the envelope of every other call. */
export const UPLOAD = {
  name: 'file.upload',
  summary: 'Attaches a picture to a document',
  description:
    'POST multipart/form-data with the parts method = file.upload, object_id, registrator_id, original_name and file (image/png or image/jpeg); for a document that was decided change_reason too. An optional part id is answered as the id of the envelope.',
  paramStructure: 'by-name',
  params: [
    { ...text('object_id'), required: true },
    {
      name: 'registrator_id',
      required: true,
      schema: { title: 'registrator_id', type: 'integer', minimum: 1 },
    },
    { name: 'file', required: true, schema: { title: 'file', type: 'string', format: 'binary' } },
    { ...text('original_name'), required: false },
    { ...text('change_reason'), required: false },
  ],
  result: {
    name: 'result',
    schema: {
      title: 'uploaded',
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          title: 'file',
          type: 'object',
          properties: {
            id: { title: 'id', type: 'integer' },
            name: { title: 'name', type: 'string' },
            original_name: { title: 'original_name', type: 'string' },
            content_type: { title: 'content_type', type: 'string' },
            size: { title: 'size', type: 'integer' },
            hash: { title: 'hash', type: 'string', pattern: '^[0-9a-f]{64}$' },
            streebog_hash: { title: 'streebog_hash', type: 'string', pattern: '^[0-9a-f]{64}$' },
            streebog512_hash: { title: 'streebog512_hash', type: 'string', pattern: '^[0-9a-f]{128}$' },
            registrator_id: { title: 'registrator_id', type: 'integer' },
            document_object_id: { title: 'document_object_id', type: 'string' },
          },
        },
      },
    },
  },
  errors,
} as const;
