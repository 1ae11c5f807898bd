import { join } from 'node:path';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { formatDay } from '../../../lib/i18n/format.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { formatAmount } from '../../../lib/money/format-amount.ts';

/** What stands on a receipt of the demo. */
export interface Receipt {
  readonly seller: string;
  readonly goods: string;
  readonly number: string;
  readonly day: Day;
  readonly amount: string;
  /** The code of its currency. */
  readonly currency: string;
}

const WIDTH = 380;
const HEIGHT = 470;
const MARGIN = 26;
const SQUARE = 5;
const QR_TOP = 300;

/** A receipt as a till prints it, as a PNG. */
export const drawReceipt = (receipt: Receipt): Promise<Buffer> =>
  withOwnFonts(() =>
    sharp(Buffer.from(svgOf(receipt)))
      .png({ palette: true })
      .toBuffer(),
  );

const svgOf = (receipt: Receipt): string => {
  const { seller, goods, number, day, amount, currency } = receipt;
  const sum = formatAmount(amount, currency, 'ru');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#e4e2dc"/>
    <path d="${paper()}" fill="#fdfcf9"/>
    <g font-family="PT Sans" font-size="18" fill="#2b2b2b">
      ${middle(58, seller, 'font-weight="700" font-size="20"')}
      ${middle(86, `Кассовый чек № ${number}`)}
      ${middle(112, formatDay(day, 'ru'))}
      ${rule(132)}
      ${pair(164, goods, '')}
      ${pair(190, '1 шт.', sum)}
      ${rule(208)}
      ${pair(242, 'Итого', `${sum} ${currency}`, 'font-weight="700" font-size="21"')}
      ${pair(272, 'Оплачено картой', sum)}
      ${squares(`s=${amount}&fp=${number}`)}
    </g></svg>`;
};

const middle = (y: number, text: string, look = ''): string =>
  `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" ${look}>${text}</text>`;

const pair = (y: number, left: string, right: string, look = ''): string =>
  `<g ${look}><text x="${MARGIN + 14}" y="${y}">${left}</text><text x="${WIDTH - MARGIN - 14}" y="${y}" text-anchor="end">${right}</text></g>`;

const rule = (y: number): string =>
  `<path d="M${MARGIN + 14} ${y}H${WIDTH - MARGIN - 14}" stroke="#8a8a8a" stroke-dasharray="5 5"/>`;

/** Torn off below. */
const paper = (): string => {
  const teeth = Array.from({ length: 41 }, (_, nth) => {
    const x = WIDTH - MARGIN - (nth * (WIDTH - 2 * MARGIN)) / 40;
    return `L${x} ${HEIGHT - 14 - (nth % 2) * 7}`;
  });
  return `M${MARGIN} 14H${WIDTH - MARGIN}${teeth.join('')}Z`;
};

const squares = (text: string): string => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'L' });
  const left = Math.round((WIDTH - modules.size * SQUARE) / 2);
  return Array.from({ length: modules.size ** 2 }, (_, at) => at)
    .filter((at) => modules.data[at] === 1)
    .map((at) => {
      const [row, column] = [Math.floor(at / modules.size), at % modules.size];
      return `<rect x="${left + column * SQUARE}" y="${QR_TOP + row * SQUARE}" width="${SQUARE}" height="${SQUARE}"/>`;
    })
    .join('');
};

/** Which faces there are is read from here once, when the first text is drawn. */
const FONTS = 'FONTCONFIG_FILE';

const withOwnFonts = async <T>(draw: () => Promise<T>): Promise<T> => {
  const before = process.env[FONTS];
  process.env[FONTS] = join(import.meta.dirname, 'fonts.conf');
  try {
    return await draw();
  } finally {
    if (before === undefined) delete process.env[FONTS];
    else process.env[FONTS] = before;
  }
};
