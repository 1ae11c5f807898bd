type Cells = Record<string, unknown>;

/**
 * Rows of a table, one a line, their cells parted by `|`; an empty cell says nothing, `''` is an empty text. The first line
 * names the columns: `says.goal` is a field of `says`, `weeks#` a number, `worked?` yes or no, `to*` a list parted by `;`, `-` where it is empty.
 * A second head `- legs: from | to` names the columns of parts: lines that begin with `-` are parts of the row above.
 */
export const table = <Row extends object>(text: string): readonly Row[] => {
  const [head = '', ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const columns = cellsOf(head);
  const [, part, partHead = ''] = /^- (\w+): (.*)$/.exec(lines[0] ?? '') ?? [];
  if (part === undefined) return lines.map((line) => rowOf(columns, line)) as Row[];
  const partColumns = cellsOf(partHead);
  const rows: Cells[] = [];
  let parts: Cells[] = [];
  for (const line of lines.slice(1)) {
    if (line.startsWith('- ')) parts.push(rowOf(partColumns, line.slice(2)));
    else {
      parts = [];
      rows.push({ ...rowOf(columns, line), [part]: parts });
    }
  }
  return rows as Row[];
};

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const rowOf = (columns: readonly string[], line: string): Cells => {
  const cells = cellsOf(line);
  if (cells.length > columns.length) throw new Error(`More cells than columns: ${line}`);
  const row: Cells = {};
  for (const [index, cell] of cells.entries()) {
    const [, name = '', field, kind = ''] = /^(\w+)(?:\.(\w+))?([#?*]*)$/.exec(columns[index] ?? '') ?? [];
    if (cell === '') continue;
    if (field === undefined) row[name] = valueIn(cell, kind);
    else row[name] = { ...(row[name] as Cells | undefined), [field]: valueIn(cell, kind) };
  }
  return row;
};

const valueIn = (cell: string, kind: string): unknown => {
  if (kind.endsWith('*') && cell === '-') return [];
  if (kind.endsWith('*')) return cell.split(';').map((each) => valueIn(each.trim(), kind.slice(0, -1)));
  if (kind === '#') return Number(cell);
  if (kind === '?') return cell === 'yes';
  return cell === "''" ? '' : cell.replaceAll('\\n', '\n');
};
