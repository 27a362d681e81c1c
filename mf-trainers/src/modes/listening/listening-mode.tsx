import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { soundRest } from '@mowka/kernel/storage'
import { Button, Muted, media, tokens } from '@mowka/kernel/ui'
import { IconVolumeOff } from '@mowka/kernel/ui/icons'
import { keepFocus } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ModeGateProps } from '../../core/mode/modes'
import { type ModeRest, RestGate, useModeRest } from '../../core/rest/RestGate'
import { sentenceMode } from '../../core/store/sentence-mode'
import type { ModeModule, TrainerMode } from '../../core/store/trainer-mode'
import { ListeningPrompt } from './ListeningPrompt'
import { listeningSpeed } from './listening-speed'

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
const SilenceGate = (props: ModeGateProps) => <RestGate {...props} resting={listeningModeRest} />

const EscapeLine = styled.div`
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
function CannotListen() {
  const { t } = useTranslation('trainers')
  const leave = useModeRest(listeningModeRest)
  return (
    <EscapeLine onMouseDown={keepFocus}>
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
    </EscapeLine>
  )
}

const Line = styled(Muted)`
  display: block;
`

/** The sentence in the learner's language; before the check it would give the translation away. */
function Translation({ exercise }: { exercise: Exercise }) {
  return (
    <Line as="span" size={14} {...textIn(langTag(exercise.exampleLang))}>
      {displayText(exercise.example, exercise.exampleLang)}
    </Line>
  )
}

/** The learner hears a sentence and writes it down (L-TRN-51). */
export const listeningMode: TrainerMode = {
  ...sentenceMode,
  name: 'LISTENING',
  Prompt: ListeningPrompt,
  Escape: CannotListen,
  Afterword: Translation,
  typeOf: (kind) => `LISTENING_${kind}`,
  playsWhenShown: (exercise) => exercise.answerRecording,
  playable: ({ exercise }) => exercise.answerRecording,
  rate: () => listeningSpeed.rate,
  withholdsWord: (word, { exercise, isChecked }) =>
    !isChecked && exercise.words.some((each) => each._id === word._id),
}

export default { createMode: () => listeningMode, Gate: SilenceGate } satisfies ModeModule
