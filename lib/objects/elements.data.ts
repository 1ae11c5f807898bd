/** What an element says of hours beside its names, by its place in `detail`. */
export const ELEMENT_DETAILS = ['start', 'end', 'break', 'break_at', 'hours', 'follow'] as const;
export type ElementDetail = (typeof ELEMENT_DETAILS)[number];

/** A dictionary whose entries are rows of the object `dictionary_element`. */
export interface ElementDictionary {
  /** `dictionary_code` of its rows. */
  readonly code: string;
  /** What they are for: `dictionary_object_id` of its rows. */
  readonly object_id: string;
  /** Its screen below `dictionaries`. */
  readonly name: string;
  readonly detail?: readonly ElementDetail[];
}

/** DICT-14 to DICT-19 and DICT-21 to DICT-23; grounds of a dismissal with their articles (decision 089). */
export const ELEMENT_DICTIONARIES = [
  { code: 'BaseCompetence', object_id: 'valuation', name: 'competences' },
  { code: 'ScaleCompetence', object_id: 'scale', name: 'competence-scale' },
  { code: 'GradeScale', object_id: 'grade', name: 'grade-scale' },
  { code: 'PeriodType', object_id: 'estimate_period', name: 'period-types' },
  { code: 'BtripDestination', object_id: 'destination', name: 'destinations' },
  { code: 'OvertimeReason', object_id: 'time_shift', name: 'overtime-reasons' },
  {
    code: 'HourPreset',
    object_id: 'time_shift',
    name: 'hour-presets',
    detail: ['start', 'end', 'break', 'hours'],
  },
  {
    code: 'ShiftCode',
    object_id: 'time_shift',
    name: 'shift-codes',
    detail: ['start', 'end', 'break', 'break_at', 'follow'],
  },
  { code: 'DismissalGround', object_id: 'dismissal', name: 'dismissal-grounds' },
] as const satisfies readonly ElementDictionary[];

export type ElementCode = (typeof ELEMENT_DICTIONARIES)[number]['code'];
