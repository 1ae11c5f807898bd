/** Statuses that say of one mailbox that it is not there: no such mailbox, moved without an address, domain that takes no mail (RFC 3463, RFC 7505). */
const DEAD = new Set(['5.1.1', '5.1.6', '5.1.10']);

/** Commands whose answer is about the one reader of a letter: some servers look a mailbox up only after the letter came. */
const ABOUT_READER = new Set(['RCPT TO', 'DATA']);

const CODED_LINE = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?!\S)/;

/**
 * Whether a mail server said that the mailbox of the reader does not exist: then no later try helps. `reply` is the
 * whole answer, a line each; its status stands after the code of three digits (RFC 2034). Any other refusal may be a
 * fault of the server, which says `554 5.7.1` of its own as well.
 */
export const isDeadMailbox = (command: string, reply: string): boolean => {
  if (!ABOUT_READER.has(command)) return false;
  const statuses = reply.split(/\r?\n/).flatMap((line) => CODED_LINE.exec(line)?.[1] ?? []);
  return statuses.length > 0 && statuses.every((status) => DEAD.has(status));
};

const SAID_MAX = 200;
const LEFT_OUT = '…';

/** What a server said, on one line for the log and the state of the portal: without addresses, links and long tokens. */
export const wordsOfServer = (reply: string): string =>
  reply
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/[^\s<>"]+/gi, LEFT_OUT)
    .replaceAll(/[^\s<>"(),;:]+@[^\s<>"(),;:]+/g, LEFT_OUT)
    .replaceAll(/[\w~%=+/-]{24,}/g, LEFT_OUT)
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, SAID_MAX);
