/** Asks for a proof by one of these methods; answers whether it was given. */
type Prove = (methods: readonly string[]) => Promise<boolean>;

let prove: Prove | undefined;
let proving: Promise<boolean> | undefined;

/** The part of the screen that asks the person to prove themselves. Answers how to leave. */
export const takeProofs = (next: Prove): (() => void) => {
  prove = next;
  return () => {
    if (prove === next) prove = undefined;
  };
};

/** Asks the person to prove themselves; calls that need it at the same time wait for the same proof. */
export const askProof = (methods: readonly string[]): Promise<boolean> => {
  proving ??= (prove?.(methods) ?? Promise.resolve(false)).finally(() => {
    proving = undefined;
  });
  return proving;
};
