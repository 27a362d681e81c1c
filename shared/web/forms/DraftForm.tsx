import type { Outcome } from '@mowka/web/api'
import { type ReactNode, useEffect, useState } from 'react'
import { type Draft, readDraft, storeDraft } from './drafts'
import { Form } from './Form'
import { useFormValues } from './form-state'

/** Stores values that differ from the saved ones. */
function Keeper({ name, saved }: { name: string; saved: Draft }) {
  const values = useFormValues<Record<string, string>>()
  const text = JSON.stringify(values)
  const differs = Object.keys(saved).some((field) => (values[field] ?? '') !== saved[field])
  useEffect(() => {
    storeDraft(name, differs ? JSON.parse(text) : null)
  }, [name, text, differs])
  return null
}

/**
 * A form that may close at any time: typed values are stored on the device until they are submitted or discarded, and
 * restored when the form opens.
 */
export function DraftForm<Values extends { [Field in keyof Values]: string }>({
  name,
  saved,
  save,
  onSaved,
  label,
  className,
  children,
}: {
  /** Key of the draft. */
  name: string
  /** Values of the fields without a draft. */
  saved: Values
  save: (values: Values) => Promise<Outcome<unknown>>
  onSaved: () => void
  label: string
  className?: string
  children: ReactNode
}) {
  const [initial] = useState<Values>(() => ({ ...saved, ...readDraft(name) }))
  return (
    <Form<Values>
      initialValues={initial}
      save={save}
      onSaved={() => {
        storeDraft(name, null)
        onSaved()
      }}
      // Leaving loses nothing.
      guarded={false}
      aria-label={label}
      className={className}
    >
      {children}
      <Keeper name={name} saved={saved} />
    </Form>
  )
}
