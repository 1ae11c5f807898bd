import table from './workflow.json' with { type: 'json' };

/** A step of the default dictionary, ready to be stored. */
interface StepRow {
  readonly object_id: string;
  readonly business_role: string;
  readonly status_id: string;
  readonly next_status_id: string;
  readonly reject: boolean;
  readonly editable: boolean;
  readonly delete_allowed: boolean;
  readonly detail: Readonly<Record<string, string>>;
}

/**
 * Reads one line of `workflow.json`: who, from which status, to which, then flags and `key=value` of its detail, as in
 * `manager created notified editable when=overtime_employee_confirmation=1`.
 */
const stepOf = (object_id: string, line: string): StepRow => {
  const [business_role = '', status_id = '', next_status_id = '', ...marks] = line.split(' ');
  return {
    object_id,
    business_role,
    status_id,
    next_status_id,
    reject: marks.includes('reject'),
    editable: marks.includes('editable'),
    delete_allowed: marks.includes('delete_allowed'),
    detail: Object.fromEntries(marks.filter((mark) => mark.includes('=')).map(splitOnce)),
  };
};

const splitOnce = (mark: string): [string, string] => {
  const at = mark.indexOf('=');
  return [mark.slice(0, at), mark.slice(at + 1)];
};

/** The default workflow of every object, in the order in which its steps are numbered. */
export const WORKFLOW_STEPS: readonly StepRow[] = Object.entries(table).flatMap(([object_id, lines]) =>
  lines.map((line) => stepOf(object_id, line)),
);
