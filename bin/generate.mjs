import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const schema = join(root, 'prisma', 'schema');
const mark = join(root, 'server', 'db', 'generated', '.schema-hash');

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== schemaHash()) generate();
const { writeTables } = await import('./generated-tables.ts');
await writeTables();

/** The generated client needs no engine; any existing file keeps Prisma from downloading one. */
function generate() {
  const prisma = join(root, 'node_modules', 'prisma', 'build', 'index.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [prisma, 'generate', '--no-hints'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`);
    process.exit(1);
  }
  writeFileSync(mark, schemaHash());
}

function schemaHash() {
  const hash = createHash('sha256');
  const version = readFileSync(join(root, 'node_modules', 'prisma', 'package.json'), 'utf8');
  hash.update(JSON.parse(version).version);
  for (const name of readdirSync(schema).sort())
    hash.update(`${name}\n${readFileSync(join(schema, name), 'utf8')}`);
  return hash.digest('hex');
}
