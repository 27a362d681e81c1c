import { SILENCE_MINUTES, speakingRest } from '@mowka/shared/domain/audio-silence'
import { notify } from '@mowka/shared/platform'
import { keepFocus } from '@mowka/shared/trainer'
import { Button, media, tokens } from '@mowka/shared/ui'
import { IconMicrophoneOff } from '@mowka/shared/ui/icons'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { timeOfDay } from '../listening/time-of-day'
import { ModeChange } from '../trainer/mode-change'

const Line = styled.div`
  margin: calc(-1 * ${tokens.s2}) 0 ${tokens.s4} 60px;
  > button { margin-left: -12px; }
  ${media.belowMedium} { margin-left: 0; }
`

/**
 * For learners who cannot speak now: the same sentence in writing, and no speaking for a while. Nothing counts as
 * skipped, and the way back is offered at once.
 */
export function CannotSpeak() {
  const { t, i18n } = useTranslation('trainers')
  const changeMode = useContext(ModeChange)
  if (!changeMode) return null

  const leave = () => {
    const until = speakingRest.begin()
    changeMode('WRITING')
    notify(
      'info',
      t('speaking.silenced', { count: SILENCE_MINUTES, time: timeOfDay(until, i18n.language) }),
      {
        duration: 10_000,
        action: {
          label: t('speaking.undo'),
          onSelect: () => {
            speakingRest.end()
            changeMode('SPEAKING')
          },
        },
      },
    )
  }
  return (
    <Line onMouseDown={keepFocus}>
      <Button variant="ghost" leftIcon={<IconMicrophoneOff aria-hidden />} onClick={leave}>
        {t('speaking.cannot')}
      </Button>
    </Line>
  )
}
