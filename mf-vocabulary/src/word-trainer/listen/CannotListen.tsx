import { SILENCE_MINUTES } from '@mowka/domain/audio-silence'
import { Button, media, tokens } from '@mowka/kernel/ui'
import { IconVolumeOff } from '@mowka/kernel/ui/icons'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { WithoutSound } from '../silence/without-sound'
import { LearnerArea } from '../trainer-styles'

const Line = styled(LearnerArea)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s1} ${tokens.s6};
  margin-top: ${tokens.s5};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  button { margin-left: -12px; color: ${tokens.text}; }
  ${media.belowMedium} { margin-top: ${tokens.s4}; gap: 0 ${tokens.s6}; }
`

/** Button that disables listening exercises for a while (V-WTRN-15). */
export function CannotListen() {
  const { t } = useTranslation('vocabulary')
  const ways = useContext(WithoutSound)
  if (!ways) return null
  return (
    <Line>
      {t('wordTrainer.silence.question')}
      <Button variant="ghost" leftIcon={<IconVolumeOff aria-hidden />} onClick={ways.silence}>
        {t('wordTrainer.silence.begin', { count: SILENCE_MINUTES })}
      </Button>
    </Line>
  )
}
