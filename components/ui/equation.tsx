import type { ReactNode } from 'react';

/** Large numbers that make up another: 28 − 14 = 14, each with what it is; those of many terms go on in the next line of a phone. */
export const Equation = ({ children, isLong = false }: { children: ReactNode; isLong?: boolean }) => (
  <div
    className={`flex items-start gap-x-5 max-tablet:w-full ${isLong ? 'flex-wrap gap-y-2 max-tablet:gap-x-3' : 'max-tablet:justify-between max-tablet:gap-x-1'}`}
  >
    {children}
  </div>
);

/** A number with what it is, behind the sign by which it comes in: the two are never parted by the end of a line. */
export const Term = ({
  number,
  text,
  tone = '',
  sign,
}: {
  number: string;
  text: string;
  tone?: string;
  sign?: string | undefined;
}) => (
  <div className="flex items-start gap-x-5 max-tablet:gap-x-2">
    {sign !== undefined && (
      <span aria-hidden className="text-[1.75rem] leading-11 text-ink-3 max-tablet:leading-9">
        {sign}
      </span>
    )}
    <p>
      <span className={`block text-num font-medium max-tablet:text-[1.75rem] max-tablet:leading-9 ${tone}`}>
        {number}
      </span>
      <span className="mt-0.5 block text-sm text-ink-2">{text}</span>
    </p>
  </div>
);
