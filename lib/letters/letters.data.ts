/** Letters the portal writes: the parts of each, in the order in which they are read. What stands in `greeting` is of all. */
export const LETTERS = {
  notice: ['subject', 'text', 'button', 'note'],
  calendar_changed: ['subject', 'text', 'document', 'rest', 'button', 'note'],
  reminder: ['subject', 'text', 'document', 'unread', 'rest', 'button', 'note'],
  invite: ['subject', 'text', 'button', 'note'],
  invite_candidate: ['subject', 'text', 'button', 'note'],
  restore: ['subject', 'text', 'button', 'note'],
  restore_by_admin: ['subject', 'text', 'button', 'note'],
  password_changed: ['subject', 'text', 'note'],
  email_changed: ['subject', 'text', 'note'],
  factor_dropped: ['subject', 'text', 'note'],
  trial: ['subject', 'text', 'note'],
} as const;

export type LetterKind = keyof typeof LETTERS;
export const LETTER_KINDS = Object.keys(LETTERS) as [LetterKind, ...LetterKind[]];

/** Every part there is. */
export const LETTER_PARTS = [
  'greeting',
  'subject',
  'text',
  'document',
  'unread',
  'rest',
  'button',
  'note',
] as const;
export type LetterPart = (typeof LETTER_PARTS)[number];

/** The parts of a letter: its own, and the greeting before its words. */
export const partsOfLetter = (kind: LetterKind): LetterPart[] => {
  const [subject, ...others] = LETTERS[kind];
  return [subject, 'greeting', ...others];
};

/** The sentence of a part: the greeting is that of all letters. */
export const aliasOfPart = (kind: LetterKind, part: LetterPart): string =>
  part === 'greeting' ? 'mail.greeting' : `mail.${kind}.${part}`;
