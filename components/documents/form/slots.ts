'use client';
import { type ComponentType, createContext, useContext } from 'react';
import type { Locale } from '../../../lib/access/actor.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { WireLine } from '../../../lib/documents/lines.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import type { CellInputProps } from '../lines/cell-input.tsx';
import type { Lines } from '../lines/use-lines.ts';
import type { Work } from '../moves/work-ahead.ts';
import type { HistoryRow } from '../timeline/use-document-history.ts';
import type { DocumentForm } from './use-document-form.ts';

/** A line, for whatever a family shows of its own in it. */
export interface LineProps {
  form: DocumentForm;
  lines: Lines;
  line: WireLine;
  index: number;
}

/** A cell of a family's own. */
export interface CellProps extends LineProps {
  /** Of the field that fills it in, where its line stands open. */
  field?: Pick<CellInputProps, 'id' | 'label' | 'invalid' | 'describedBy'> | undefined;
}

/** What a family shows of its own among its lines. */
export interface LineSlots {
  /** In place of what a column says, and of what fills it in where the line stands open. */
  readonly cells?: Readonly<Record<string, ComponentType<CellProps>>>;
  /** A text of a line as a reader sees it, where it is not being typed. */
  readonly textIn?: (form: DocumentForm, text: string, locale: Locale) => string;
  /** Below a line. */
  readonly Under?: ComponentType<LineProps>;
  /** Below all lines: what they come to. */
  readonly Foot?: ComponentType<{ form: DocumentForm }>;
}

/** What a family shows of its own beside the generic form; most have nothing. */
export interface FamilySlots {
  /** Stands above the fields, left of what the rules say. */
  readonly Summary?: ComponentType<{ form: DocumentForm }>;
  /** Stand in a section of the form, by its key: after its fields. */
  readonly sections?: Readonly<Record<string, ComponentType<{ form: DocumentForm }>>>;
  /** Among lines, by the name of their field. */
  readonly lines?: Readonly<Record<string, LineSlots>>;
  /** A check that passed, as a key under `documents.checks`, while nothing is refused. */
  readonly fine?: (form: DocumentForm, refusals: readonly FieldRefusal[]) => 'enough' | 'notice' | undefined;
  /** A day of the month that its period is chosen in, where that is not this month. */
  readonly opens?: (form: DocumentForm) => Day | undefined;
  /** Stands below both, as wide as they are. */
  readonly Days?: ComponentType<{ form: DocumentForm }>;
  /** Stands beside the document, below its way. */
  readonly Aside?: ComponentType<{ form: DocumentForm }>;
  /** Stands at a stop of its way that is to come or at hand. */
  readonly Stop?: ComponentType<{ form: DocumentForm; work: Work }>;
  /** Stands at a stop of its way that is behind: what led to it, what it led to. */
  readonly Past?: ComponentType<{ form: DocumentForm; step: HistoryRow }>;
  /** Stands in place of the generic control of a field, or of lines. */
  readonly controls?: Readonly<Record<string, ComponentType<{ form: DocumentForm }>>>;
  /** A control of its own asks for the comment now. */
  readonly hasComment?: (form: DocumentForm) => boolean;
}

/** The form of a family: its definition, with what it shows of its own. */
export interface FamilyForm extends FamilySlots {
  readonly family: Family;
}

/** What the family of the form in sight shows of its own: a form knows its fields, and no component. */
export const SlotsContext = createContext<FamilySlots | undefined>(undefined);

/** Handed in by the screen; a form without it is refused, or it would miss what its family shows. */
export const useSlots = (): FamilySlots => {
  const given = useContext(SlotsContext);
  if (!given) throw new Error('a form without what its family shows');
  return given;
};

/** Those among the lines of a field. */
export const useLineSlots = (field: string): LineSlots => useSlots().lines?.[field] ?? {};
