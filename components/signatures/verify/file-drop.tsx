'use client';
import { FileSearch } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A place to drop files on, or to choose them; the page reads them itself. */
export const FileDrop = ({
  title,
  choose,
  several = false,
  onFiles,
  children,
}: {
  title: string;
  /** The word of its button. */
  choose: string;
  several?: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button inside is for all
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-col items-center gap-3 rounded-panel border-[1.5px] border-dashed border-line-strong bg-surface px-5 py-8 text-center"
    >
      <Icon of={FileSearch} size={28} className="text-ink-3" />
      <p className="font-medium max-tablet:hidden">{title}</p>
      <input
        ref={input}
        type="file"
        multiple={several}
        tabIndex={-1}
        aria-label={choose}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button variant={several ? 'filled' : 'outlined'} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      {children}
    </div>
  );
};
