import type { Outcome } from '@mowka/web/api'
import { Form, keepDraft, readDraft, useFormValues } from '@mowka/web/forms'
import { type ReactNode, useEffect, useState } from 'react'
import { type BuyerValues, buyerToDraft, withDraft } from './buyer-values'

/** Stores a draft while the fields differ from the account data, and deletes it otherwise. */
function DraftSaver({ name, saved }: { name: string; saved: BuyerValues }) {
  const draft = JSON.stringify(buyerToDraft(useFormValues<BuyerValues>()))
  const known = JSON.stringify(buyerToDraft(saved))
  useEffect(() => keepDraft(name, draft === known ? null : JSON.parse(draft)), [name, draft, known])
  return null
}

/**
 * The buyer form of an order. Input survives a reload, the back button and a failed call. It is stored for this tab
 * only, until the order is paid (`clearBuyerDraft`), the user signs out or the tab is closed, so that the next user
 * of the device can't read it.
 */
export function BuyerForm({
  draft,
  saved,
  save,
  label,
  className,
  children,
}: {
  /** Draft name; includes the user id of a signed-in buyer. */
  draft: string
  /** Initial field values (`buyerDefaults`). */
  saved: BuyerValues
  /** Places the order. Called only with valid values, and never twice at the same time. */
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
      // The draft preserves input, so leaving needs no confirmation.
      guarded={false}
      aria-label={label}
      className={className}
    >
      {children}
      <DraftSaver name={draft} saved={saved} />
    </Form>
  )
}
