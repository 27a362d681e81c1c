import { Popover as Floating } from '@mantine/core'
import { type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Library } from '../theme/Library'
import {
  type Align,
  floatingBox,
  floatingProps,
  floatingSurface,
  floatingTarget,
  placement,
  type Side,
  Trigger,
  type TriggerProps,
} from './floating'
import { focusFirst, useGiveBack } from './give-back'
import { DialogContext, useLayer } from './layers'

const Box = styled(Floating.Dropdown)`
  ${floatingBox}
`
const Surface = styled.div<{ $width: number }>`
  ${floatingSurface}
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  max-height: min(70dvh, 560px);
  padding: var(--mw-4);
`

function Panel({
  id,
  label,
  width,
  children,
}: {
  id: string
  label: string
  width: number
  children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (panel.current) focusFirst(panel.current, null, panel.current)
  }, [])
  return (
    <Surface ref={panel} id={id} role="dialog" aria-label={label} tabIndex={-1} $width={width}>
      {children}
    </Surface>
  )
}

/**
 * A small panel next to its button with arbitrary content. Not modal; Tab stays inside, Escape and clicks outside
 * close it.
 */
export function Popover({
  label,
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  width = 300,
}: {
  /** Accessible name of the panel. */
  label: string
  trigger: (props: TriggerProps) => ReactNode
  /** The content, or a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  align?: Align
  side?: Side
  /** px */
  width?: number
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const dialog = use(DialogContext)

  const focus = useGiveBack(anchor, open)
  const close = () => {
    setOpen(false)
    focus.afterChoice()
  }
  useLayer(open, () => {
    setOpen(false)
    focus.toButton()
  })

  return (
    <Library>
      <Floating
        {...floatingProps}
        opened={open}
        onChange={(opened) => {
          setOpen(opened)
          if (!opened) focus.afterPressOutside()
        }}
        position={placement(side, align)}
        offset={6}
        portalProps={{ target: floatingTarget(dialog) }}
        closeOnEscape={false}
        trapFocus
        withRoles={false}
      >
        <Floating.Target>
          <Trigger anchor={anchor}>
            {trigger({
              ref: anchor,
              onClick: () => setOpen(!open),
              onKeyDown: () => {},
              'aria-haspopup': 'dialog',
              'aria-expanded': open,
              'aria-controls': open ? id : undefined,
            })}
          </Trigger>
        </Floating.Target>
        {/* Clicks inside must not reach the anchor's ancestors (React bubbles through portals). */}
        <Box onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
          <Panel id={id} label={label} width={width}>
            {typeof children === 'function' ? children(close) : children}
          </Panel>
        </Box>
      </Floating>
    </Library>
  )
}
