import { Card, IconTile, media, tokens } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Choice = styled(Card).attrs({ as: 'button', type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.s4};
  align-items: center;
  width: 100%;
  color: inherit;
  text-align: left;
  ${media.hover} { &:hover { border-color: ${tokens.text}; } }
  &:disabled { color: ${tokens.disabled}; cursor: not-allowed; }
  > svg { color: ${tokens.muted}; }
`
const Title = styled.span`
  display: block;
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwHeading};
`
const Text = styled.span`
  color: ${tokens.muted};
`

/** A large survey answer. */
export function SurveyChoice({
  icon,
  title,
  text,
  busy = false,
  disabled,
  onChoose,
}: {
  icon: ReactNode
  title: string
  text: string
  busy?: boolean
  disabled: boolean
  onChoose: () => void
}) {
  return (
    <Choice aria-busy={busy || undefined} disabled={disabled} onClick={onChoose}>
      <IconTile aria-hidden>{icon}</IconTile>
      <span>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </span>
      <IconArrowRight aria-hidden />
    </Choice>
  )
}
