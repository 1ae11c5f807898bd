export interface LiveEvent {
  event: string;
  data: Record<string, unknown>;
}

export interface EventSourceOf {
  status: number;
  /** Everything heard so far, comments apart. */
  events: LiveEvent[];
  /** How often the server said that it has asked again who listens. */
  asked: () => number;
  /** Resolves when the server ended the stream. */
  ended: Promise<void>;
  close: () => void;
}

/** GET /api/events as an integration does it: with the bearer, collecting what comes. */
export const listenTo = async (origin: string, headers: Record<string, string>): Promise<EventSourceOf> => {
  const hangUp = new AbortController();
  const answer = await fetch(`${origin}/api/events`, { headers, signal: hangUp.signal });
  const events: LiveEvent[] = [];
  let asked = 0;
  const hear = (block: string) => {
    if (block === ': alive') asked += 1;
    events.push(...eventOf(block));
  };
  return {
    status: answer.status,
    events,
    asked: () => asked,
    ended: collect(answer, hear),
    close: () => hangUp.abort(),
  };
};

const collect = async (answer: Response, hear: (block: string) => void): Promise<void> => {
  let text = '';
  try {
    for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString('utf8');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) hear(block);
    }
  } catch {
    // Hung up.
  }
};

const eventOf = (block: string): LiveEvent[] => {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const event = fields.get('event');
  return event ? [{ event, data: JSON.parse(fields.get('data') ?? '{}') }] : [];
};
