/** Objects beside the families of documents that printed forms are made of. */
export const OTHER_FORMS = ['timesheet', 'dismissal'] as const;
