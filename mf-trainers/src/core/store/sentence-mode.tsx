import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import type { ExerciseKind } from '@mowka/domain/exercise/exercise-kinds'
import type { Answer, AnswerPlace, DraftChance, ExerciseViewProps } from '../answer/answer'
import { answerCode, loadAnswerCode } from '../answer-code/load-answer-code'
import { BlocksDraft, needsDistractors } from '../exercise/blocks/blocks-draft'
import { ChooseBlocks } from '../exercise/blocks/ChooseBlocks'
import { FillTheGap, FillTheGapBlocks } from '../exercise/gaps/FillTheGap'
import { gapsOf } from '../exercise/gaps/gap-blocks'
import { GapBlocksDraft, GapsDraft } from '../exercise/gaps/gaps-draft'
import { eligibleKinds, isSimplified } from '../exercise/picker'
import { FullSentence } from '../exercise/sentence/FullSentence'
import { TextDraft } from '../exercise/sentence/text-draft'
import type { TrainerMode } from './trainer-mode'

/** A draft in one of the four kinds, distinguished by `kind`. */
type SentenceDraft = TextDraft | BlocksDraft | GapsDraft | GapBlocksDraft

/** Loads the code that chooses wrong blocks. Without it, which can happen offline, an exercise has no wrong blocks. */
const prepareAnswer = (exercise: Exercise, kinds: readonly ExerciseKind[]): Promise<void> | null =>
  kinds.includes('FULL_SENTENCE_CHOOSE_BLOCKS') && needsDistractors(exercise) && !answerCode()
    ? loadAnswerCode().catch(() => {})
    : null

/** Creates an empty answer in one of the four kinds. */
export function createDraft(
  exercise: Exercise,
  kind: ExerciseKind,
  { random, otherSentences }: DraftChance,
): SentenceDraft {
  switch (kind) {
    case 'FULL_SENTENCE':
      return new TextDraft(exercise)
    case 'FULL_SENTENCE_CHOOSE_BLOCKS': {
      const code = answerCode()
      const wrong = code?.distractors(exercise, code.acceptedAnswers(exercise), otherSentences, random)
      return new BlocksDraft(exercise, random, wrong)
    }
    case 'FILL_THE_GAP':
      return new GapsDraft(exercise)
    case 'FILL_THE_GAP_CHOOSE_BLOCKS':
      return new GapBlocksDraft(exercise, gapsOf(otherSentences), random)
  }
}

/** The learner's side of an exercise, in the view of its kind. */
function SentenceExercise(props: ExerciseViewProps<SentenceDraft> & { lang: LangCode }) {
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

/** Creates a typed or assembled answer with its views, in one of the four kinds. */
function sentenceAnswer(exercise: Exercise, kind: ExerciseKind, place: AnswerPlace): Answer {
  const draft = createDraft(exercise, kind, place)
  return { draft, show: (props) => <SentenceExercise {...props} draft={draft} /> }
}

/** Hints per exercise; refilled for a new one and after a result (L-HINT-01 to L-HINT-03). */
const HINTS_PER_EXERCISE = 3

/** Common part of the modes whose answer is a sentence in one of the four exercise kinds. */
export const sentenceMode = {
  kinds: eligibleKinds,
  hasKindSettings: true,
  isSimplified,
  prepareAnswer,
  makeAnswer: sentenceAnswer,
  playsAfterCheck: (exercise) => exercise.answerRecording,
  countsWithoutSuccess: false,
  hintsPerExercise: HINTS_PER_EXERCISE,
} as const satisfies Partial<TrainerMode>
