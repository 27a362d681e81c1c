import type { AnswerOf } from '@mowka/contract/calls'
import type texts from '../locales/pl.json'

export type ReleasesOverview = AnswerOf<'getReleases'>
export type ReleaseEvent = ReleasesOverview['audit'][number]

/** The author of events that the server caused. */
export const PLATFORM = 'platform'

type EventKey = keyof typeof texts.releases.event

/** Events with their own words; what a newer server adds shows by its own name. */
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

/** Words for an event: the key of a text below `releases.event` with its values, and what the server says itself. */
export type EventWords = { key: EventKey; values: Record<string, string | number>; reasons: string[] }

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
const countOf = (value: unknown, key: string): number => {
  const count = partOf(value, key)
  return typeof count === 'number' ? count : 0
}

/** Chooses the words for what happened. The details of an event are the server's notes, so nothing in them is certain. */
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
