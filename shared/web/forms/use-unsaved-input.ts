import { notify } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { reaction } from 'mobx'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from 'react-final-form'
import { storeEntry } from './drafts'
import { useFormTexts } from './form-texts'
import { storeInput, type UnsavedInput } from './unsaved-input'

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
