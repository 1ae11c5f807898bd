import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as it arrived. */
export interface Received {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address of the first link of the plain text; '' without one. */
  readonly link: string;
}

export interface Mailbox {
  readonly port: number;
  readonly url: string;
  readonly letters: readonly Received[];
  /** The next unread letter to an address, of a subject when one is named; waits for it. */
  readonly next: (to: string, subject?: string) => Promise<Received>;
  /** Answers so many letters with a temporary failure first. */
  readonly refuse: (count: number) => void;
  /** Takes so many letters first and says that it did not. */
  readonly denyTaking: (count: number) => void;
  readonly close: () => Promise<void>;
}

/** A real SMTP server on a port of this machine. */
export const openMailbox = async (port = 0): Promise<Mailbox> => {
  const letters: Received[] = [];
  const waiting: { isIt: (letter: Received) => boolean; take: (letter: Received) => void }[] = [];
  const taken = new Set<Received>();
  let refusals = 0;
  let denials = 0;
  const arrive = (letter: Received) => {
    letters.push(letter);
    const at = waiting.findIndex(({ isIt }) => isIt(letter));
    if (at < 0) return;
    taken.add(letter);
    waiting.splice(at, 1)[0]?.take(letter);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('gone@') ? done(refusalWith(550, '5.1.1 no such mailbox')) : done(),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(refusalWith(451));
        }
        for (const { address } of session.envelope.rcptTo)
          arrive(letterOf(address, Buffer.concat(parts).toString('latin1')));
        if (denials === 0) return done();
        denials -= 1;
        done(refusalWith(451));
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', () => ready()));
  const at = (server.server.address() as AddressInfo).port;
  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    letters,
    next: (to, subject) => {
      const isIt = (letter: Received) =>
        letter.to === to && (subject === undefined || letter.subject === subject);
      const there = letters.find((letter) => isIt(letter) && !taken.has(letter));
      if (there) taken.add(there);
      return there ? Promise.resolve(there) : new Promise((take) => waiting.push({ isIt, take }));
    },
    refuse: (count) => {
      refusals = count;
    },
    denyTaking: (count) => {
      denials = count;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};

const refusalWith = (responseCode: number, words = 'not now'): Error =>
  Object.assign(new Error(words), { responseCode });

const letterOf = (to: string, raw: string): Received => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => words(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');
  const text = part(raw, 'text/plain');
  return {
    to,
    from: header('From'),
    subject: header('Subject'),
    text,
    html: part(raw, 'text/html'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  };
};

const part = (raw: string, type: string): string => {
  const found = new RegExp(
    `Content-Type: ${type}[^]*?Content-Transfer-Encoding: (\\S+)[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`,
    'i',
  ).exec(raw);
  return found ? decoded(found[1] ?? '', found[2] ?? '') : '';
};

const decoded = (encoding: string, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? printable(body.replace(/=\r\n/g, '')) : body;
};

const printable = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Words of a header that are not plain ASCII (RFC 2047). */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, body: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(body, 'base64').toString('utf8')
        : printable(body.replaceAll('_', ' ')),
    );
