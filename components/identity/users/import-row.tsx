'use client';
import { Icon } from '../../ui/icon.tsx';
import type { ShownVerdict } from './import-calls.ts';
import { LOOK } from './import-outcomes.ts';
import { useVerdictWords } from './use-verdict-words.ts';

/** One line of a file: who it speaks of, what becomes of it, and why, cell by cell. */
export const ImportRow = ({ verdict }: { verdict: ShownVerdict }) => {
  const cell = 'px-3 py-2 text-left align-top';
  return (
    <tr>
      <td className={`${cell} text-ink-2`}>{verdict.row}</td>
      <td className={`${cell} wrap-anywhere`}>
        <bdi className="block">{verdict.name || '—'}</bdi>
        <span className="block text-sm text-ink-2">{verdict.email}</span>
        <span className="mt-1 block tablet:hidden">
          <OutcomeLine verdict={verdict} />
          <Why verdict={verdict} />
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap max-tablet:hidden`}>
        <OutcomeLine verdict={verdict} />
      </td>
      <td className={`${cell} wrap-anywhere max-tablet:hidden`}>
        <Why verdict={verdict} />
      </td>
    </tr>
  );
};

const OutcomeLine = ({ verdict }: { verdict: ShownVerdict }) => {
  const words = useVerdictWords();
  const [icon, ink] = LOOK[verdict.outcome];
  return (
    <span className={`inline-flex items-center gap-1.5 ${ink}`}>
      <Icon of={icon} size={14} />
      {words.outcome(verdict)}
    </span>
  );
};

const Why = ({ verdict }: { verdict: ShownVerdict }) => {
  const words = useVerdictWords();
  return (
    <span className="block text-sm">
      {verdict.fields.map((field) => (
        <span key={`${field.field} ${field.code}`} className="block">
          <span className="text-ink-2">{words.column(field.field)}: </span>
          <span className="text-error-ink">{words.sentence(field)}</span>
          <span className="block text-ink-2">
            {[words.said(field), words.cure(field)].filter(Boolean).join('. ')}
          </span>
        </span>
      ))}
      {verdict.changes.map(({ field, was, is }) => (
        <span key={field} className="block">
          <span className="text-ink-2">{words.column(field)}: </span>
          {!(was === '' && verdict.outcome === 'add') && (
            <>
              <del className="text-ink-3">{words.value(field, was)}</del>
              <span aria-hidden> → </span>
            </>
          )}
          <ins className="font-medium no-underline">{words.value(field, is)}</ins>
        </span>
      ))}
    </span>
  );
};
