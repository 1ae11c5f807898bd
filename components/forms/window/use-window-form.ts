'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { reread } from '../../rpc/reread.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { hasLeftSession } from '../../rpc/token.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useFieldErrors } from '../../rpc/use-field-errors.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { notify } from '../../ui/notify.ts';
import { useFirstWrong } from '../../ui/use-first-wrong.ts';
import { type FieldErrors, type FieldValues, isSecret, type WindowForm } from './window-form.ts';

/**
 * The fields of a window: what stands in them, what is wrong with them, and how they are sent. What the server refuses
 * stands at the field it names; what belongs to no field in sight is said aloud.
 */
export const useWindowForm = <Checked>(
  form: WindowForm<Checked>,
  onState: (state: { busy: boolean; unsaved: boolean }) => void,
  onSaved: () => void,
) => {
  const client = useQueryClient();
  const [begins] = useState(form.begins);
  const [values, setValues] = useState(begins);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Errors that were found by leaving a field must not take the focus away from the next one.
  const [refused, setRefused] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // A page that goes on as soon as it is saved goes before the next drawing.
  const saved = useRef(false);
  const save = useRpcMutation(form.method ?? 'table.edit');
  const element = useFirstWrong(refused);
  const refusalOf = useRefusal(form);
  const wrongOf = useWrong(form);
  const unsaved = Object.entries(values).some(([name, value]) => value !== begins[name]);
  const fields = form.fields(values);
  useKeptOpen(unsaved, busy, onState);
  useHeld(unsaved && !fields.some(isSecret), saved);

  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    setRefused(wrong);
  };
  const judged = () => form.check.safeParse(trimmed(values));
  const leave = (name: string) => {
    const { error } = judged();
    const isWrong = values[name] !== begins[name] && error && namesIn(error).has(name);
    if (isWrong) setErrors({ ...errors, [name]: wrongOf(values, name) });
  };
  const send = async () => {
    if (busy || form.never !== undefined) return;
    const { data, error } = judged();
    if (error)
      return refuse(Object.fromEntries([...namesIn(error)].map((name) => [name, wrongOf(values, name)])));
    setBusy(true);
    try {
      const sent = await form.send(data);
      if (sent && 'wrong' in sent) return refuse(sent.wrong);
      const answer = sent && (await save.mutateAsync(sent.params));
      await reread(client, ...(form.rereads ?? []));
      if (form.saved !== undefined) notify.success(form.saved);
      form.tell?.(answer);
      saved.current = true;
      onSaved();
    } catch (caught) {
      const { at, aloud } = refusalOf(
        caught,
        fields.map(({ name }) => name),
      );
      refuse(at);
      if (aloud !== undefined) notify.error(aloud);
    } finally {
      setBusy(false);
    }
  };
  const set = (next: FieldValues) => {
    setValues((before) => ({ ...before, ...next }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))));
  };
  return { fields, values, errors: { ...errors, ...form.live?.(values) }, set, leave, send, element };
};

/** What is said of a field that the check refuses: an empty one is named (AMB-130), of others the window knows. */
const useWrong = <Checked>(form: WindowForm<Checked>) => {
  const t = useTranslations('rules.field');
  return (typed: FieldValues, name: string): string => {
    const values = trimmed(typed);
    const field = form.fields(values).find((each) => each.name === name);
    const value = values[name] ?? null;
    const label = field !== undefined && 'label' in field ? field.label : '';
    const isEmpty = label !== '' && (value === null || value === '');
    const own = (isEmpty ? form.missing : form.wrong)?.(name, values);
    return own ?? t('required', { name: 'labelled', label });
  };
};

/** Texts without the blanks around them. */
const trimmed = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** Names of the fields a check refuses. */
const namesIn = (error: z.ZodError): ReadonlySet<string> =>
  new Set(error.issues.map(({ path }) => String(path[0])));

/**
 * Tells the window whether it may be closed. It must know before the next key: on a busy machine an Esc would overtake
 * an effect that waits its turn.
 */
const useKeptOpen = (
  unsaved: boolean,
  busy: boolean,
  onState: (state: { busy: boolean; unsaved: boolean }) => void,
): void => {
  useLayoutEffect(() => {
    onState({ busy, unsaved });
    return () => onState({ busy: false, unsaved: false });
  }, [busy, unsaved, onState]);
};

/**
 * Keeps the tab from being closed over what was typed, unless it is saved, or the session has ended: the page goes with
 * it.
 */
const useHeld = (held: boolean, saved: RefObject<boolean>): void => {
  useEffect(() => {
    if (!held) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!saved.current && !hasLeftSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [held, saved]);
};

/** What a refusal says: at fields in sight, aloud otherwise. */
const useRefusal = <Checked>({ fieldOf }: WindowForm<Checked>) => {
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  return (error: unknown, inSight: readonly string[]): { at: FieldErrors; aloud?: string | undefined } => {
    const said = Object.entries(fieldErrors(error));
    const whole = error instanceof RpcError && error.refused ? fieldOf?.(error.reason) : undefined;
    if (said.length === 0 && whole !== undefined) return { at: { [whole]: errorText(error) } };
    const at = said.filter(([name]) => inSight.includes(name));
    const [other] = said.filter(([name]) => !inSight.includes(name));
    const aloud = other?.[1] ?? (said.length === 0 ? errorText(error) : undefined);
    return { at: Object.fromEntries(at), aloud };
  };
};
