'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { UserAuth } from '../../../../lib/rpc/user-auth.ts';
import type { Sent, WindowField } from '../../../forms/window/window-form.ts';
import { call } from '../../../rpc/client.ts';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { useCodeError } from './use-code-error.ts';

const CODE = z.object({ pinCode: z.string().min(1) });
export type Code = z.infer<typeof CODE>;

/** The one code a window asks for, and the call that takes it: what stands against the code stands at its field. */
export const useCodeField = (kind: 'code' | 'any_code') => {
  const t = useTranslations('factors');
  const codeError = useCodeError();
  const field: WindowField = {
    kind: 'own',
    name: 'pinCode',
    isSecret: true,
    control: ({ error, onChange }) => (
      <Field label={t(kind)} hint={t(`${kind}_hint`)} error={error}>
        {(control) => (
          <CodeInput
            {...control}
            name="pinCode"
            letters={kind === 'any_code'}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    ),
  };
  const send = async <Result,>(params: UserAuth, done: (result: Result) => void): Promise<Sent> => {
    try {
      // Under no key of idempotency: what is kept of such a call would tell its code.
      done(await call<Result>('user.auth', params));
      return undefined;
    } catch (caught) {
      return { wrong: { pinCode: codeError(caught) } };
    }
  };
  return { field, send, begins: { pinCode: '' }, check: CODE, wrong: () => t('fill_code') };
};
