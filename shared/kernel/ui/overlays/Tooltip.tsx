import { Tooltip as Floating } from '@mantine/core'
import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, type Ref, use } from 'react'
import styled from 'styled-components'
import { Library } from '../theme/Library'
import { floatingLook, floatingProps, floatingTarget, type Side } from './floating'
import { DialogContext, useLayer } from './layers'

const Bubble = styled.div`
  ${floatingLook}
  max-width: 260px;
  padding: 8px 12px;
  border-radius: var(--mw-r-12);
  background: var(--mw-text);
  box-shadow: var(--mw-lift-2);
  color: var(--mw-card);
  font-size: var(--mw-fs-13);
  line-height: 1.4;
`

/** Delays before showing on hover, and before hiding (so that the pointer can move onto it), in ms. */
const SHOW_AFTER = 350
const HIDE_AFTER = 120

/** While visible, Escape hides only the tooltip. */
function Words({ children }: { children: ReactNode }) {
  useLayer(true, null, false)
  return <Bubble>{children}</Bubble>
}

type Child = {
  ref?: Ref<HTMLElement>
  'aria-describedby'?: string
  onPointerEnter?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
}

/**
 * A short description of a control, shown on hover or focus; Escape hides it. Never the only name of a control, and
 * without interactive content (use `Popover`).
 */
export function Tooltip({
  text,
  children,
  side = 'top',
}: {
  text: ReactNode
  /** One element that accepts a ref and pointer and focus handlers (Button, IconButton, any native one). */
  children: ReactElement<Child>
  side?: Side
}) {
  const dialog = use(DialogContext)
  return (
    <Library>
      <Floating
        {...floatingProps}
        label={<Words>{text}</Words>}
        position={side}
        offset={8}
        events={{ hover: true, focus: true, touch: false }}
        openDelay={SHOW_AFTER}
        closeDelay={HIDE_AFTER}
        interactive
        portalProps={{ target: floatingTarget(dialog) }}
        styles={{ tooltip: { position: 'fixed' } }}
      >
        {children}
      </Floating>
    </Library>
  )
}
