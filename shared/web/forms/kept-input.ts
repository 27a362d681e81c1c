import { session } from '@mowka/kernel/session'
import { dequal } from 'dequal/lite'
import { keepEntry, readEntry } from './drafts'

type Values = Readonly<Record<string, unknown>>

/** What was typed into a form whose sign-in ended before it was saved. */
export type KeptInput = {
  /** Whose it is; nobody else gets it. */
  person: string
  /** The changed values, as they were and as they are. */
  before: Values
  typed: Values
  /** See `FormProps`. */
  seen?: unknown
}

/** The most that is kept of one form, in characters. */
const MOST = 200_000

/** JSON gives it back as it was; a file is gone with its page. */
const survives = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value)
    ? value.every(survives)
    : Object.getPrototypeOf(value ?? 0) === Object.prototype &&
      Object.values(value as object).every(survives))

/** Names a form by its page, its fields, and which one it is among several of the same fields. */
export const formHere = (values: object, of = ''): string =>
  [location.pathname + location.search, Object.keys(values).sort(), of].join(' ')

/** Keeps what differs from what the form began with. */
export function keepInput(
  name: string,
  { initial, values, ...whose }: { initial: Values; values: Values; person: string; seen?: unknown },
): void {
  const changed = Object.keys(initial).filter(
    (key) => survives(values[key]) && !dequal(values[key], initial[key]),
  )
  const pick = (from: Values) => Object.fromEntries(changed.map((key) => [key, from[key]]))
  const kept: KeptInput = { ...whose, before: pick(initial), typed: pick(values) }
  if (changed.length > 0 && JSON.stringify(kept).length <= MOST) keepEntry(name, kept)
}

/** What the person who is here typed into this form before they had to sign in again; null for nothing. */
export function readInput(name: string | null): KeptInput | null {
  const kept = name === null ? undefined : (readEntry(name) as Partial<KeptInput> | undefined)
  const isTheirs = session.user !== null && kept?.person === session.user.userId
  return isTheirs && kept.before && kept.typed ? (kept as KeptInput) : null
}
