import type { Outcome } from '@mowka/shared/api'
import { Form, keepDraft, readDraft, useFormValues } from '@mowka/shared/forms'
import { type ReactNode, useEffect, useState } from 'react'
import { type BuyerValues, draftOf, withDraft } from './buyer-values'

/** Keeps what differs from what the account knows; as soon as nothing does, nothing is kept. */
function DraftKeeper({ name, saved }: { name: string; saved: BuyerValues }) {
  const draft = JSON.stringify(draftOf(useFormValues<BuyerValues>()))
  const known = JSON.stringify(draftOf(saved))
  useEffect(() => keepDraft(name, draft === known ? null : JSON.parse(draft)), [name, draft, known])
  return null
}

/**
 * The form around everything that an order needs of its buyer. What is typed is there again after a reload, the back
 * button or a failed call: in the tab alone, until the order is paid (`forgetBuyer`), someone signs out, or the tab
 * is closed, so that nobody else at this device reads it.
 */
export function BuyerForm({
  draft,
  saved,
  save,
  label,
  className,
  children,
}: {
  /** Names the draft; has the person's id in it where there is one. */
  draft: string
  /** What the fields hold when nothing was typed (`buyerDefaults`). */
  saved: BuyerValues
  /** Orders. Called only with valid values, and never while it is on its way. */
  save: (values: BuyerValues) => Promise<Outcome<unknown>>
  label: string
  className?: string
  children: ReactNode
}) {
  const [initial] = useState(() => withDraft(saved, readDraft(draft)))
  return (
    <Form<BuyerValues>
      initialValues={initial}
      save={save}
      // Nothing is lost by leaving.
      guarded={false}
      aria-label={label}
      className={className}
    >
      {children}
      <DraftKeeper name={draft} saved={saved} />
    </Form>
  )
}
