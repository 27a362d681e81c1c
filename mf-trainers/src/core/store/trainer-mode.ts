import type { Exercise, Word } from '@mowka/shared/contract/schemas/learning'
import type { ExerciseType } from '@mowka/shared/contract/schemas/progress'
import type { ExerciseKind } from '@mowka/shared/domain/exercise-kinds'
import type { ComponentType } from 'react'
import type { Answer, AnswerPlace } from '../answer/answer'
import type { PickerSettings } from '../exercise/picker'
import type { ModeGateProps } from '../mode/mode-change'
import type { SelectorMode } from '../mode/mode-cycle'
import type { TrainerStore } from './trainer-store'

/** What a mode's view of the question gets. */
export type PromptProps = {
  exercise: Exercise
  /** The answer was checked; nothing has to be withheld any more. */
  isChecked: boolean
}

/** What a mode's own actions get; `compact` ones are in the bar of phones. */
export type ActionsProps = { store: TrainerStore; compact: boolean }

/** Everything that is known of an exercise when the mode decides about it. */
export type ModeMoment = { exercise: Exercise; isChecked: boolean }

/**
 * One way to learn a sentence. A mode is an object of this type and its page; the core asks the object and never
 * which mode it is.
 */
export type TrainerMode = {
  /** As events, addresses and texts name it. */
  name: SelectorMode

  /** What is asked. */
  Prompt: ComponentType<PromptProps>
  /** Stands at the end of the line that says what is to be done. */
  TaskAside?: ComponentType<{ exercise: Exercise }>
  /** All actions, where they are others than check, hint, play, speed and skip. */
  Actions?: ComponentType<ActionsProps>
  /** Stands below the answer: another way for people who cannot answer like this now. */
  Escape?: ComponentType
  /** What is shown with the right sentence after the check, because the question kept it back. */
  Afterword?: ComponentType<{ exercise: Exercise }>

  /** The kinds that an exercise may come in; a whole sentence when there are none. */
  kinds: (exercise: Exercise, settings: PickerSettings) => readonly ExerciseKind[]
  /** Whether the learner switches kinds on and off in the drawer (L-TRN-09). */
  hasKindSettings: boolean
  /** The type of an exercise as events name it. */
  typeOf: (kind: ExerciseKind) => ExerciseType
  /** Whether an answer of a kind is checked by its words only, which have to be exact (U05). */
  isSimplified: (kind: ExerciseKind) => boolean
  /** An empty answer to an exercise of a kind, with its views. */
  makeAnswer: (exercise: Exercise, kind: ExerciseKind, place: AnswerPlace) => Answer

  /** The recording that sounds by itself as soon as the exercise is shown; null for none. */
  playsWhenShown: (exercise: Exercise) => string | null
  /** The recording of the play button. */
  playable: (moment: ModeMoment) => string | null
  /** The recording that sounds by itself after the check, if the learner likes that (L-TRN-38 to L-TRN-40). */
  playsAfterCheck: (exercise: Exercise) => string | null
  /** The rate at which all these sound; absent or undefined for the common one. */
  rate?: () => number | undefined

  /** Whether going on records a success although nothing was right: what is spoken counts (L-TRN-25). */
  countsWithoutSuccess: boolean
  /** How many hints an exercise has (L-HINT-01); without any there is no button. */
  hintsPerExercise: number
  /** Whether words and hints next to the work are folded at each new exercise: in the open they'd give it away. */
  foldsHelps?: boolean
  /** Whether a word of the glossary would give the answer away now. */
  withholdsWord: (word: Word, moment: ModeMoment) => boolean
}

/** The default export of a mode's folder: everything a page needs to show a lesson or a repetition in that mode. */
export type ModeModule = {
  /** Returns the mode for one visit of a page. */
  createMode: () => TrainerMode
  /** Shown before the exercises if the learner may be unable to use the mode now. */
  Gate?: ComponentType<ModeGateProps>
}
