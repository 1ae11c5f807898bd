import type { BusinessRole } from '../../access/roles.ts';
import type { SignatureType } from '../../kernel/signature-level.ts';
import type { Parameters } from '../../settings/read.ts';
import type { PaperType } from '../signature/law.ts';
import type { SignaturePolicy } from '../signature/policy.ts';
import type { Step } from '../step.ts';

/** A role that people of an organization hold who may act, and the kinds of signature they have. */
export interface Holding {
  readonly role: string;
  readonly organization_id: number;
  readonly types: readonly (SignatureType | 'none')[];
}

/** The words of a status. */
export interface StatusWords {
  readonly id: string;
  readonly name: string;
  readonly name_eng: string;
}

/** A step as the portal comes with it. */
export type DefaultStep = Pick<
  Step,
  'object_id' | 'status_id' | 'next_status_id' | 'reject' | 'editable' | 'delete_allowed' | 'detail'
> & { readonly business_role: BusinessRole };

/** What the steps are looked at beside; what is absent is not asked about. */
export interface World {
  readonly statuses?: readonly StatusWords[];
  readonly parameters?: Parameters;
  /** The same as an organization has them; those of all where nothing is said. */
  readonly parametersOf?: (organization: number) => Parameters;
  /** The organizations whose documents go these ways, and who holds which role in them. */
  readonly organizations?: readonly number[];
  readonly holdings?: readonly Holding[];
  readonly policies?: readonly SignaturePolicy[];
  /** The kinds of its documents, for what the law asks of each. */
  readonly types?: readonly PaperType[];
  /** The fields of the documents of an object; undefined where they are not known. */
  readonly fieldsOf?: (object_id: string) => readonly string[] | undefined;
  /** The steps the portal comes with. */
  readonly defaults?: readonly DefaultStep[];
}
