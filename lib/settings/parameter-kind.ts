/** What a number counts: said beside its field. */
export type Unit =
  | 'days'
  | 'workdays'
  | 'hours'
  | 'minutes'
  | 'megabytes'
  | 'gigabytes'
  | 'rows'
  | 'files'
  | 'documents'
  | 'characters'
  | 'digits'
  | 'percent'
  | 'attempts'
  | 'mailings'
  | 'seats';

/** What a list has as its items, or a text says. */
export type Holds =
  /** Codes of document types. */
  | 'types'
  /** Ids of document types. */
  | 'type_ids'
  /** `1` or `*` for all, `0` for none, else objects and codes of document types. */
  | 'objects'
  | 'roles'
  | 'business_roles'
  | 'contacts'
  /** `prepared=2`: a status and its working days. */
  | 'status_days'
  /** `10.0.0.0/8 Офис | Office`. */
  | 'ranges'
  | 'address'
  | 'words';

/** Where a parameter works; the words are `parameter.place` of the messages. */
export type Place =
  | 'absence_form'
  | 'absence_send'
  | 'away'
  | 'candidates'
  | 'certificates'
  | 'corrections'
  | 'dates'
  | 'directory'
  | 'discussion'
  | 'every_screen'
  | 'expense_send'
  | 'external'
  | 'files'
  | 'form'
  | 'header'
  | 'home'
  | 'homeoffice_form'
  | 'inbox'
  | 'leave_days'
  | 'letters'
  | 'lists'
  | 'mailings'
  | 'messages'
  | 'moves'
  | 'overtime_form'
  | 'overtime_send'
  | 'own_documents'
  | 'pin'
  | 'profile'
  | 'reminders'
  | 'schedule'
  | 'send'
  | 'sessions'
  | 'sickleave_close'
  | 'sign_in'
  | 'signing'
  | 'sso'
  | 'users'
  | 'support'
  | 'timeline'
  | 'trip_form'
  | 'trip_send'
  | 'vacation_form'
  | 'vacation_moves'
  | 'vacation_send';

/** What its keeper has to know of a parameter, besides its type and its default. */
export interface ParameterKind {
  readonly at: readonly Place[];
  readonly unit?: Unit;
  readonly max?: number;
  /** A number that need not be whole. */
  readonly fraction?: true;
  /** The only values there are. */
  readonly choices?: readonly string[];
  readonly holds?: Holds;
  /** The families whose documents it may keep from being sent or moved; `all` for any. */
  readonly judges?: 'all' | readonly string[];
  /** An organization may have a value of its own: what judges or shows its documents, and nothing that is read apart from them. */
  readonly byOrganization?: true;
}
