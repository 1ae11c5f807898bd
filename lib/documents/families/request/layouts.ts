/** Papers that the portal has a layout for, by the code of their type. */
export const LAYOUTS: readonly string[] = ['employment', 'vacschedule'];
