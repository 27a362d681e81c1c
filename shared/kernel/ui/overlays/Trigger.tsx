import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useLayoutEffect } from 'react'

/** What a trigger must spread on its button. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

/**
 * Stands as the library's target. The button has the caller's ref; the library learns of it here. Everything but the
 * ref is ours to set.
 */
export function Trigger({
  ref,
  anchor,
  children,
}: {
  ref?: Ref<HTMLButtonElement>
  anchor: RefObject<HTMLButtonElement | null>
  children?: ReactNode
}) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(anchor.current)
  })
  return children
}
