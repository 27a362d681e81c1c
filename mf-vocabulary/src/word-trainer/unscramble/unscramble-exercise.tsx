import { OptionalHint, PromptBubble } from '../exercise-parts'
import { CannotListen, ListenBubble } from '../listen/ListenBubble'
import { exerciseKind, type SessionWordOf } from '../word-exercise'
import { UnscrambleExercise } from './UnscrambleExercise'
import { UnscrambleDraft } from './unscramble-draft'

function draftOf({
  word,
  exerciseData,
}: SessionWordOf<'UNSCRAMBLE_TRANSLATION'> | SessionWordOf<'AUDIO_UNSCRAMBLE'>): UnscrambleDraft {
  return new UnscrambleDraft({
    wordId: word.wordId,
    prompt: { text: word.word.example, lang: word.word.exampleLang },
    letters: exerciseData.scrambledLetters,
    correctAnswer: exerciseData.correctAnswer,
  })
}

/** Shows the learner's word; its translation is arranged from letters (V-WEX-08). */
export const unscrambleTranslation = exerciseKind('UNSCRAMBLE_TRANSLATION', (word) => {
  const draft = draftOf(word)
  return {
    title: 'wordTrainer.title.UNSCRAMBLE_TRANSLATION',
    draft,
    sound: null,
    show: (props) => (
      <>
        <PromptBubble said={draft.task.prompt} />
        <UnscrambleExercise {...props} draft={draft} />
      </>
    ),
    showNote: () => <OptionalHint draft={draft} />,
  }
})

/** Plays a word, which is arranged from letters (V-WEX-09). When muted, its translation is shown instead. */
export const audioUnscramble = exerciseKind(
  'AUDIO_UNSCRAMBLE',
  (word) => {
    const draft = draftOf(word)
    const { audioUrl } = word.exerciseData
    return {
      title: 'wordTrainer.title.AUDIO_UNSCRAMBLE',
      draft,
      sound: audioUrl,
      show: (props) => (
        <>
          <ListenBubble recordingId={audioUrl} />
          <UnscrambleExercise {...props} draft={draft} />
          {!props.locked && <CannotListen />}
        </>
      ),
      showNote: () => <OptionalHint draft={draft} />,
    }
  },
  ({ exerciseData: { scrambledLetters, correctAnswer }, word, targetLang }) => ({
    type: 'UNSCRAMBLE_TRANSLATION',
    word,
    targetLang,
    exerciseData: { scrambledLetters, correctAnswer },
  }),
)
