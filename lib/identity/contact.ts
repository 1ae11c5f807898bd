import { listOf, type Parameters } from '../settings/read.ts';

/** Contact fields a person may be let to keep themselves. The e-mail is none: it is a name to sign in with. */
export const CONTACT_FIELDS = ['phone', 'location'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The contact fields the client leaves to its people. */
export const editableContacts = (parameters: Parameters): ContactField[] => {
  const listed = listOf(parameters, 'profile_editable_contacts');
  return CONTACT_FIELDS.filter((field) => listed.includes(field));
};

/** A telephone number of 10 to 15 digits as people write it (AMB-133), or none. */
export const PHONE = /^(\+?([ ()-]*\d){10,15}[ ()-]*)?$/;

export const LONGEST_LOCATION = 200;
