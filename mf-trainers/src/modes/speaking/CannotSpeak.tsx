import { speakingRest } from '@mowka/domain/audio-silence'
import { Button, media, tokens } from '@mowka/kernel/ui'
import { IconMicrophoneOff } from '@mowka/kernel/ui/icons'
import { keepFocus } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ModeGateProps } from '../../core/mode/mode-change'
import { type ModeRest, useModeRest } from '../../core/rest/mode-rest'
import { RestGate } from '../../core/rest/RestGate'

/** Rest of the speaking mode for learners who can't speak now. */
const speakingModeRest: ModeRest = {
  mode: 'SPEAKING',
  rest: speakingRest,
  words: {
    rests: 'speaking.rests',
    silenced: 'speaking.silenced',
    undo: 'speaking.undo',
    now: 'speaking.speakNow',
    writeInstead: 'speaking.writeInstead',
    nothingLost: 'speaking.nothingLost',
  },
}

/** Shown before speaking exercises while the mode rests. */
export const SpeakingGate = (props: ModeGateProps) => <RestGate {...props} resting={speakingModeRest} />

const Line = styled.div`
  margin: calc(-1 * ${tokens.s2}) 0 ${tokens.s4} 60px;
  > button { margin-left: -12px; }
  ${media.belowMedium} { margin-left: 0; }
`

/** For learners who can't speak now: continues the same sentence in writing and lets speaking rest. */
export function CannotSpeak() {
  const { t } = useTranslation('trainers')
  const leave = useModeRest(speakingModeRest)
  if (!leave) return null
  return (
    <Line onMouseDown={keepFocus}>
      <Button variant="ghost" leftIcon={<IconMicrophoneOff aria-hidden />} onClick={leave}>
        {t('speaking.cannot')}
      </Button>
    </Line>
  )
}
