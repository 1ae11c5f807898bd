'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

import { OverlayPlace } from './overlay-place.ts';

const WIDTHS = {
  sm: 'tablet:max-w-120',
  md: 'tablet:max-w-150',
  lg: 'tablet:max-w-180',
  xl: 'tablet:max-w-260',
} as const;

/** A text in which a list of names is open: the first Escape is for the list. */
const hasListOpen = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.matches('[aria-autocomplete="list"][aria-controls]');

/** A window that holds the focus and gives it back to its opener. A bottom sheet on the phone. */
export const DialogWindow = ({
  open,
  onOpenChange,
  title,
  description,
  lead,
  tools,
  children,
  footer,
  aside,
  size = 'sm',
  keepOpen,
}: DialogProps) => {
  const t = useTranslations('common');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  // Before the window is there: a field that takes the focus as it appears would pass for its own opener.
  if (open !== shown) {
    setShown(open);
    if (open) setOpener(openerOf(document.activeElement));
  }
  const hold = (event: Event) => keepOpen && event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-dialog) animate-fade bg-scrim" />
        <Radix.Content
          ref={setPlace}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A moment later: another window may have opened meanwhile, and has the focus then.
            if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
          }}
          onEscapeKeyDown={(event) => (hasListOpen(event.target) ? event.preventDefault() : hold(event))}
          onInteractOutside={hold}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-(--z-dialog) flex max-h-[92dvh] animate-sheet flex-col rounded-t-[20px] bg-raised shadow-dialog',
            'tablet:inset-0 tablet:m-auto tablet:max-h-[calc(100dvh-64px)] tablet:w-[calc(100%-64px)] tablet:animate-dialog tablet:rounded-dialog',
            aside
              ? 'tablet:grid tablet:h-180 tablet:grid-cols-[minmax(0,1fr)_25rem] tablet:grid-rows-1'
              : 'tablet:h-fit',
            WIDTHS[size],
          )}
        >
          <OverlayPlace value={place}>
            {aside && (
              <div className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-l-dialog border-r border-line bg-sunken">
                {aside}
              </div>
            )}
            <div className="flex min-h-0 flex-1 flex-col">
              <div className="flex items-start gap-3 pt-5 pr-14 pl-6 max-tablet:pl-4">
                {lead}
                <div className="min-w-0 flex-1">
                  <Radix.Title>{title}</Radix.Title>
                  {description && (
                    <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>
                  )}
                </div>
                {tools && <div className="-mt-1 flex flex-none touch:-mt-3">{tools}</div>}
              </div>
              {children ? <Body isWide={aside !== undefined}>{children}</Body> : <div className="h-5" />}
              {footer && (
                <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-3.5 max-tablet:px-4 max-tablet:*:flex-1">
                  {footer}
                </div>
              )}
            </div>
            {/* Last in the order, so that the focus begins with what the window is for. */}
            <IconButton
              icon={X}
              label={t('close')}
              size="sm"
              className="absolute top-4 right-4 touch:top-2 touch:right-2 touch:size-12!"
              onClick={() => onOpenChange(false)}
            />
          </OverlayPlace>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** An item of a menu is gone by the time the window closes: the focus goes back to what opened the menu. */
const openerOf = (active: Element | null): Element | null => {
  const trigger = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : active;
};

/** What the window says. Words alone that do not fit take the focus, so that keys scroll them. */
const Body = ({ isWide, children }: { isWide: boolean; children: ReactNode }) => {
  const at = useRef<HTMLDivElement>(null);
  const [isReadByKeys, setReadByKeys] = useState(false);
  useEffect(() => {
    const body = at.current;
    if (!body) return;
    const look = () => setReadByKeys(body.scrollHeight > body.clientHeight && !body.querySelector(FOCUSABLE));
    const watcher = new ResizeObserver(look);
    for (const each of [body, ...body.children]) watcher.observe(each);
    return () => watcher.disconnect();
  }, []);
  return (
    <div
      ref={at}
      tabIndex={isReadByKeys ? 0 : undefined}
      className={classNames('min-h-0 overflow-y-auto px-6 pt-4 pb-5 max-tablet:px-4', isWide && 'flex-1')}
    >
      {children}
    </div>
  );
};

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, or what the window is about. */
  title: ReactNode;
  /** One sentence of consequence under the title. */
  description?: ReactNode;
  /** Who it is about: left of the title. */
  lead?: ReactNode;
  /** Ways out of the window, beside the cross. */
  tools?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary last. */
  footer?: ReactNode;
  /** What the window is about, to look at: left of the words. The caller leaves it out on a phone. */
  aside?: ReactNode;
  /** `sm` 480, `md` 600, `lg` 720, `xl` 1040 wide. On the phone always a sheet at the bottom. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** While work would be lost, Esc and a click outside do nothing. */
  keepOpen?: boolean;
}
