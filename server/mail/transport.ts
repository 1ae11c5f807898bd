import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { isDeadMailbox, wordsOfServer } from '../../lib/letters/mail-answer.ts';
import { readConfig } from '../config.ts';
import type { Rendered } from './render.ts';

/** A mail server that hangs holds a job no longer than this at any step. */
const PATIENCE_MS = 10_000;

/** A mailbox that does not exist, by the word of its server: to try again would change nothing. */
export class Undeliverable extends Error {}

/** Whether letters go anywhere. */
export const hasMailServer = (): boolean => readConfig().SMTP_URL !== undefined;

/** Sends one letter by SMTP; without a server writes it to `DATA_DIR/mail`, where people trying the portal read it. */
export const post = async (to: string, letter: Rendered): Promise<void> => {
  const { SMTP_URL } = readConfig();
  const message = {
    to: { name: '', address: to },
    from: { name: letter.from, address: sender() },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
  if (!SMTP_URL) return keep(message);
  const { createTransport } = await mailer();
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.sendMail(message);
  } catch (error) {
    throw withoutContent(error as SmtpError);
  } finally {
    transport.close();
  }
};

/** Loaded with the first letter: a portal starts without it. */
const mailer = () => import('nodemailer');

const sender = (): string => {
  const { MAIL_FROM, APP_ORIGIN } = readConfig();
  return MAIL_FROM ?? `no-reply@${new URL(APP_ORIGIN).hostname}`;
};

const keep = async (message: SendMailOptions): Promise<void> => {
  const folder = join(readConfig().DATA_DIR, 'mail');
  const { createTransport } = await mailer();
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
  await writeFile(join(folder, name), bytes as Buffer, { mode: 0o600 });
};

interface SmtpError extends Error {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly response?: string;
}

/** What the library throws quotes addresses and may quote the letter: codes and the server's own words go on to the log. */
const withoutContent = ({ code, originalCode, command = '', response = '' }: SmtpError): Error => {
  const said = response
    ? `${command}: ${wordsOfServer(response)}`
    : [originalCode ?? code, command].filter(Boolean).join(' ');
  return isDeadMailbox(command, response) ? new Undeliverable(said) : new Error(said);
};
