import type { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import type { Method } from '../../lib/rpc/contract/method.ts';
import type { Tx } from '../db/tx.ts';
import type { CallContext, RawJson, SignedIn, Writing } from './context.ts';

/** An answer as it may be handed in; a row of any object is not looked into. */
type Frozen<T> = Record<string, unknown> extends T ? unknown : { readonly [Key in keyof T]: Frozen<T[Key]> };

type ContextOf<M> = M extends { writes: true }
  ? Writing<never>
  : M extends { public: true } | { cookie: true }
    ? CallContext
    : SignedIn;

/** What answers a method of the contract, with input that its schema has parsed. */
type Handler<M extends Method> = M extends { writes: true } ? Act<M> | InTwo<M> : Act<M>;

type Act<M extends Method> = (
  input: z.output<M['input']>,
  context: ContextOf<M>,
) => Promise<Frozen<z.output<M['output']>> | RawJson>;

interface InTwo<M extends Method> {
  readonly before: (input: z.output<M['input']>, context: SignedIn) => Promise<unknown>;
  readonly act: Act<M>;
}

/** The handlers of some methods, each checked against what its method takes and answers. */
export type Handlers<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends Method ? Handler<Methods[Name]> : never;
};

/** A write in two: `before` runs outside the transaction (counts, hashes, what takes long), and `act` gets its answer. */
export const inTwo = <Input, Prepared, Answer>(
  before: (input: Input, context: SignedIn) => Promise<Prepared>,
  act: (input: Input, context: Writing<Prepared>) => Promise<Answer>,
) => ({ before, act });

/** An answer under `data`. */
export const told = async <Answer>(answer: Promise<Answer>) => ({ data: await answer });

/** Binds a use case that reads. */
export const reads =
  <Input, Answer>(read: (actor: Actor, input: Input) => Promise<Answer>) =>
  (input: Input, { actor }: SignedIn) =>
    told(read(actor, input));

/** Binds a use case that writes. */
export const writes =
  <Input, Answer>(write: (tx: Tx, actor: Actor, input: Input) => Promise<Answer>) =>
  (input: Input, { tx, actor }: Writing) =>
    told(write(tx, actor, input));

/** Binds a use case that writes one row and answers its id. */
export const writesRow =
  (write: (tx: Tx, actor: Actor, id: number) => Promise<void>) =>
  async ({ id }: { readonly id: number }, { tx, actor }: Writing) => {
    await write(tx, actor, id);
    return { data: { id } };
  };
