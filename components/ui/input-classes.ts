/** The box every typed or picked value sits in. */
export const INPUT_BOX =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-left text-ink ' +
  'focus:border-focus focus:shadow-[0_0_0_1px_var(--focus),0_0_0_4px_var(--primary-soft-2)]! focus:outline-2 focus:outline-transparent ' +
  'aria-invalid:border-error-mark aria-invalid:shadow-[0_0_0_1px_var(--error-mark)] ' +
  '[&:is(input,textarea):read-only]:border-line [&:is(input,textarea):read-only]:bg-sunken [&:is(input,textarea):read-only]:text-ink-2 disabled:border-line disabled:bg-sunken disabled:text-ink-2';
