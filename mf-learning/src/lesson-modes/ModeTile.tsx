import type { LearningMode } from '@mowka/shared/contract/schemas/progress'
import { BetaMark, CardLink, IconTile, tokens } from '@mowka/shared/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { modeIcons } from '../next-lesson/mode-icons'

const Words = styled.span`
  display: block;
  margin-top: ${tokens.s3};
`
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
  align-items: center;
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwHeading};
`
const Text = styled.span`
  display: block;
  margin-top: 2px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`

/** A mode of learning as a tile that opens it; speaking is marked as beta (learner core §1). */
export function ModeTile({ mode, to, onPick }: { mode: LearningMode; to: string; onPick: () => void }) {
  const { t } = useTranslation('learning')
  const id = useId()
  return (
    <CardLink to={to} aria-labelledby={`${id}-name`} aria-describedby={`${id}-text`} onClick={onPick}>
      <IconTile aria-hidden>{modeIcons[mode]}</IconTile>
      <Words>
        <Name id={`${id}-name`}>
          {t(`mode.${mode}`)}
          {mode === 'SPEAKING' && <BetaMark />}
        </Name>
        <Text id={`${id}-text`}>{t(`modeText.${mode}`)}</Text>
      </Words>
    </CardLink>
  )
}
