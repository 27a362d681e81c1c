import { Button, Count, IconButton, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Navy: in a trainer orange is the next step. */
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
  /** What it does, in full: its accessible name. */
  name: string
  /** The words on it where they are fewer than the name. */
  words?: string
  /** A number on it: how many are left. */
  count?: number
  /** It stays in the tab order and does nothing. */
  disabled?: boolean
  /** In the bar: only the icon, or instead of it a few characters such as a speed. */
  compact?: boolean
  compactText?: string
  fullWidth?: boolean
  onPress: () => void
}

/** One action of a trainer: with words in the side panel, as a tile in the bar of phones. */
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
