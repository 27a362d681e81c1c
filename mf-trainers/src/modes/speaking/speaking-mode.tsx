import type { ModeModule, TrainerMode } from '../../core/store/trainer-mode'
import { CannotSpeak, SpeakingGate } from './CannotSpeak'
import { RecorderActions } from './RecorderActions'
import { SpeakingPrompt } from './SpeakingPrompt'
import { SpeakingResult } from './SpeakingResult'
import { SpokenAnswer } from './SpokenAnswer'
import { SpeakingDraft } from './speaking-draft'
import { speakingPorts } from './speaking-ports'

/** The learner reads a sentence aloud and sees the recognized words over it (L-SPK-01 to L-SPK-15). */
export const speakingMode: TrainerMode = {
  name: 'SPEAKING',
  Prompt: SpeakingPrompt,
  Escape: CannotSpeak,
  kinds: () => ['FULL_SENTENCE'],
  hasKindSettings: false,
  typeOf: () => 'SPEAKING_FULL_SENTENCE',
  // Recognized words have no typos.
  isSimplified: () => true,
  makeAnswer: (exercise, _kind, { submit, redo }) => {
    const draft = new SpeakingDraft(exercise, speakingPorts(exercise), submit)
    return {
      draft,
      show: (props) => <SpokenAnswer {...props} draft={draft} exercise={exercise} />,
      showResult: (result) => (
        <SpeakingResult draft={draft} exercise={exercise} result={result} onRedo={redo} />
      ),
      showActions: (compact) =>
        draft.recorder.isBusy ? <RecorderActions recorder={draft.recorder} compact={compact} /> : null,
    }
  },
  playsWhenShown: () => null,
  playable: ({ exercise }) => exercise.answerRecording,
  playsAfterCheck: (exercise) => exercise.answerRecording,
  countsWithoutSuccess: true,
  hintsPerExercise: 0,
  withholdsWord: () => false,
}

export default { createMode: () => speakingMode, Gate: SpeakingGate } satisfies ModeModule
