import { appendFileSync } from 'node:fs';

/** A move a clicker tried; the key names the click, however often it was sent. */
export interface Attempt {
  readonly key: string;
  readonly registrator_id: number;
  readonly workflow_id: number;
  readonly user_id: number;
}

/** Attempts and answers of the callers in memory; confirmed moves also in a file. */
export class Journal {
  readonly file: string;
  readonly attempts: Attempt[] = [];
  told = 0;
  refused = 0;
  retries = 0;
  /** Answers that called an outage a failure of the system. */
  failures = 0;
  /** Answers that were none of the contract: no envelope, no code. */
  bare = 0;
  /** Clicks that got no answer at all. */
  unanswered: string[] = [];

  constructor(file: string) {
    this.file = file;
    appendFileSync(file, '');
  }

  tell(row: { registrator_id: number; seq: number }): void {
    this.told += 1;
    appendFileSync(this.file, `${JSON.stringify({ registrator_id: row.registrator_id, seq: row.seq })}\n`);
  }
}
