'use client';
import { ArrowUp, AtSign, Camera, Paperclip, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useFileSize } from '../files/use-file-size.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Textarea } from '../ui/textarea.tsx';
import { MentionList } from './mention-list.tsx';
import { useChosenFiles } from './use-chosen-files.ts';
import { type Draft, type DraftOf, NO_DRAFT } from './use-draft.ts';
import { useMention } from './use-mention.ts';
import { useWrongText } from './use-wrong-text.ts';

interface ComposerProps {
  documentId: number;
  draft: DraftOf;
  onSend: (draft: Draft) => void;
}

/** The place to say something: words, names after an @, files chosen, dropped or pasted. Ctrl Enter sends. */
export const Composer = ({ documentId, draft: { draft, setDraft }, onSend }: ComposerProps) => {
  const t = useTranslations('discussion');
  const line = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [over, setOver] = useState(false);
  const wrongText = useWrongText();
  const change = (next: Draft) => {
    setDraft(next);
    setWrong(undefined);
  };
  const mention = useMention({ documentId, field, draft, onChange: change });
  const files = useChosenFiles(draft, change, setWrong);
  const send = () => {
    const found = wrongText(draft.text);
    setWrong(found);
    field.current?.focus();
    if (found) return;
    onSend(draft);
    setDraft(NO_DRAFT);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    files.add([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button inside is for all
    <div
      className={classNames('flex flex-col gap-2 rounded-control', over && 'bg-primary-soft')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <MentionList mention={mention} />
      <div className="flex items-end gap-2">
        <Textarea
          ref={field}
          rows={1}
          value={draft.text}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={line}
          aria-autocomplete="list"
          aria-controls={mention.isOpen ? mention.list : undefined}
          aria-activedescendant={
            mention.found[mention.active] && mention.optionId(mention.found[mention.active]?.id ?? 0)
          }
          className="field-sizing-content scroll-mb-32 max-h-48 min-h-(--control) flex-1 resize-none!"
          onChange={(event) => {
            change({ ...draft, text: event.target.value });
            mention.onCaret(event.target.selectionStart);
          }}
          onSelect={(event) => mention.onCaret(event.currentTarget.selectionStart)}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length === 0) return;
            event.preventDefault();
            files.add(pasted);
          }}
          onKeyDown={(event) => {
            if (mention.onKey(event)) return;
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            send();
          }}
        />
        <IconButton variant="tonal" icon={ArrowUp} label={t('send')} onClick={send} />
      </div>
      <ChosenFiles files={draft.files} onRemove={files.remove} />
      <div className="flex items-center gap-1">
        <FileButton icon={Paperclip} label={t(files.pdf ? 'attach_pdf' : 'attach')} files={files} />
        <FileButton icon={Camera} label={t('photo')} files={files} camera />
        <IconButton icon={AtSign} size="sm" label={t('mention')} onClick={mention.begin} />
        <span className="ml-auto text-right text-sm text-ink-3 max-tablet:hidden">{t('keys')}</span>
      </div>
      <p
        id={line}
        role={wrong ? 'alert' : undefined}
        className={`text-sm ${wrong ? 'text-error-ink' : 'text-ink-3'}`}
      >
        {wrong ?? t('seen_by')}
      </p>
    </div>
  );
};

type Files = ReturnType<typeof useChosenFiles>;

const FileButton = ({
  icon,
  label,
  files,
  camera = false,
}: {
  icon: typeof Paperclip;
  label: string;
  files: Files;
  /** Takes a picture on a phone; a computer has no such button. */
  camera?: boolean;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={camera ? 'image/*' : files.accept}
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        tabIndex={-1}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          files.add(chosen);
        }}
      />
      <IconButton
        icon={icon}
        size="sm"
        label={label}
        className={camera ? 'tablet:hidden' : ''}
        onClick={() => input.current?.click()}
      />
    </>
  );
};

const ChosenFiles = ({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) => {
  const t = useTranslations('discussion');
  const sizeOf = useFileSize();
  return files.map((file) => (
    <span
      key={`${file.name} ${file.size} ${file.lastModified}`}
      className="flex items-center gap-2 rounded-control border border-line pl-2.5 text-sm"
    >
      <bdi className="min-w-0 flex-1 truncate">{file.name}</bdi>
      <span className="flex-none text-ink-3">{sizeOf(file.size)}</span>
      <IconButton
        icon={X}
        size="sm"
        label={t('remove_file', { name: file.name })}
        onClick={() => onRemove(file)}
      />
    </span>
  ));
};
