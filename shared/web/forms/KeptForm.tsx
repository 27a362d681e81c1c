import { type ReactNode, useEffect, useState } from 'react'
import type { Outcome } from '../api'
import { type Draft, keepDraft, readDraft } from './drafts'
import { Form } from './Form'
import { useFormValues } from './use-form-values'

/** Keeps what differs from what is saved. */
function Keeper({ name, saved }: { name: string; saved: Draft }) {
  const values = useFormValues<Record<string, string>>()
  const text = JSON.stringify(values)
  const differs = Object.keys(saved).some((field) => (values[field] ?? '') !== saved[field])
  useEffect(() => {
    keepDraft(name, differs ? JSON.parse(text) : null)
  }, [name, text, differs])
  return null
}

/**
 * A form that may close at any time: what is typed stays on the device until it is sent or given up, and
 * is there again when the form opens.
 */
export function KeptForm<Values extends { [Field in keyof Values]: string }>({
  name,
  saved,
  save,
  onSaved,
  label,
  className,
  children,
}: {
  /** Names the draft. */
  name: string
  /** What the fields hold when nothing was typed. */
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
        keepDraft(name, null)
        onSaved()
      }}
      // Nothing is lost by leaving.
      guarded={false}
      aria-label={label}
      className={className}
    >
      {children}
      <Keeper name={name} saved={saved} />
    </Form>
  )
}
