import type { AnswerOf } from '@mowka/contract/calls'
import type texts from '../locales/operations/pl.json'

export type ReleasesOverview = AnswerOf<'getReleases'>
export type ReleaseEvent = ReleasesOverview['audit'][number]

/** The author of events that the server caused. */
export const PLATFORM = 'platform'

type EventKey = keyof typeof texts.releases.event

/** Events with a text. Unknown ones from a newer server are shown by name. */
const known: readonly EventKey[] = [
  'release',
  'canary',
  'canary-stop',
  'promote',
  'rollback',
  'refused',
  'withdraw',
  'remove',
  'token',
  'token-revoke',
  'overrides-allowed',
]

/** The text of an event: its key below `releases.event`, the interpolated values, and reasons from the server. */
export type EventWords = { key: EventKey; values: Record<string, string | number>; reasons: string[] }

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
const countOf = (value: unknown, key: string): number => {
  const count = partOf(value, key)
  return typeof count === 'number' ? count : 0
}

/** Returns the text of an event. Its details have no schema, so every value is checked. */
export function eventWords({ what, detail }: Pick<ReleaseEvent, 'what' | 'detail'>): EventWords {
  const { from, percent, seen, previous, previousSeen, reasons, code, label, days } = detail
  const plain: EventWords = {
    key: known.find((key) => key === what) ?? 'other',
    values: { what },
    reasons: [],
  }
  switch (what) {
    case 'release':
      return textOf(from)
        ? { ...plain, values: { from: textOf(from) } }
        : { ...plain, key: 'first', values: {} }
    case 'canary':
      return { ...plain, values: { percent: textOf(percent) } }
    case 'promote':
    case 'rollback':
      return { ...plain, values: { from: textOf(from) } }
    case 'withdraw':
      return {
        ...plain,
        values: {
          failed: countOf(seen, 'failed'),
          people: countOf(seen, 'people'),
          previous: textOf(previous),
          previousFailed: countOf(previousSeen, 'failed'),
          previousPeople: countOf(previousSeen, 'people'),
        },
      }
    case 'refused':
      return {
        ...plain,
        reasons: Array.isArray(reasons)
          ? reasons.map(textOf).filter(Boolean)
          : [textOf(code)].filter(Boolean),
      }
    case 'token':
    case 'token-revoke':
      return { ...plain, values: { label: textOf(label) } }
    case 'remove':
      return { ...plain, values: { days: textOf(days) } }
    default:
      return plain
  }
}
