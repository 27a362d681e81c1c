import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { BetaMark, Card, IconTile, media, tokens } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { modeIcons } from '../next-lesson/mode-icons'

const Tile = styled(Card)`
  position: relative;
  height: 100%;
  transition: transform ${tokens.base} ${tokens.ease};
  ${media.hover} { &:hover { box-shadow: ${tokens.lift1}; transform: translateY(-2px); } }
`
// The link is called like the mode alone, and covers the whole tile.
const Name = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
  align-items: center;
  margin-top: ${tokens.s3};
  color: inherit;
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwHeading};
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.r16};
    content: '';
  }
`
const Text = styled.p`
  margin-top: 2px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`

/** A mode of learning as a tile that opens it; speaking is marked as beta (learner core §1). */
export function ModeTile({ mode, to, onPick }: { mode: LearningMode; to: string; onPick: () => void }) {
  const { t } = useTranslation('learning')
  return (
    <Tile>
      <IconTile aria-hidden>{modeIcons[mode]}</IconTile>
      <Name to={to} onClick={onPick}>
        {t(`mode.${mode}`)}
        {mode === 'SPEAKING' && <BetaMark />}
      </Name>
      <Text>{t(`modeText.${mode}`)}</Text>
    </Tile>
  )
}
