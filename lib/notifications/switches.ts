/** What a person may be told of, one switch each: the status a document came to, what is said in its thread, or what waits too long. */
export const NOTIFICATION_EVENTS = [
  'prepared',
  'agreed',
  'confirmed',
  'approved',
  'processed',
  'declined',
  'draft',
  'discussion',
  'reminder',
  'other',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** The ways a message reaches a person. */
export const NOTIFICATION_CHANNELS = ['portal'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What a person has switched, as `app_user.preferences.notifications` keeps it. */
export type NotificationSwitches = {
  readonly [Event in NotificationEvent]?: Record<NotificationChannel, boolean> | undefined;
};

/** The event a move belongs to; every status without a switch of its own is `other`. */
export const eventOf = (status_id: string): NotificationEvent =>
  NOTIFICATION_EVENTS.find((event) => event === status_id) ?? 'other';

/** Whether a person hears of an event over a channel: yes, until they say no. */
export const isOn = (
  switches: NotificationSwitches | null | undefined,
  event: NotificationEvent,
  channel: NotificationChannel,
): boolean => switches?.[event]?.[channel] !== false;
