import type { Batch } from '@mowka/contract/schemas/editor/batch'

/** A batch of many words; `given` overrides fields. */
export const batch = (given: Partial<Batch> = {}): Batch => ({
  _id: 'b1',
  kind: 'word',
  mode: 'change',
  change: { action: 'switch', active: false },
  changed: 132,
  unchanged: 4,
  skipped: 0,
  skippedRows: [],
  isUndone: false,
  author: 'adam@mowka.test',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...given,
})
