import { createContext, type ReactNode, use } from 'react'

/** A field of the form: its control's id, and what it is called in a summary of mistakes. */
export type ListedField = { id: string; label: ReactNode }

/** What the parts of a form know of it: its fields by name, and whether it was saved since it is here. */
export type FormKnowledge = { fields: Map<string, ListedField>; wasSaved: boolean }

export const FormContext = createContext<FormKnowledge | null>(null)

/** The form around. Throws outside of one. */
export function useFormAround(): FormKnowledge {
  const form = use(FormContext)
  if (!form) throw new Error('Fields and actions belong in a Form')
  return form
}

/** Puts the focus on a field: on its control, or the first one of a group. */
export function focusField(id: string): void {
  const found = document.getElementById(id)
  const controls = 'input, button, select, textarea, [contenteditable]'
  const control = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls)
  control?.focus()
}
