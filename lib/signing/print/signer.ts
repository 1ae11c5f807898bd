import type { Issuer } from '../../documents/print.ts';
import { signatureName } from '../../i18n/person-name.ts';
import type { Block } from '../../print/block.ts';

/** The post on the left, the name on the right; the mark of the seal stands below in place of a hand. */
export const signerBlock = ({ signer }: Issuer): Block | undefined =>
  signer && {
    kind: 'table',
    headless: true,
    unruled: true,
    columns: [
      { head: '', room: 3 },
      { head: '', room: 2, align: 'right' },
    ],
    rows: [
      {
        cells: [
          { text: signer.position, large: true },
          { text: signatureName(signer.name), large: true },
        ],
      },
    ],
    after: 12,
  };
