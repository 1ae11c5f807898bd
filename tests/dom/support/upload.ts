import type { Params } from './transport.ts';

type Answered = (method: string, params: Params) => Promise<object>;

/**
 * The request by which a file is sent, for fetch tells nothing of how far it is: answered by its method as every call.
 * A file counts as half sent before its answer.
 */
export const uploadsTo = (answered: Answered) =>
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    responseText = '';
    private given = false;

    open(): void {}
    setRequestHeader(): void {}

    abort(): void {
      this.given = true;
    }

    send(body: FormData): void {
      void this.sent(Object.fromEntries(body.entries()));
    }

    private async sent({ method, ...params }: Params): Promise<void> {
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 }),
      );
      try {
        const answer = await answered(String(method), params);
        this.responseText = JSON.stringify({ jsonrpc: '2.0', ...answer });
        if (!this.given) this.dispatchEvent(new Event('load'));
      } catch {
        if (!this.given) this.dispatchEvent(new Event('error'));
      }
    }
  };
