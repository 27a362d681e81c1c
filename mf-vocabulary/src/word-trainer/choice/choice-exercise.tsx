import { AskedBubble } from '../AskedBubble'
import { CannotListen } from '../listen/CannotListen'
import { ListenBubble } from '../listen/ListenBubble'
import { exerciseKind } from '../word-exercise'
import { ChoiceExercise } from './ChoiceExercise'
import { ChoiceNote } from './ChoiceNote'
import { ChoiceDraft } from './choice-draft'

/** The learner's word is shown, its translation is chosen (V-WEX-11). */
export const multipleChoice = exerciseKind('MULTIPLE_CHOICE', ({ word, exerciseData }) => {
  const { question, options, correctAnswer } = exerciseData
  const draft = new ChoiceDraft({ wordId: word.wordId, prompt: question, options, correctAnswer })
  return {
    title: 'wordTrainer.title.MULTIPLE_CHOICE',
    draft,
    sound: null,
    show: (props) => (
      <>
        <AskedBubble said={question} />
        <ChoiceExercise {...props} draft={draft} label="wordTrainer.choice.translations" />
      </>
    ),
    showNote: () => <ChoiceNote draft={draft} />,
  }
})

/** A word sounds and is chosen among some that sound like it (V-WEX-10). Without sound its translation is asked for. */
export const audioMatch = exerciseKind(
  'AUDIO_MATCH',
  ({ word, exerciseData }) => {
    const { audioUrl, options, correctAnswer } = exerciseData
    const prompt = { text: word.word.example, lang: word.word.exampleLang }
    const draft = new ChoiceDraft({ wordId: word.wordId, prompt, options, correctAnswer })
    return {
      title: 'wordTrainer.title.AUDIO_MATCH',
      draft,
      sound: audioUrl,
      show: (props) => (
        <>
          <ListenBubble recordingId={audioUrl} />
          <ChoiceExercise {...props} draft={draft} label="wordTrainer.choice.heard" />
          {!props.locked && <CannotListen />}
        </>
      ),
      showNote: () => <ChoiceNote draft={draft} />,
    }
  },
  ({ exerciseData: { options, correctAnswer }, word, targetLang }) => ({
    type: 'MULTIPLE_CHOICE',
    word,
    targetLang,
    exerciseData: {
      question: { text: word.word.example, lang: word.word.exampleLang },
      options,
      correctAnswer,
    },
  }),
)
