import { Button, Count, IconButton, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

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
