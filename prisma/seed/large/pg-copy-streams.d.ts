declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A COPY … FROM STDIN statement: what is written into it becomes rows. */
  export function from(statement: string): Writable & Submittable & { readonly rowCount: number };
}
