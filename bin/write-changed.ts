import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file unless it says so already: a process that reads it meanwhile never finds a part of it. */
export const writeChanged = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};
