import { soundRest } from '@mowka/domain/audio-silence'
import { Button, media, tokens } from '@mowka/kernel/ui'
import { IconVolumeOff } from '@mowka/kernel/ui/icons'
import { keepFocus } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ModeGateProps } from '../../core/mode/mode-change'
import { type ModeRest, useModeRest } from '../../core/rest/mode-rest'
import { RestGate } from '../../core/rest/RestGate'

/** Rest of the listening mode for learners who can't listen now. */
const listeningModeRest: ModeRest = {
  mode: 'LISTENING',
  rest: soundRest,
  words: {
    rests: 'listening.rests',
    silenced: 'listening.silenced',
    undo: 'listening.undo',
    now: 'listening.listenNow',
    writeInstead: 'listening.writeInstead',
    nothingLost: 'listening.nothingLost',
  },
}

/** Shown before listening exercises while the mode rests. */
export const SilenceGate = (props: ModeGateProps) => <RestGate {...props} resting={listeningModeRest} />

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
 * For learners who can't listen now: continues the same sentence in writing and lets listening rest. Shows the play
 * shortcut as well.
 */
export function CannotListen() {
  const { t } = useTranslation('trainers')
  const leave = useModeRest(listeningModeRest)
  return (
    <Line onMouseDown={keepFocus}>
      {leave ? (
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
