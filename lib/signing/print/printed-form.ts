import type { Locale } from '../../access/actor.ts';
import type { Family } from '../../documents/family.ts';
import type { FieldControl, FormControl } from '../../documents/form.ts';
import type { PrintDefinition, PrintFacts, PrintSentence, Spelling } from '../../documents/print.ts';
import { shownControls } from '../../documents/shown-controls.ts';
import { formatClock, formatDay, formatRange } from '../../i18n/format.ts';
import { lowerFirst } from '../../i18n/lower-first.ts';
import { daysInWords } from '../../i18n/number-words.ts';
import { isClockTime } from '../../kernel/clock-time.ts';
import { isDay } from '../../kernel/day.ts';
import { formatAmount } from '../../money/format-amount.ts';
import { amountInWords } from '../../money/in-words.ts';
import type { Block, Fact, Say } from '../../print/block.ts';
import { lineTable } from './line-table.ts';
import { signerBlock } from './signer.ts';

/** The left edge of the column on the right: addressee and sender. */
const ADDRESS_FROM = 210;

/**
 * The printed form of a document: addressee, sender, what is asked, its lines, the comment, what is attached, the day
 * and the place of the signature; one that the organization gives out ends with the post and the name of its issuer and
 * the mark of its seal instead. A family without sentences of its own has the fields of its form printed as a table.
 */
export const printedFormBlocks = (
  family: Family,
  facts: PrintFacts,
  say: Say,
  locale: Locale,
  seal?: Block,
): Block[] => [
  ...(family.print?.unaddressed ? organizationBlocks(family.print, facts, say) : addressBlocks(facts, say)),
  ...heading(family, facts, say, locale),
  ...(family.print
    ? printBlocks(family, family.print, facts, say, locale)
    : [tableBlock(family, facts, say, locale)]),
  ...closingBlocks(facts, say),
  ...(family.print?.issuer
    ? [signerBlock(family.print.issuer(facts)), seal].filter((block) => block !== undefined)
    : [{ kind: 'ending', date: formatDay(facts.date, locale), place: say('print.paper.place') } as const]),
];

const addressBlocks = ({ organization, employee }: PrintFacts, say: Say): Block[] => {
  const address = { kind: 'paragraph', style: 'body', from: ADDRESS_FROM } as const;
  const from = [
    employee.name,
    lowerFirst(employee.position),
    lowerFirst(employee.department),
    employee.number && say('print.paper.personnel_number', { number: employee.number }),
  ].filter(Boolean);
  return [
    { ...address, text: organization, after: 0 },
    { ...address, text: say('print.paper.to'), after: 18 },
    { ...address, text: say('print.paper.from', { who: from.join(', ') }), after: 40 },
  ];
};

const organizationBlocks = ({ issuer }: PrintDefinition, facts: PrintFacts, say: Say): Block[] => {
  const { inn = '', ogrn = '', address = '', phone = '' } = issuer?.(facts) ?? {};
  const lines = [
    [inn && say('print.paper.inn', { inn }), ogrn && say('print.paper.ogrn', { ogrn })],
    [address, phone && say('print.paper.phone', { phone })],
  ];
  const said = lines.map((line) => line.filter(Boolean).join(', ')).filter(Boolean);
  const after = (index: number) => (index === said.length - 1 ? 24 : 0);
  return [
    { kind: 'paragraph', style: 'body', text: facts.organization, after: after(-1) },
    ...said.map(
      (text, index) => ({ kind: 'paragraph', style: 'caption', text, after: after(index) }) as const,
    ),
  ];
};

const heading = (family: Family, { number, date }: PrintFacts, say: Say, locale: Locale): Block[] => {
  const centred = { kind: 'paragraph', align: 'center', after: 20 } as const;
  const isIssued = family.print?.issuer !== undefined;
  const title = paperName(family.object_id, say).toLocaleUpperCase();
  const numbered = say('print.paper.numbered', { number, date: formatDay(date, locale) });
  return [
    { ...centred, heading: true, style: 'title', text: title, ...(isIssued ? { after: 4 } : {}) },
    ...(isIssued ? [{ ...centred, style: 'body', text: numbered } as const] : []),
  ];
};

/** What a family's printed form is called. */
export const paperName = (object_id: string, say: Say): string => {
  const own = `families.${object_id}.paper`;
  const said = say(own);
  return said === own ? say(`families.${object_id}.title`) : said;
};

const SPELLING: Spelling = { days: daysInWords, amount: amountInWords };

const paragraph = (text: string): Block => ({ kind: 'paragraph', style: 'body', text, after: 8 });

const printBlocks = (
  family: Family,
  { sentences, table, closing = [] }: PrintDefinition,
  facts: PrintFacts,
  say: Say,
  locale: Locale,
): Block[] => {
  const said = ({ key, values }: PrintSentence): Block[] => {
    const printed = values(facts, locale, SPELLING);
    return printed ? [paragraph(say(`print.families.${family.object_id}.${key}`, printed))] : [];
  };
  return [
    ...sentences.flatMap(said),
    ...(table ? lineTable(table, { family, facts, say, locale }) : []),
    ...closing.flatMap(said),
  ];
};

const tableBlock = (family: Family, facts: PrintFacts, say: Say, locale: Locale): Block => ({
  kind: 'facts',
  rows: shownControls(
    family,
    family.form.sections.flatMap(({ controls }) => controls),
    facts.type?.code,
  ).flatMap((control) => rowsOf(control, family, facts, say, locale)),
  after: 12,
});

const rowsOf = (
  control: FormControl,
  family: Family,
  { record, type, names }: PrintFacts,
  say: Say,
  locale: Locale,
): Fact[] => {
  if (control.kind === 'period') {
    const { start_date, end_date, days } = record;
    if (!start_date || !end_date) return [];
    return [
      [say('print.paper.dates'), formatRange(start_date, end_date, locale)],
      [say(`documents.fields.${control.days}`), String(days ?? '')],
    ];
  }
  // Lines are a table of their own.
  if (control.kind === 'lines') return [];
  const { field } = control;
  const own = `families.${family.object_id}.fields.${field}`;
  const label =
    control.kind === 'type'
      ? say(`families.${family.object_id}.type`)
      : say(own) === own
        ? say(`documents.fields.${field}`)
        : say(own);
  const value = control.kind === 'type' ? type?.name : (names[field] ?? record[field]);
  const text = printedValue(control, value, family.object_id, say, locale);
  return text === '' ? [] : [[label, text]];
};

const printedValue = (
  control: FieldControl,
  value: unknown,
  object_id: string,
  say: Say,
  locale: Locale,
): string => {
  if (value === null || value === undefined || value === '' || value === false) return '';
  if (isDay(value)) return formatDay(value, locale);
  if (control.kind === 'time' && isClockTime(value)) return formatClock(value, locale);
  if (control.kind === 'flag') return say('print.paper.yes');
  if (control.kind === 'choice') return say(`families.${object_id}.choices.${control.field}.${value}`);
  if (control.kind === 'money') return formatAmount(String(value), 'RUB', locale);
  return String(value);
};

const closingBlocks = ({ record, attachments }: PrintFacts, say: Say): Block[] => {
  const comments = record.comments.trim();
  return [
    ...(comments === '' ? [] : [paragraph(say('print.paper.comments', { comments }))]),
    ...(attachments.length === 0
      ? []
      : [
          paragraph(
            say('print.paper.attachments', { names: attachments.join(', '), count: attachments.length }),
          ),
        ]),
    { kind: 'paragraph', style: 'body', text: '', after: 12 },
  ];
};
