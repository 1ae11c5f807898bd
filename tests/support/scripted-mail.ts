import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Commands that a scripted server may answer in its own words; `END` is the end of the letter. */
export type Stage = 'MAIL' | 'RCPT' | 'DATA' | 'END';

export interface ScriptedMail {
  readonly url: string;
  /** Readers whose letters were taken, in order. */
  readonly taken: readonly string[];
  /** Sets the answer to a recipient's letter at a stage; without lines the letter is taken. */
  readonly answer: (reader: string, stage: Stage, lines?: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

const USUAL: Readonly<Record<Stage, readonly string[]>> = {
  MAIL: ['250 2.1.0 Ok'],
  RCPT: ['250 2.1.5 Ok'],
  DATA: ['354 go on'],
  END: ['250 2.0.0 Ok'],
};

/**
 * An SMTP server that answers word for word as scripted, which servers of a library do not. Its answer to MAIL FROM
 * holds for every recipient.
 */
export const startScriptedMail = async (): Promise<ScriptedMail> => {
  const answers = new Map<string, readonly string[]>();
  const taken: string[] = [];
  const open = new Set<Socket>();
  const serve = async (socket: Socket): Promise<void> => {
    const say = (...lines: readonly string[]) => socket.write(`${lines.join('\r\n')}\r\n`);
    let reader = '';
    let isLetter = false;
    const answer = (stage: Stage): boolean => {
      const lines = answers.get(`${stage} ${stage === 'MAIL' ? '' : reader}`) ?? USUAL[stage];
      say(...lines);
      return lines === USUAL[stage];
    };
    say('220 scripted ESMTP');
    for await (const line of createInterface(socket)) {
      if (isLetter) {
        if (line !== '.') continue;
        isLetter = false;
        if (answer('END')) taken.push(reader);
        continue;
      }
      const [verb = ''] = line.toUpperCase().split(' ');
      if (verb === 'EHLO' || verb === 'HELO') say('250-scripted', '250 ENHANCEDSTATUSCODES');
      else if (verb === 'MAIL') answer('MAIL');
      else if (verb === 'RCPT') {
        reader = /<(.*)>/.exec(line)?.[1] ?? '';
        answer('RCPT');
      } else if (verb === 'DATA') isLetter = answer('DATA');
      else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say('250 Ok');
    }
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    serve(socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answer: (reader, stage, lines) => {
      const place = `${stage} ${stage === 'MAIL' ? '' : reader}`;
      if (lines) answers.set(place, lines);
      else answers.delete(place);
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
