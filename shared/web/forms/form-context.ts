import { createContext, type ReactNode, use } from 'react'

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
