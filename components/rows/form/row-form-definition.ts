import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { z } from 'zod';
import type { MethodName } from '../../../lib/contract/contract.ts';

/** What stands in a field of a window. */
export type FieldValue = string | number | boolean | File | readonly string[] | null;
export type RowValues = Readonly<Record<string, FieldValue>>;
/** What is wrong, by the names of the fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The window in which a row is added or edited. `Checked` is what the schema makes of the fields. */
export interface RowForm<Checked> {
  readonly title: ReactNode;
  /** A sentence of consequence under the title. */
  readonly description?: ReactNode;
  readonly size?: 'sm' | 'lg';
  /** Fields as they stand at first, by name. */
  readonly begins: RowValues;
  /** Those in sight, by what stands in them. */
  readonly fields: (values: RowValues) => readonly RowField[];
  /** What the fields must be; judged when one is left and before sending. */
  readonly check: z.ZodType<Checked>;
  /** What is said when the check refuses more than an empty field. */
  readonly wrong?: (field: string) => string;
  readonly method: MethodName;
  /** What is sent, or what only a look at the server's data finds wrong. */
  readonly send: (checked: Checked) => Sent | Promise<Sent>;
  /** The field a refusal of the whole call belongs to. */
  readonly fieldOf?: (reason: string) => string | undefined;
  /** The verb of the button; «Сохранить» when absent. */
  readonly verb?: string;
  /** Said once it is saved. */
  readonly saved: string;
  /** Says what else the answer tells. */
  readonly tell?: (answer: unknown) => void;
  /** Objects of other lists that are to be read again as well. */
  readonly rereads?: readonly string[];
}

export type Sent = { readonly params: unknown } | { readonly wrong: FieldErrors };

interface Named {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Shares its line with a neighbour: always, or not on a phone. */
  readonly half?: 'always' | 'wide';
}

/** A field of the window, by what is written in it. */
export type RowField =
  | (Named & {
      readonly kind: 'text';
      readonly max: number;
      readonly type?: HTMLInputTypeAttribute;
      readonly inputMode?: 'numeric';
    })
  | (Named & { readonly kind: 'area'; readonly rows: number; readonly isCode?: boolean })
  | (Named & { readonly kind: 'day' })
  | (Named & { readonly kind: 'person' })
  | (Named & { readonly kind: 'check' })
  | (Named & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string | number; readonly label: string }[];
      readonly placeholder?: string;
    })
  /** A control that is known to one window alone; it says itself what is wrong with it. */
  | (Pick<Named, 'name'> & {
      readonly kind: 'own';
      readonly control: (given: {
        readonly value: FieldValue;
        readonly onChange: (value: FieldValue) => void;
        readonly error: string | undefined;
      }) => ReactNode;
    });
