import { useForm } from 'react-final-form'
import { useFormAround } from './form-context'

/** Finds the form element by the id of a field. */
const formOf = (fields: ReadonlyMap<string, { id: string }>): HTMLFormElement | null => {
  const [first] = fields.values()
  return first ? (document.getElementById(first.id)?.closest('form') ?? null) : null
}

/** Outcome. `failed` is a failed call, which has already shown its message. */
export type SavedForm = 'saved' | 'invalid' | 'failed'

/**
 * Returns a function that submits the surrounding form from outside, like its button: errors appear, and the first
 * invalid field gets focus. Resolves with `saved` immediately if everything is valid and unchanged.
 */
export function useSaveForm(): () => Promise<SavedForm> {
  const form = useForm()
  const { fields } = useFormAround()
  return () => {
    const now = form.getState()
    if (now.valid && !now.dirty) return Promise.resolve('saved')
    formOf(fields)?.requestSubmit()
    return new Promise((resolve) => {
      let isOver = false
      const stop = form.subscribe(
        ({ submitting, submitFailed, dirty }) => {
          if (submitting || isOver) return
          isOver = true
          resolve(submitFailed ? 'invalid' : dirty ? 'failed' : 'saved')
          // Deferred, because the first call happens before `stop` is assigned.
          queueMicrotask(() => stop())
        },
        { submitting: true, submitFailed: true, dirty: true },
      )
    })
  }
}
