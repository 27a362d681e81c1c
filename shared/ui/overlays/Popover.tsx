import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Floating, usePressOutside } from './Floating'
import { focusable } from './focusable'
import { useLayer } from './layers'
import type { TriggerProps } from './Menu'
import type { Align, Side } from './place'

const Panel = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  max-height: min(70dvh, 560px);
  padding: var(--mw-4);
  overflow-y: auto;
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-float);
  box-shadow: var(--mw-lift-2);
`

/** A small panel beside its button with anything inside. Does not stop the page; Escape and a press outside close. */
export function Popover({
  label,
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  width = 300,
}: {
  /** Name of the panel for screen readers. */
  label: string
  trigger: (props: TriggerProps) => ReactNode
  /** The content, or a function that gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  align?: Align
  side?: Side
  /** px */
  width?: number
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const floating = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const close = () => {
    setOpen(false)
    anchor.current?.focus()
  }
  useLayer(open, close)
  usePressOutside(open, [anchor, floating], () => setOpen(false))
  useEffect(() => {
    if (open && panel.current)
      (panel.current.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current).focus()
  }, [open])

  // The panel lies at the end of the document; leaving it by Tab goes on from the button, where it belongs.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !panel.current) return
    const all = focusable(panel.current)
    const edge = event.shiftKey ? all[0] : all.at(-1)
    const at = document.activeElement
    if (edge === undefined || at === edge || (event.shiftKey && at === panel.current)) {
      if (event.shiftKey) event.preventDefault()
      close()
    }
  }

  return (
    <>
      {trigger({
        ref: anchor,
        onClick: () => setOpen(!open),
        onKeyDown: () => {},
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <Floating anchor={anchor} floating={floating} align={align} side={side}>
          <Panel
            ref={panel}
            id={id}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
            $width={width}
            onKeyDown={onKeyDown}
          >
            {typeof children === 'function' ? children(close) : children}
          </Panel>
        </Floating>
      )}
    </>
  )
}
