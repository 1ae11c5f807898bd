import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');

/** The one exception: RSA and elliptic curves are verified by Web Crypto, which answers later. */
const WAITS_FOR_WEB_CRYPTO = 'lib/signing/verify/';

/** Where `lib`, which decides and never waits, waits: by file and line. */
export const waitingComplaints = (): string[] =>
  globSync('lib/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.startsWith(WAITS_FOR_WEB_CRYPTO))
    .sort()
    .flatMap((file) => waitsIn(file, readFileSync(join(ROOT, file), 'utf8')));

/** What waits in a text of TypeScript: `await`, `for await`, `async`, and whatever names a Promise. */
export const waitsIn = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isWait(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1} waits: ${node.getText(source).split('\n')[0]?.slice(0, 60)}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
};

const isWait = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) ||
  node.kind === ts.SyntaxKind.AsyncKeyword ||
  (ts.isForOfStatement(node) && node.awaitModifier !== undefined) ||
  (ts.isIdentifier(node) && ['Promise', 'PromiseLike'].includes(node.text));
