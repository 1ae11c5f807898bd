import { CircleX } from 'lucide-react';
import { expect, test } from 'vitest';
import { rejectionIcon } from '../../../components/documents/moves/rejection-icon.ts';
import { STATUS_LOOKS } from '../../../components/ui/status-look.data.ts';

test('opening again has the sign of what is open, and only declining that of declining', () => {
  const [declined, opened, returned] = ['declined', 'opened', 'draft'].map((next_status_id) =>
    rejectionIcon({ next_status_id }),
  );
  expect(declined).toBe(CircleX);
  expect(opened).toBe(STATUS_LOOKS.opened?.icon);
  expect(new Set([declined, opened, returned]).size).toBe(3);
});
