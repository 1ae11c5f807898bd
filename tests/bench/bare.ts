import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The yardstick: `node:http` and `pg`, one prepared statement with fixed values, rows joined to JSON, nothing else.
 * Arguments: database address, file with { sql, values }.
 */
const [url, file] = process.argv.slice(2);
const { sql, values } = JSON.parse(readFileSync(file ?? '', 'utf8')) as { sql: string; values: unknown[] };
const pool = new pg.Pool({ connectionString: url, max: 10 });

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query<{ row: string }>({ name: 'list', text: sql, values });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(`{"data":[${rows.map((each) => each.row).join(',')}]}`);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
