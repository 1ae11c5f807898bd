'use client';
import type { ReactNode, RefObject } from 'react';

interface FormProps {
  /** By which a button outside of it sends it. */
  id?: string;
  formRef?: RefObject<HTMLFormElement | null>;
  onSend: (given: FormData) => void;
  children: ReactNode;
}

/** Fields in a column that are sent by our own call; the browser says nothing about them, the fields do. */
export const Form = ({ id, formRef, onSend, children }: FormProps) => (
  <form
    id={id}
    ref={formRef}
    noValidate
    className="flex flex-col gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      onSend(new FormData(event.currentTarget));
    }}
  >
    {children}
  </form>
);
