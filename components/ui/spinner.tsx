import { LoaderCircle } from 'lucide-react';

/** The only thing that turns without end. Decorative: what is going on is said in words. */
export const Spinner = ({ size = 16 }: { size?: number }) => (
  <LoaderCircle aria-hidden size={size} strokeWidth={2} className="animate-spin" />
);
