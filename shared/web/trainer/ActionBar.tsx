import { tokens } from '@mowka/kernel/ui'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { keepFocus } from './keep-focus'
import { useFieldInView } from './use-field-in-view'
import { useKeyboardInset } from './use-keyboard-inset'

const Bar = styled.div<{ $above: number }>`
  position: fixed;
  inset: auto 0 ${({ $above }) => $above}px;
  z-index: 30;
  display: flex;
  gap: ${tokens.s1};
  padding: ${tokens.s3} ${tokens.gutter}
    ${({ $above }) => ($above > 0 ? tokens.s3 : `calc(${tokens.s3} + env(safe-area-inset-bottom))`)};
  border-top: 1px solid ${tokens.line};
  background: ${tokens.card};
  button { min-height: 52px; padding-inline: ${tokens.s1}; }
`
const Primary = styled.div`
  flex: 1;
  min-width: 0;
`

/**
 * The actions on phones and tablets, below the exercise, with the primary one last, under the right thumb. Positioned
 * above an on-screen keyboard; taps don't move focus, so the keyboard stays open.
 */
export function ActionBar({
  label,
  primary,
  children,
}: {
  label: string
  primary: ReactNode
  /** The other actions, as compact buttons. */
  children?: ReactNode
}) {
  const bar = useRef<HTMLDivElement>(null)
  const above = useKeyboardInset()
  useFieldInView(bar)
  return (
    <Bar
      ref={bar}
      role="group"
      aria-label={label}
      data-trainer-bar
      data-screen-only
      $above={above}
      onMouseDown={keepFocus}
    >
      {children}
      <Primary>{primary}</Primary>
    </Bar>
  )
}
