import { endSilence, SILENCE_MINUTES, silenceAudio } from '@mowka/shared/domain/audio-silence'
import { notify } from '@mowka/shared/platform'
import { keepFocus } from '@mowka/shared/trainer'
import { Button, media, tokens } from '@mowka/shared/ui'
import { IconVolumeOff } from '@mowka/shared/ui/icons'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ModeChange } from '../trainer/mode-change'
import { timeOfDay } from './time-of-day'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s2};
  margin: calc(-1 * ${tokens.s2}) 0 ${tokens.s4} 60px;
  > button { margin-left: -12px; }
  > p { color: ${tokens.muted}; font-size: ${tokens.fs14}; ${media.belowMedium} { display: none; } }
  ${media.belowMedium} { margin-left: 0; }
`

/**
 * For learners who cannot listen now: the same sentence in writing, and no listening for a while. Nothing counts as
 * skipped, and the way back is offered at once. The key that plays is next to it.
 */
export function CannotListen() {
  const { t, i18n } = useTranslation('trainers')
  const changeMode = useContext(ModeChange)

  const leave = () => {
    if (!changeMode) return
    const until = silenceAudio()
    changeMode('WRITING')
    notify(
      'info',
      t('listening.silenced', { count: SILENCE_MINUTES, time: timeOfDay(until, i18n.language) }),
      {
        duration: 10_000,
        action: {
          label: t('listening.undo'),
          onSelect: () => {
            endSilence()
            changeMode('LISTENING')
          },
        },
      },
    )
  }
  return (
    <Line onMouseDown={keepFocus}>
      {changeMode ? (
        <Button variant="ghost" leftIcon={<IconVolumeOff aria-hidden />} onClick={leave}>
          {t('listening.cannot')}
        </Button>
      ) : (
        <span />
      )}
      <p>
        <kbd>Ctrl</kbd> + <kbd>{t('listening.space')}</kbd> {t('listening.plays')}
      </p>
    </Line>
  )
}
