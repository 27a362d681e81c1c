import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Align, Side, TriggerProps } from './floating'
import { useGiveBack } from './give-back'
import { useLayer } from './layers'
import { loadOverlayParts, useOverlayParts } from './overlay-parts'

export type MenuItem =
  | {
      /** Stable key; defaults to a text label. */
      id?: string
      label: ReactNode
      icon?: ReactNode
      /** Secondary text at the end, e.g. "jak w systemie". */
      hint?: ReactNode
      onSelect?: () => void
      to?: string
      href?: string
      danger?: boolean
      disabled?: boolean
      /** Makes it a radio item (menuitemradio). */
      checked?: boolean
      lang?: string
    }
  | { divider: true }
  | { heading: string }

/**
 * A menu button. Arrows, Home, End and first letters move focus; Enter and Space select; Escape and Tab close and
 * return focus.
 */
export function Menu({
  label,
  trigger,
  items,
  align = 'start',
  side = 'bottom',
  width = 260,
}: {
  /** Accessible name of the menu. */
  label: string
  trigger: (props: TriggerProps) => ReactNode
  items: readonly MenuItem[]
  align?: Align
  side?: Side
  /** px */
  width?: number
}) {
  const [open, setOpen] = useState<false | 'first' | 'last'>(false)
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const isOpen = open !== false

  const focus = useGiveBack(anchor, isOpen)
  const close = () => {
    setOpen(false)
    focus.toButton()
  }
  useLayer(isOpen, close)
  const parts = useOverlayParts(isOpen, () => setOpen(false))

  useEffect(() => {
    const button = anchor.current
    // Preloads on hover or focus; a failure is retried on click.
    const prepare = () => void loadOverlayParts().catch(() => {})
    const approaches = ['pointerenter', 'focus'] as const
    for (const each of approaches) button?.addEventListener(each, prepare, { once: true, passive: true })
    return () => {
      for (const each of approaches) button?.removeEventListener(each, prepare)
    }
  }, [])

  return (
    <>
      {trigger({
        ref: anchor,
        onClick: () => setOpen(!isOpen && 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
        },
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      {isOpen && parts && (
        <parts.MenuPanel
          id={id}
          label={label}
          items={items}
          align={align}
          side={side}
          width={width}
          anchor={anchor}
          from={open}
          onClose={close}
          onPressOutside={() => {
            setOpen(false)
            focus.afterPressOutside()
          }}
          onChosen={focus.afterChoice}
        />
      )}
    </>
  )
}
