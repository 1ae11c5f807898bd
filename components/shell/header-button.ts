/** The look of everything that can be pressed in the header band. */
export const HEADER_BUTTON =
  'relative inline-flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-2 font-medium whitespace-nowrap text-inherit no-underline hover:bg-chrome-hover data-[state=open]:bg-chrome-hover touch:h-12 touch:min-w-12';
