/** Chips of a word in a lesson, for the stages 0, 1 and 2 (V-LW-12, C28). */
const LESSON_CHIPS = 3
/** Stage from which a lesson word is complete: two correct recalls (V-STAGE-02). */
const LESSON_COMPLETE_STAGE = 2
/** Chips of a word in repetitions, for the stages 2 to 8 (V-RW-08, C28). */
export const REPETITION_CHIPS = 7
/** Stage from which a word in repetitions is complete (V-STAGE-03). */
const REPETITION_COMPLETE_STAGE = 8

/** The stage before the first repetition chip. */
const BEFORE_REPETITION = REPETITION_COMPLETE_STAGE - REPETITION_CHIPS

/** Stage name shown to the learner (V-STAGE-05). */
export type StageName = 'new' | 'learning' | 'inRepetitions'

/** A word's stage as displayed on its card. */
export type StageView = {
  /** Number of filled chips. */
  reached: number
  /** The chip of the current stage, from 1. */
  current: number
  /** Number of chips. */
  total: number
  complete: boolean
  name: StageName
}

/** Returns the name of a stage: 0 new, 1 learning, from 2 in repetitions (V-STAGE-05). */
export function stageName(stage: number): StageName {
  if (stage >= LESSON_COMPLETE_STAGE) return 'inRepetitions'
  return stage >= 1 ? 'learning' : 'new'
}

/**
 * Stage of a word in its lesson's list. The three chips stand for the stages 0, 1 and 2 (C28); a chip is filled once
 * its stage is passed, so a new word is on the first chip and has none filled.
 */
export function lessonStage(stage: number): StageView {
  const complete = stage >= LESSON_COMPLETE_STAGE
  const current = Math.min(LESSON_CHIPS, Math.max(0, stage) + 1)
  return {
    reached: complete ? LESSON_CHIPS : current - 1,
    current,
    total: LESSON_CHIPS,
    complete,
    name: stageName(stage),
  }
}

/** Stage of a word in the repetition list: stage 2 is the first of seven chips (C28). */
export const repetitionStage = (stage: number): StageView => ({
  reached: Math.min(REPETITION_CHIPS, Math.max(0, stage - BEFORE_REPETITION)),
  current: Math.min(REPETITION_CHIPS, Math.max(1, stage - BEFORE_REPETITION)),
  total: REPETITION_CHIPS,
  complete: stage >= REPETITION_COMPLETE_STAGE,
  name: stageName(stage),
})
