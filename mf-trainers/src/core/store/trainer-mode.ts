import type { Exercise, Word } from '@mowka/contract/schemas/learning'
import type { ExerciseType } from '@mowka/contract/schemas/progress'
import type { ExerciseKind } from '@mowka/domain/exercise/exercise-kinds'
import type { TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import type { ComponentType } from 'react'
import type { Answer, AnswerPlace } from '../answer/answer'
import type { PickerSettings } from '../exercise/picker'
import type { ModeGateProps } from '../mode/modes'
import type { TrainerStore } from './trainer-store'

/** Props of a mode's question component. */
export type PromptProps = {
  exercise: Exercise
  /** Whether the answer was checked, so that nothing is hidden any longer. */
  isChecked: boolean
}

/** Props of a mode's own actions; `compact` in the action bar on phones. */
export type ActionsProps = { store: TrainerStore; compact: boolean }

/** The state of an exercise that a mode decides on. */
export type ModeMoment = { exercise: Exercise; isChecked: boolean }

/** One way to practice a sentence. The core asks this object and never which mode it is. */
export type TrainerMode = {
  /** The mode's name in events, paths and text keys. */
  name: TrainerModeName

  /** The question. */
  Prompt: ComponentType<PromptProps>
  /** Content at the end of the task line. */
  TaskAside?: ComponentType<{ exercise: Exercise }>
  /**
   * Whether the question is the sentence in the learner's language, so that some of its words can be asked about before
   * the check.
   */
  asksInOwnLanguage?: boolean
  /** Replaces the default actions: check, hint, play, speed and skip. */
  Actions?: ComponentType<ActionsProps>
  /** Offers another mode below the answer, for learners who can't use this one now. */
  Escape?: ComponentType
  /** Shown with the right sentence after the check, because the question didn't include it. */
  Afterword?: ComponentType<{ exercise: Exercise }>

  /** The allowed kinds of an exercise; empty for a whole sentence. */
  kinds: (exercise: Exercise, settings: PickerSettings) => readonly ExerciseKind[]
  /** Whether the learner can switch kinds on and off in the drawer (L-TRN-09). */
  hasKindSettings: boolean
  /** The exercise type in events. */
  typeOf: (kind: ExerciseKind) => ExerciseType
  /** Whether an answer of this kind is checked by its words only, which must match exactly (U05). */
  isSimplified: (kind: ExerciseKind) => boolean
  /** Loads code that `makeAnswer` needs for one of these kinds; `null` if it is loaded, absent if there is none. */
  prepareAnswer?: (exercise: Exercise, kinds: readonly ExerciseKind[]) => Promise<void> | null
  /** Creates an empty answer with its views. */
  makeAnswer: (exercise: Exercise, kind: ExerciseKind, place: AnswerPlace) => Answer

  /** The recording that plays as soon as the exercise is shown; `null` for none. */
  playsWhenShown: (exercise: Exercise) => string | null
  /** The recording of the play button. */
  playable: (moment: ModeMoment) => string | null
  /** The recording that plays after the check if autoplay is on (L-TRN-38 to L-TRN-40). */
  playsAfterCheck: (exercise: Exercise) => string | null
  /** Playback rate of these recordings; absent or `undefined` for the default. */
  rate?: () => number | undefined

  /** Whether continuing records a success even if the answer wasn't right: spoken answers count (L-TRN-25). */
  countsWithoutSuccess: boolean
  /** Hints per exercise (L-HINT-01); without any there is no hint button. */
  hintsPerExercise: number
  /** Whether words and hints start folded for each exercise, because they'd give the answer away. */
  foldsHelps?: boolean
  /** Whether a glossary word would give the answer away now. */
  withholdsWord: (word: Word, moment: ModeMoment) => boolean
}

/** The default export of a mode's folder: everything a page needs to show a lesson or a repetition in that mode. */
export type ModeModule = {
  /** Creates the mode for one visit of a page. */
  createMode: () => TrainerMode
  /** Shown before the exercises if the learner may be unable to use the mode now. */
  Gate?: ComponentType<ModeGateProps>
}
