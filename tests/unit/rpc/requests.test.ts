import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteFile } from '../../../components/documents/uploads/delete-file.ts';
import { uploadFile } from '../../../components/files/upload-file.ts';
import { sendPhoto } from '../../../components/identity/profile/photo-request.ts';
import { previewFile, writeFile } from '../../../components/identity/users/import-calls.ts';
import { exportList, headingOf } from '../../../components/lists/export-list.ts';
import { loading, SLOW_MS } from '../../../components/rpc/loading.ts';
import { keepToken } from '../../../components/rpc/token.ts';

/** A request that is sent and gets no answer. */
class SilentRequest extends EventTarget {
  readonly upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  vi.stubGlobal('screen', { width: 1440, height: 900 });
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru' },
    createElement: () => ({ getContext: () => null, toDataURL: () => '' }),
  });
  keepToken({ access_token: 'token', expires_in: 1_800 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new File(['x'], 'x.csv');

test.each([
  ['an upload', () => uploadFile({ object_id: 'vacation', registrator_id: 1, file, onProgress: () => {} })],
  ['taking a file off', () => deleteFile({ id: 1, hash: 'h' })],
  ['a photo', () => sendPhoto(file)],
  ['the preview of an import', () => previewFile({ file, columns: {} }, new AbortController().signal)],
  ['an import', () => writeFile({ file, columns: {}, mode: 'all' }, () => {}, new AbortController().signal)],
  [
    'an export',
    () =>
      exportList({
        object: 'vacation',
        filter: '',
        orderBy: 'id',
        sort: 'asc',
        columns: [],
        heading: [],
        locale: 'ru',
        filename: 'x.xlsx',
      }),
  ],
])(
  'RPC-32: %s that nobody answers is counted, said to take long, and may be given up',
  async (_what, send) => {
    const sent = send().then(
      () => 'done',
      (error: unknown) => error,
    );
    await vi.waitFor(() => expect(loading.count()).toBe(1));
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    expect([loading.count(), loading.slow()]).toEqual([1, 1]);
    loading.giveUp();
    expect(await sent).toMatchObject({ reason: 'cancelled', answered: false });
    expect(loading.count()).toBe(0);
  },
);

test('what stands above an exported table is no longer than the server takes', () => {
  expect(headingOf('Отпуска', 'статус: на согласовании')).toEqual(['Отпуска', 'статус: на согласовании']);
  const [name = '', filter = ''] = headingOf('Отпуска', 'статус, '.repeat(400));
  expect([name, `${name}\n${filter}`.length, filter.slice(-1)]).toEqual(['Отпуска', 2_000, '…']);
});

test('an upload that its screen may give up ends with its reason, also where that was before it set out', async () => {
  const send = (signal: AbortSignal) =>
    uploadFile({ object_id: 'vacation', registrator_id: 1, file, onProgress: () => {}, signal }).catch(
      (error: unknown) => error,
    );
  const own = new AbortController();
  const sent = send(own.signal);
  await vi.waitFor(() => expect(loading.count()).toBe(1));
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(loading.slow()).toBe(0);
  own.abort('not this one');
  expect(await sent).toBe('not this one');
  expect(await send(AbortSignal.abort('too late'))).toBe('too late');
  expect(loading.count()).toBe(0);
});
