/** The stream of events of a page: silent until a test tells something. */
export class Events extends EventTarget {
  static readonly CLOSED = 2;
  private static readonly open = new Set<Events>();
  readonly readyState = 1;

  constructor() {
    super();
    Events.open.add(this);
  }

  /** What every open page hears. */
  static tell(type: string, data: unknown): void {
    for (const each of Events.open)
      each.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  close(): void {
    Events.open.delete(this);
  }
}
