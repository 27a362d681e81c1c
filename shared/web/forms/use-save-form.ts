import { useForm } from 'react-final-form'
import { useFormAround } from './form-context'

/** The form of a field, by the field's id. */
const formOf = (fields: ReadonlyMap<string, { id: string }>): HTMLFormElement | null => {
  const [first] = fields.values()
  return first ? (document.getElementById(first.id)?.closest('form') ?? null) : null
}

/** How it ended. `failed` is a call that did not work, which has said so itself. */
export type SavedForm = 'saved' | 'invalid' | 'failed'

/**
 * Saves the form around on behalf of something outside of it, as its button would: mistakes are shown, and the first
 * one gets the focus. `saved` at once when everything is valid and nothing is to be saved.
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
          // Later than the first call, which comes before `stop` is there.
          queueMicrotask(() => stop())
        },
        { submitting: true, submitFailed: true, dirty: true },
      )
    })
  }
}
