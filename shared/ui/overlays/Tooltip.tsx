import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { mergeRefs } from '../theme/merge-refs'
import { Floating } from './Floating'
import { useLayer } from './layers'
import type { Side } from './place'

const Bubble = styled.div`
  max-width: 260px;
  padding: 8px 12px;
  border-radius: var(--mw-r-12);
  background: var(--mw-text);
  box-shadow: var(--mw-lift-2);
  color: var(--mw-card);
  font-size: var(--mw-fs-13);
  line-height: 1.4;
`

/** Before it appears under the pointer, and before it goes (so that the pointer can move onto it), in ms. */
const SHOW_AFTER = 350
const HIDE_AFTER = 120

type Child = {
  ref?: Ref<HTMLElement>
  'aria-describedby'?: string
  onPointerEnter?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
}

/**
 * A few words about a control, under the pointer or the focus; Escape hides it. Never the only name of a control,
 * and nothing to press inside (for that there is `Popover`).
 */
export function Tooltip({
  text,
  children,
  side = 'top',
}: {
  text: ReactNode
  /** One element that takes a ref and pointer and focus handlers (Button, IconButton, any native one). */
  children: ReactElement<Child>
  side?: Side
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const floating = useRef<HTMLDivElement>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useLayer(open, () => setOpen(false), false)

  const later = (value: boolean, after: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(value), after)
  }
  const now = (value: boolean) => {
    window.clearTimeout(timer.current)
    setOpen(value)
  }
  const { props } = children
  return (
    <>
      {cloneElement(children, {
        ref: mergeRefs(anchor, props.ref),
        'aria-describedby': open ? id : props['aria-describedby'],
        onPointerEnter: (event: PointerEvent) => {
          props.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') later(true, SHOW_AFTER)
        },
        onPointerLeave: (event: PointerEvent) => {
          props.onPointerLeave?.(event)
          later(false, HIDE_AFTER)
        },
        onFocus: (event: FocusEvent) => {
          props.onFocus?.(event)
          if (event.target.matches(':focus-visible')) now(true)
        },
        onBlur: (event: FocusEvent) => {
          props.onBlur?.(event)
          now(false)
        },
      })}
      {open && (
        <Floating anchor={anchor} floating={floating} side={side} align="center" gap={8}>
          <Bubble
            id={id}
            role="tooltip"
            onPointerEnter={() => window.clearTimeout(timer.current)}
            onPointerLeave={() => later(false, HIDE_AFTER)}
          >
            {text}
          </Bubble>
        </Floating>
      )}
    </>
  )
}
