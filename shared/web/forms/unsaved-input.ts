import { notify } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { dequal } from 'dequal/lite'
import { reaction } from 'mobx'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from 'react-final-form'
import * as v from 'valibot'
import { readEntry, storeEntry } from './drafts'
import { useFormTexts } from './form-texts'

type Values = Readonly<Record<string, unknown>>

const valuesSchema = v.record(v.string(), v.unknown())
const inputSchema = v.object({
  /** The user who typed them; never shown to anyone else. */
  person: v.string(),
  /** The changed values, with their initial and typed state. */
  before: valuesSchema,
  typed: valuesSchema,
  /** See `FormProps`. */
  seen: v.exactOptional(v.unknown()),
})

/** Unsaved values of a form whose session expired. */
type UnsavedInput = v.InferOutput<typeof inputSchema>

/** Maximum size per form, in characters. */
const MOST = 200_000

/** Whether a value survives JSON serialization; a file doesn't. */
const survives = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value)
    ? value.every(survives)
    : Object.getPrototypeOf(value ?? 0) === Object.prototype &&
      Object.values(value as object).every(survives))

/** Identifies a form by its page and fields, and by `of` among several with the same fields. */
export const formHere = (values: object, of = ''): string =>
  [location.pathname + location.search, Object.keys(values).sort(), of].join(' ')

/** Stores the values that differ from the initial ones. */
export function storeInput(
  name: string,
  { initial, values, ...whose }: { initial: Values; values: Values; person: string; seen?: unknown },
): void {
  const changed = Object.keys(initial).filter(
    (key) => survives(values[key]) && !dequal(values[key], initial[key]),
  )
  const pick = (from: Values) => Object.fromEntries(changed.map((key) => [key, from[key]]))
  const kept: UnsavedInput = { ...whose, before: pick(initial), typed: pick(values) }
  if (changed.length > 0 && JSON.stringify(kept).length <= MOST) storeEntry(name, kept)
}

/** Returns the current user's values from before the session expired, or `null`. */
export function readInput(name: string | null): UnsavedInput | null {
  const input = name === null ? null : readEntry(name, inputSchema)
  return input !== null && input.person === session.user?.userId ? input : null
}

/** Parameters of a form that survives an expired session. */
export type Survival = {
  /** Returns the form's current key; `null` if nothing is stored. */
  name: () => string | null
  /** The entry found when the form was mounted. */
  kept: UnsavedInput | null
  /** Called once the form has the values. */
  onTaken: (kept: UnsavedInput) => void
  /** See `FormProps`. */
  seen: unknown
}

/**
 * Stores the typed values of the surrounding form when the session expires, and restores stored ones. Returns whether
 * the session has expired: the page is left next, without a question.
 */
export function useUnsavedInput({
  name,
  kept,
  onTaken,
  seen,
  element,
}: Survival & { element: RefObject<HTMLFormElement | null> }): RefObject<boolean> {
  const { t } = useFormTexts()
  const form = useForm()
  const isOver = useRef(false)

  const open = useEffectEvent(() => {
    const own = name()
    // Entries of other users are removed, too.
    if (own && session.user) storeEntry(own, null)
    if (!kept) return
    form.batch(() => {
      for (const [field, value] of Object.entries(kept.typed)) form.change(field, value)
    })
    onTaken(kept)
    notify('info', t('kept'))
  })
  useEffect(() => open(), [])

  const end = useEffectEvent((person: string) => {
    isOver.current = true
    const own = name()
    const { dirty, initialValues, values } = form.getState()
    // Passwords and the forms they belong to are never stored.
    if (!own || !dirty || element.current?.querySelector('[type="password"]')) return
    storeInput(own, { initial: { ...initialValues }, values, person, seen })
  })
  useEffect(
    () =>
      reaction(
        () => session.user?.userId,
        (now, person) => {
          if (person && !now) end(person)
        },
      ),
    [],
  )
  return isOver
}
