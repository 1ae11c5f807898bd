import type { FormParagraph } from '../../lib/forms/form-block.ts';
import { child, type Element, isElement } from './xml.ts';

/** How a cell of a sheet looks: the edges that are drawn, and where its text stands where its style says it. */
export interface SheetLook {
  readonly edges: string;
  readonly align: FormParagraph['align'] | undefined;
  readonly bold: boolean;
}

const ALIGN: Readonly<Record<string, FormParagraph['align']>> = {
  center: 'center',
  right: 'right',
  left: 'left',
};
const EDGES = ['top', 'bottom', 'left', 'right'] as const;
const PLAIN: SheetLook = { edges: '', align: undefined, bold: false };

/** The looks of a workbook by the number of a style; one that it has not looks plain. */
export const sheetLooks = (styles: Element | undefined): ((cell: Element) => SheetLook) => {
  const inside = (name: string) => child(styles, name)?.children.filter(isElement) ?? [];
  const borders = inside('borders').map((border) =>
    EDGES.filter((edge) => {
      const style = child(border, edge)?.attributes.style;
      return style !== undefined && style !== 'none';
    })
      .map((edge) => edge.charAt(0))
      .join(''),
  );
  const bold = inside('fonts').map((font) => child(font, 'b') !== undefined);
  const looks = inside('cellXfs').map(
    (xf): SheetLook => ({
      edges: borders[Number(xf.attributes.borderId ?? 0)] ?? '',
      align: ALIGN[child(xf, 'alignment')?.attributes.horizontal ?? ''],
      bold: bold[Number(xf.attributes.fontId ?? 0)] === true,
    }),
  );
  return ({ attributes }) => looks[Number(attributes.s ?? 0)] ?? PLAIN;
};
