import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useLayoutEffect } from 'react'

/** Props that a trigger must spread on its button. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

/**
 * Registers the caller's button as the library's target. The button has the caller's ref; this component sets all
 * other attributes.
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
