import type { Locale } from '../../lib/access/actor.ts';
import type { Reason } from '../../lib/kernel/errors.data.ts';
import { FAILED, TOO_MANY_REQUESTS } from '../../lib/kernel/unjudged-codes.data.ts';

/** A field the server objects to, in both languages. */
export interface RpcFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly message_eng: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface RpcErrorBody {
  readonly code: number;
  readonly message: string;
  readonly message_eng: string;
  readonly data?: {
    readonly reason?: Reason;
    readonly request_id?: string;
    readonly fields?: readonly RpcFieldError[];
    readonly values?: Readonly<Record<string, string | number | object>>;
  };
}

/**
 * A call that was refused, that never arrived (reason `network`), or that the person gave up (`cancelled`). Of the last two
 * nothing is known about the effect.
 */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly reason: Reason | 'network' | 'cancelled';
  readonly message_eng: string;
  readonly fields: readonly RpcFieldError[];
  readonly request_id: string;
  readonly values: Readonly<Record<string, string | number | object>>;

  constructor(body: RpcErrorBody | undefined, unanswered: 'network' | 'cancelled' = 'network') {
    super(body?.message ?? unanswered);
    this.code = body?.code ?? 0;
    this.reason = body ? (body.data?.reason ?? 'system_error') : unanswered;
    this.message_eng = body?.message_eng ?? '';
    this.fields = body?.data?.fields ?? [];
    this.request_id = body?.data?.request_id ?? '';
    this.values = body?.data?.values ?? {};
  }

  /** Whether the server has said what became of the call. */
  get answered(): boolean {
    return this.reason !== 'network' && this.reason !== 'cancelled';
  }

  /** Whether the server has judged the call and said no: not where it failed itself, or asks to come later. */
  get refused(): boolean {
    return this.answered && this.code !== FAILED && this.code !== TOO_MANY_REQUESTS;
  }

  /** English when the locale is en and there is an English text, else Russian (specification 8). */
  localisedMessage(locale: Locale): string {
    return locale === 'en' && this.message_eng.trim() !== '' ? this.message_eng : this.message;
  }

  /** What to show under each field: field name -> sentence. */
  fieldMessages(locale: Locale): Record<string, string> {
    return Object.fromEntries(
      this.fields.map(({ field, message, message_eng }) => [
        field,
        locale === 'en' && message_eng ? message_eng : message,
      ]),
    );
  }
}
