import { AskedBubble } from '../AskedBubble'
import { HintOrNothing } from '../HintOrNothing'
import { exerciseKind } from '../word-exercise'
import { WrittenExercise } from './WrittenExercise'
import { WrittenDraft } from './written-draft'

/** The learner's word is shown, its translation is typed (V-WEX-12). */
export const writtenTranslation = exerciseKind('WRITTEN_TRANSLATION', ({ word, exerciseData }) => {
  const { prompt, correctAnswer } = exerciseData
  const draft = new WrittenDraft({ wordId: word.wordId, prompt, correctAnswer })
  return {
    title: 'wordTrainer.title.written',
    titleLang: correctAnswer.lang,
    draft,
    sound: null,
    show: (props) => (
      <>
        <AskedBubble said={prompt} />
        <WrittenExercise {...props} draft={draft} />
      </>
    ),
    showNote: () => <HintOrNothing draft={draft} />,
  }
})
