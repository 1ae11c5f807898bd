import { AppLink } from '../../ui/app-link.tsx';

/** A number of the first screen on a phone, with what it counts; a link where it is explained elsewhere. */
export const GlanceTile = ({
  value,
  label,
  href,
}: {
  value: string | undefined;
  label: string;
  href?: string;
}) => {
  const said = (
    <>
      <span className="block min-h-8 text-t1 font-medium">{value}</span>
      <span className="block text-sm leading-snug text-ink-2">{label}</span>
    </>
  );
  const look = 'block h-full min-w-0 rounded-panel border border-line bg-surface px-4 py-2.5 text-ink';
  return href === undefined ? (
    <div className={look}>{said}</div>
  ) : (
    <AppLink href={href} className={`${look} no-underline hover:bg-hover`}>
      {said}
    </AppLink>
  );
};
