import { notify } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { reaction } from 'mobx'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from 'react-final-form'
import { keepEntry } from './drafts'
import { useFormTexts } from './form-texts'
import { type KeptInput, keepInput } from './kept-input'

/** What a form says of itself, to survive the end of a sign-in. */
export type Survival = {
  /** Names the form as it is now; null for one of which nothing is kept. */
  name: () => string | null
  /** What was kept of it when it opened. */
  kept: KeptInput | null
  /** The form has it now. */
  onTaken: (kept: KeptInput) => void
  /** See `FormProps`. */
  seen: unknown
}

/**
 * Keeps what is typed into the form around when the sign-in ends, and gives back what was kept. Returns whether it has
 * ended: the page goes next, and nothing on it is asked about.
 */
export function useKeptInput({
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
    // Somebody else's is given up, too.
    if (own && session.user) keepEntry(own, null)
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
    // A password is never kept, nor is what belongs to it.
    if (!own || !dirty || element.current?.querySelector('[type="password"]')) return
    keepInput(own, { initial: { ...initialValues }, values, person, seen })
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
