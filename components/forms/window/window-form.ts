import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { z } from 'zod';
import type { MethodName } from '../../../lib/contract/contract.ts';
import type { IconType } from '../../ui/icon.tsx';

/** What stands in a field of a window. */
export type FieldValue = string | number | boolean | File | readonly string[] | null;
export type FieldValues = Readonly<Record<string, FieldValue>>;
/** What is wrong, by the names of the fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A window of fields with one act at its foot. `Checked` is what the schema makes of the fields. */
export interface WindowForm<Checked> {
  readonly title: ReactNode;
  /** A sentence of consequence under the title. */
  readonly description?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Fields as they stand at first, by name. */
  readonly begins: FieldValues;
  /** Those in sight, by what stands in them. */
  readonly fields: (values: FieldValues) => readonly WindowField[];
  /** What the fields must be; judged when one is left and before sending. */
  readonly check: z.ZodType<Checked>;
  /** What is said when the check refuses more than an empty field. */
  readonly wrong?: (field: string, values: FieldValues) => string;
  /** Said of an empty field in place of the sentence that it is needed. */
  readonly missing?: (field: string, values: FieldValues) => string | undefined;
  /** What is wrong with fields as they stand, said while they are typed. */
  readonly live?: (values: FieldValues) => FieldErrors;
  /** What is called; without it `send` does the whole act itself. */
  readonly method?: MethodName;
  /** What is sent, or what only a look at the server's data finds wrong. */
  readonly send: (checked: Checked) => Sent | Promise<Sent>;
  /** The field a refusal of the whole call belongs to. */
  readonly fieldOf?: (reason: string) => string | undefined;
  /** The verb of the button and of the way back; those of every window when absent. */
  readonly verb?: string;
  readonly no?: string;
  readonly icon?: IconType;
  readonly danger?: boolean;
  /** Why it cannot be done, beside the button that waits. */
  readonly never?: string | undefined;
  /** What it shows is shown once: neither Esc nor a press outside closes it. */
  readonly keepOpen?: boolean;
  /** Another act, at the left of the foot. */
  readonly beside?: ReactNode;
  /** Said once it is saved. */
  readonly saved?: string | undefined;
  /** Says what else the answer tells. */
  readonly tell?: (answer: unknown) => void;
  /** Objects of other lists that are to be read again as well. */
  readonly rereads?: readonly string[];
}

export type Sent = { readonly params: unknown } | { readonly wrong: FieldErrors } | undefined;

interface Named {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Shares its line with a neighbour: always, or not on a phone. */
  readonly half?: 'always' | 'wide';
}

/** A field of the window, by what is written in it. */
export type WindowField =
  | (Named & {
      readonly kind: 'text';
      readonly max?: number;
      readonly type?: HTMLInputTypeAttribute;
      readonly inputMode?: 'numeric';
      /** What is no digit is dropped as it is typed. */
      readonly isDigits?: boolean;
      readonly isFirst?: boolean;
      /** Classes of the input. */
      readonly look?: string;
    })
  | (Named & {
      readonly kind: 'area';
      readonly rows?: number;
      readonly isCode?: boolean;
      readonly max?: number;
      /** «83 из 256», by how many characters there are. */
      readonly counter?: (length: number) => string;
      /** Takes the focus, whatever stands above it. */
      readonly isFirst?: boolean;
    })
  | (Named & { readonly kind: 'day' })
  | (Named & {
      readonly kind: 'person';
      /** Whose people: those one may read, or all of one's organization by name only. */
      readonly of?: 'colleague';
    })
  | (Named & { readonly kind: 'check' })
  | (Named & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string | number; readonly label: string }[];
      readonly placeholder?: string;
    })
  /** A control, or words, that one window alone knows; it says itself what is wrong with it. */
  | (Pick<Named, 'name'> & {
      readonly kind: 'own';
      readonly isSecret?: boolean;
      readonly control: (given: OwnControl) => ReactNode;
    });

/** Whether a field is a secret: what is typed there stands in no attribute of the page, and keeps no tab open. */
export const isSecret = (field: WindowField): boolean =>
  field.kind === 'own' ? field.isSecret === true : field.kind === 'text' && field.type === 'password';

/** What a control of its own is given. */
export interface OwnControl {
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
  readonly error: string | undefined;
  /** Fills in other fields as well. */
  readonly set: (values: FieldValues) => void;
}
