import type { Locale } from '../../access/actor.ts';
import type { Family } from '../../documents/family.ts';
import type { FormControl } from '../../documents/form.ts';
import type { PrintFacts } from '../../documents/print.ts';
import { formatDay, formatRange } from '../../i18n/format.ts';
import { lowerFirst } from '../../i18n/lower-first.ts';
import type { Block, Fact } from './block.ts';

/** A sentence of the messages by its key. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The column on the right where a printed form says to whom it goes and from whom. */
const ADDRESS_FROM = 210;

/**
 * The printed form of a document: to whom, from whom, what is asked, the comment, what is attached, the day and the place of the
 * signature. A family without sentences of its own has the fields of its form printed as a table.
 */
export const printedFormBlocks = (family: Family, facts: PrintFacts, say: Say, locale: Locale): Block[] => [
  ...addressBlocks(facts, say),
  heading(family, say),
  ...(family.print ? sentenceBlocks(family, facts, say, locale) : [tableBlock(family, facts, say, locale)]),
  ...closingBlocks(facts, say),
  { kind: 'ending', date: formatDay(facts.date, locale), place: say('print.paper.place') },
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

const heading = (family: Family, say: Say): Block => ({
  kind: 'paragraph',
  heading: true,
  style: 'title',
  align: 'center',
  text: family.print
    ? say(`print.headings.${family.print.heading}`)
    : say(`families.${family.object_id}.title`).toLocaleUpperCase(),
  after: 20,
});

const paragraph = (text: string): Block => ({ kind: 'paragraph', style: 'body', text, after: 8 });

const sentenceBlocks = (family: Family, facts: PrintFacts, say: Say, locale: Locale): Block[] =>
  (family.print?.sentences ?? []).flatMap(({ key, values }) => {
    const printed = values(facts, locale);
    return printed ? [paragraph(say(`print.families.${family.object_id}.${key}`, printed))] : [];
  });

const tableBlock = (family: Family, facts: PrintFacts, say: Say, locale: Locale): Block => ({
  kind: 'facts',
  rows: family.form.sections.flatMap(({ controls }) =>
    controls.flatMap((control) => rowsOf(control, facts, say, locale)),
  ),
  after: 12,
});

const rowsOf = (control: FormControl, { record, type }: PrintFacts, say: Say, locale: Locale): Fact[] => {
  const label = (field: string) => say(`documents.fields.${field}`);
  if (control.kind === 'period') {
    const { start_date, end_date, days } = record;
    if (!start_date || !end_date) return [];
    return [
      [say('print.paper.dates'), formatRange(start_date, end_date, locale)],
      [label(control.days), String(days ?? '')],
    ];
  }
  const value = control.kind === 'type' ? type?.name : record[control.field];
  return value === undefined || value === null || value === '' ? [] : [[label(control.field), String(value)]];
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
