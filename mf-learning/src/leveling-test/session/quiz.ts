import type { LevelingLevel, LevelingQuestion, LevelingQuestions } from '@mowka/contract/schemas/learning'

/** Number of correct answers that completes a level (L-TEST-12). */
export const LEVEL_GOAL = 7

/** A level with its ordered questions. */
export type QuizLevel = { level: LevelingLevel; questions: readonly LevelingQuestion[] }

/** A question that was answered wrong. `chosen` is null for a timeout. */
export type Missed = { level: LevelingLevel; question: LevelingQuestion; chosen: string | null }

/**
 * Immutable quiz state. `asked` waits for an answer, `answered` shows the verdict, `levelDone` announces a completed
 * level, `finished` is the end.
 */
export type Quiz = {
  levels: readonly QuizLevel[]
  levelIndex: number
  questionIndex: number
  /** Correct answers in the whole test, and in this level. */
  totalScore: number
  levelScore: number
  phase: 'asked' | 'answered' | 'levelDone' | 'finished'
  /** Id of the chosen answer; null before an answer and for a timeout. */
  chosen: string | null
  missed: readonly Missed[]
}

/** Resulting level: the one reached, or '0' without a correct answer (L-TEST-19, L-TEST-20). */
export type TestLevel = LevelingLevel | '0'

/** Returns a quiz at its first question, with levels in alphabetical order (L-TEST-38). Null without questions. */
export function beginQuiz(questions: LevelingQuestions): Quiz | null {
  const levels = Object.entries(questions)
    .map(([level, ofLevel]) => ({ level: level as LevelingLevel, questions: ofLevel }))
    .filter(({ questions: ofLevel }) => ofLevel.length > 0)
    .sort((a, b) => (a.level < b.level ? -1 : 1))
  if (levels.length === 0) return null
  return {
    levels,
    levelIndex: 0,
    questionIndex: 0,
    totalScore: 0,
    levelScore: 0,
    phase: 'asked',
    chosen: null,
    missed: [],
  }
}

/** Returns the current level. */
export function currentLevel({ levels, levelIndex }: Quiz): QuizLevel {
  const level = levels[levelIndex]
  if (!level) throw new Error('A quiz is always at one of its levels')
  return level
}

/** Returns the current question. */
export function currentQuestion(quiz: Quiz): LevelingQuestion {
  const question = currentLevel(quiz).questions[quiz.questionIndex]
  if (!question) throw new Error('A quiz is always at one of its questions')
  return question
}

/** Returns the answer that fills the gap. */
export const rightAnswer = ({ answers }: LevelingQuestion) => answers.find(({ correct }) => correct)

/** Whether the chosen answer is correct. */
const isRight = (quiz: Quiz): boolean =>
  quiz.chosen !== null && rightAnswer(currentQuestion(quiz))?.id === quiz.chosen

/**
 * Records an answer; null is a timeout and counts as wrong (L-TEST-10, L-TEST-11). A second answer to the same
 * question changes nothing.
 */
export function answerQuestion(quiz: Quiz, chosen: string | null): Quiz {
  if (quiz.phase !== 'asked') return quiz
  const answered: Quiz = { ...quiz, phase: 'answered', chosen }
  if (isRight(answered)) {
    return { ...answered, totalScore: quiz.totalScore + 1, levelScore: quiz.levelScore + 1 }
  }
  const { level } = currentLevel(quiz)
  return { ...answered, missed: [...quiz.missed, { level, question: currentQuestion(quiz), chosen }] }
}

const isLastLevel = ({ levels, levelIndex }: Quiz): boolean => levelIndex === levels.length - 1

/** Continues after a verdict (L-TEST-12 to -18), or from a completed level to the next one (L-TEST-15). */
export function advance(quiz: Quiz): Quiz {
  if (quiz.phase === 'levelDone') {
    return {
      ...quiz,
      levelIndex: quiz.levelIndex + 1,
      questionIndex: 0,
      levelScore: 0,
      phase: 'asked',
      chosen: null,
    }
  }
  if (quiz.phase !== 'answered') return quiz
  if (quiz.levelScore >= LEVEL_GOAL) return { ...quiz, phase: isLastLevel(quiz) ? 'finished' : 'levelDone' }
  const isLastQuestion = quiz.questionIndex === currentLevel(quiz).questions.length - 1
  if (isLastQuestion) return { ...quiz, phase: 'finished' }
  return { ...quiz, questionIndex: quiz.questionIndex + 1, phase: 'asked', chosen: null }
}

/** Ends the quiz with the answers so far (L-TEST-23). */
export const closeQuiz = (quiz: Quiz): Quiz => ({ ...quiz, phase: 'finished' })

/** Returns the resulting level. */
export const resultingLevel = (quiz: Quiz): TestLevel =>
  quiz.totalScore === 0 ? '0' : currentLevel(quiz).level

/** Returns the correct answers of a level: all for a completed one, none for an unreached one. */
export function scoreOf(quiz: Quiz, levelIndex: number): number {
  if (levelIndex === quiz.levelIndex) return quiz.levelScore
  return levelIndex < quiz.levelIndex ? LEVEL_GOAL : 0
}
