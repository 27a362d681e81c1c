import { Button, Count, IconButton, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { useFieldInView, useKeyboardInset } from '../keyboard/screen-keyboard'
import { keepFocus, PRIMARY } from '../keys/focus'

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

/** The primary button of a trainer: check, try again, continue. Always in the same place, and triggered by Enter. */
export function PrimaryAction({
  label,
  icon,
  disabled,
  busy,
  compact,
  onPress,
}: {
  label: ReactNode
  icon?: ReactNode
  /** Stays in the tab order without effect. */
  disabled?: boolean
  busy?: boolean
  /** In the bar on phones, without the key. */
  compact?: boolean
  onPress: () => void
}) {
  return (
    <Button
      {...{ [PRIMARY]: true }}
      variant="primary"
      size={compact ? 'md' : 'lg'}
      fullWidth
      kbd={compact ? undefined : 'Enter'}
      leftIcon={icon}
      aria-disabled={disabled}
      loading={busy}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

/** Navy, because orange marks the next step in a trainer. */
const Left = styled(Count)`
  background: ${tokens.navy};
  color: ${tokens.onNavy};
`
const Tile = styled.span`
  position: relative;
  display: inline-flex;
  flex: 0 0 ${tokens.touch};
  color: ${tokens.text};
  > button { width: 100%; height: 52px; font-size: ${tokens.fs14}; font-weight: 800; }
  > span { position: absolute; top: -7px; right: -7px; pointer-events: none; }
`

type Props = {
  icon: ReactNode
  /** Full accessible name. */
  name: string
  /** Visible label, if shorter than the name. */
  words?: string
  /** Remaining number, as a badge. */
  count?: number
  /** Stays in the tab order without effect. */
  disabled?: boolean
  /** In the bar: only the icon, or a few characters instead, such as a speed. */
  compact?: boolean
  compactText?: string
  fullWidth?: boolean
  onPress: () => void
}

/** One action of a trainer: labelled in the side panel, a tile in the bar on phones. */
export function ActionButton(props: Props) {
  return props.compact ? <CompactAction {...props} /> : <WideAction {...props} />
}

function CompactAction({ icon, name, count, disabled, compactText, onPress }: Props) {
  const press = () => {
    if (!disabled) onPress()
  }
  return (
    <Tile>
      <IconButton variant="outline" aria-label={name} aria-disabled={disabled} onClick={press}>
        {compactText ?? icon}
      </IconButton>
      {count !== undefined && <Left aria-hidden>{count}</Left>}
    </Tile>
  )
}

function WideAction({ icon, name, words = name, count, disabled, fullWidth, onPress }: Props) {
  return (
    <Button
      fullWidth={fullWidth}
      aria-disabled={disabled}
      leftIcon={icon}
      rightIcon={count !== undefined && <Left aria-hidden>{count}</Left>}
      onClick={onPress}
    >
      {words === name ? (
        name
      ) : (
        <>
          <span aria-hidden>{words}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </Button>
  )
}
