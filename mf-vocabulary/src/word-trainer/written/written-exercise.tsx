import { OptionalHint, PromptBubble } from '../exercise-parts'
import { exerciseKind } from '../word-exercise'
import { WrittenExercise } from './WrittenExercise'
import { WrittenDraft } from './written-draft'

/** Shows the learner's word; its translation is typed (V-WEX-12). */
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
        <PromptBubble said={prompt} />
        <WrittenExercise {...props} draft={draft} />
      </>
    ),
    showNote: () => <OptionalHint draft={draft} />,
  }
})
