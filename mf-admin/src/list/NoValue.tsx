import { Muted } from '@mowka/kernel/ui'

/** A cell without a value: a dash in the table, and nothing on the card of its row (`data-no-value`). */
export const NoValue = () => (
  <Muted as="span" size={14} data-no-value aria-hidden>
    –
  </Muted>
)
