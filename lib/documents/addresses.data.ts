/** Where the documents of a family are read: what links need of it, without its form and rules. */
export interface FamilyAddress {
  /** The object of the calls, the slug of the folder, of the messages and of the audit. */
  readonly object_id: string;
  readonly routes: { readonly form: string; readonly list: string };
  /** hr puts it before people: its one file is what is signed and stays as it came; it is no request of theirs, nor an absence. */
  readonly pushed?: true;
}

export const VACATION: FamilyAddress = {
  object_id: 'vacation',
  routes: { form: 'uvacation', list: 'uvacations' },
};

export const REQUEST_PUSH_SIGNED: FamilyAddress = {
  object_id: 'request_push_signed',
  routes: { form: 'upaper', list: 'upapers' },
  pushed: true,
};

export const FAMILY_ADDRESSES: readonly FamilyAddress[] = [VACATION, REQUEST_PUSH_SIGNED];

export const familyAddress = (object_id: string): FamilyAddress | undefined =>
  FAMILY_ADDRESSES.find((address) => address.object_id === object_id);
