import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { HintLine, PromptBubble } from '../exercise-parts'
import { CannotListen, ListenBubble } from '../listen/ListenBubble'
import { ForKeyboards } from '../trainer-styles'
import { exerciseKind } from '../word-exercise'
import { ChoiceExercise } from './ChoiceExercise'
import { ChoiceDraft } from './choice-draft'

/** Note beside the primary button: a hint, or the keys that select an option. */
const ChoiceNote = observer(function ChoiceNote({ draft }: { draft: ChoiceDraft }) {
  const { t } = useTranslation('vocabulary')
  if (draft.hintNote) return <HintLine note={draft.hintNote} />
  return <ForKeyboards>{t('wordTrainer.choice.keys', { last: draft.task.options.length })}</ForKeyboards>
})

/** Shows the learner's word; its translation is chosen (V-WEX-11). */
export const multipleChoice = exerciseKind('MULTIPLE_CHOICE', ({ word, exerciseData }) => {
  const { question, options, correctAnswer } = exerciseData
  const draft = new ChoiceDraft({ wordId: word.wordId, prompt: question, options, correctAnswer })
  return {
    title: 'wordTrainer.title.MULTIPLE_CHOICE',
    draft,
    sound: null,
    show: (props) => (
      <>
        <PromptBubble said={question} />
        <ChoiceExercise {...props} draft={draft} label="wordTrainer.choice.translations" />
      </>
    ),
    showNote: () => <ChoiceNote draft={draft} />,
  }
})

/** Plays a word, which is chosen among similar-sounding ones (V-WEX-10). When muted, its translation is asked for. */
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
