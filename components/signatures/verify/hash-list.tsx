'use client';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';

const SHOWN = ['sha256', 'streebog256', 'streebog512'] as const;

/** The digests of a document, to be compared by eye or by search. */
export const HashList = ({ digests }: { digests: Readonly<Record<(typeof SHOWN)[number], string>> }) => {
  const t = useTranslations('verify.hash');
  return (
    <dl className="flex flex-col gap-y-1">
      {SHOWN.filter((name) => digests[name] !== '').map((name) => (
        <Fragment key={name}>
          <dt className="mt-1.5 text-sm text-ink-2 first:mt-0">{t(name)}</dt>
          <dd className="font-mono text-sm wrap-anywhere">{digests[name]}</dd>
        </Fragment>
      ))}
    </dl>
  );
};
