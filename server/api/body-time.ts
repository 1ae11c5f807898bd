import type { IncomingMessage, ServerResponse } from 'node:http';

const SO_LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

const waiting = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Limits the time to send the rest of a body, from now; a further call restarts it. A late caller is cut off: what
 * waits for the body hears that the connection has ended.
 */
export const limitBodyTime = (request: IncomingMessage, response: ServerResponse, limitMs: number): void => {
  const before = waiting.get(request);
  clearTimeout(before);
  if (request.complete || !hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(SO_LATE);
    request.socket.destroySoon();
  }, limitMs).unref();
  waiting.set(request, timer);
  if (!before) request.once('close', () => clearTimeout(waiting.get(request)));
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
