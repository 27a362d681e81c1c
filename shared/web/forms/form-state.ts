import type { FormApi } from 'final-form'
import { createContext, type ReactNode, use } from 'react'
import { useForm, useFormState } from 'react-final-form'

/** A field of the form: the id of its control, and its label in the error summary. */
export type ListedField = { id: string; label: ReactNode }

/** State shared by the components of a form: its fields by name, and whether it was saved since it was mounted. */
export type FormKnowledge = { fields: Map<string, ListedField>; wasSaved: boolean }

export const FormContext = createContext<FormKnowledge | null>(null)

/**
 * Returns the surrounding form.
 * @throws Error outside a form
 */
export function useFormAround(): FormKnowledge {
  const form = use(FormContext)
  if (!form) throw new Error('Fields and actions belong in a Form')
  return form
}

/** Focuses a field: its control, or the first one of a group. */
export function focusField(id: string): void {
  const found = document.getElementById(id)
  const controls = 'input, button, select, textarea, [contenteditable]'
  const control = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls)
  control?.focus()
}

/** Resets a form to the given values, discarding typed ones. */
export function startOver<Values>(
  form: Pick<FormApi<Values>, 'setConfig' | 'restart'>,
  values: Values,
): void {
  form.setConfig('keepDirtyOnReinitialize', false)
  form.restart(values)
  form.setConfig('keepDirtyOnReinitialize', true)
}

/** Returns the current values, for parts of a form that depend on other fields. */
export function useFormValues<Values>(): Values {
  return useFormState<Values>({ subscription: { values: true } }).values
}

/** Returns the initial values of the fields. */
export function useInitialValues<Values>(): Partial<Values> {
  return useFormState<Values>({ subscription: { initialValues: true } }).initialValues ?? {}
}

/** Returns a function that replaces all values as if they had been saved, e.g. to clear the form. */
export function useFormReset<Values>(): (values: Values) => void {
  const form = useForm<Values>()
  return (values) => startOver(form, values)
}

/**
 * Returns the invalid fields in page order, including those whose error is still hidden: for explaining a disabled
 * action.
 */
export function useInvalidFields(): (ListedField & { name: string })[] {
  const form = useForm()
  const { fields } = useFormAround()
  useFormState({ subscription: { errors: true } })
  return [...fields].flatMap(([name, field]) =>
    form.getFieldState(name)?.error === undefined ? [] : { name, ...field },
  )
}

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
