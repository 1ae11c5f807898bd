'use client';
import { call } from '../../rpc/client.ts';
import type { Rows } from '../../rpc/rows.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { notify } from '../../ui/notify.ts';
import { bytesOfBase64 } from './base64.ts';
import type { PowerRow } from './power-row.ts';

const KINDS = {
  xml: { ending: 'xml', type: 'application/xml' },
  xml_signature: { ending: 'xml.sig', type: 'application/octet-stream' },
} as const;

/** Hands one of the two files of a power of attorney to the browser, as the bytes it came with. */
export const useSaveFile = () => {
  const errorText = useErrorText();
  return async (row: Pick<PowerRow, 'id' | 'number'>, field: keyof typeof KINDS): Promise<void> => {
    try {
      const found = await call<Rows<Record<typeof field, string>>>('view.get', {
        object: 'power_of_attorney',
        filter: `id = ${row.id}`,
        select: field,
      });
      const { ending, type } = KINDS[field];
      const blob = new Blob([bytesOfBase64(found.data[0]?.[field] ?? '')], { type });
      const url = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = url;
      link.download = `${row.number.replaceAll(/[^\p{L}\p{N}_-]+/gu, '_')}.${ending}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 1_000);
    } catch (error) {
      notify.error(errorText(error));
    }
  };
};
