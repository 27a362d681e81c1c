import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { SentenceDraft } from '../answer/answer-draft'
import type { ExerciseViewProps } from '../answer/view-props'
import { ChooseBlocks } from './blocks/ChooseBlocks'
import { FillTheGap } from './gaps/FillTheGap'
import { FillTheGapBlocks } from './gaps/FillTheGapBlocks'
import { FullSentence } from './sentence/FullSentence'

/** The learner's side of an exercise, in the view of its kind. */
export function SentenceExercise(props: ExerciseViewProps<SentenceDraft> & { lang: LangCode }) {
  const { draft } = props
  switch (draft.kind) {
    case 'FULL_SENTENCE':
      return <FullSentence {...props} draft={draft} />
    case 'FULL_SENTENCE_CHOOSE_BLOCKS':
      return <ChooseBlocks {...props} draft={draft} />
    case 'FILL_THE_GAP':
      return <FillTheGap {...props} draft={draft} />
    case 'FILL_THE_GAP_CHOOSE_BLOCKS':
      return <FillTheGapBlocks {...props} draft={draft} />
  }
}
