import type { Attempt, AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { AlternativeAnswer } from '@mowka/shared/contract/schemas/learning'
import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { normalise } from '@mowka/shared/domain/normalise'
import { type OpenExercise, readDictionaryWords, readLessonTexts } from '../course/public'
import type { Database } from '../database/database'
import type { CallScope } from '../http/policy'
import { invalidInput } from '../http/problem'
import { confirmSuccess } from '../progress/public'
import { nearestOf } from './alignment'
import { type Comparison, compare } from './compare'
import { escapeHtml, htmlDiff } from './html-diff'
import { inLowerCase, tokensOf, wordsOf } from './tokens'

/** What is asked for: the solution and everything else that is accepted. */
type Solution = {
  exerciseId: string | null
  lessonIds: string[]
  answer: string
  lang: LangCode
  /** Approved ones; hidden ones are compared with and never shown. */
  alternatives: AlternativeAnswer[]
}

/**
 * Checks an answer (P-ENT-23, U05). A success in an exercise is remembered until its event comes, which then earns a
 * point (C59). With `check` false nothing is compared: the answer is the solution with `isSuccess` false and the
 * category ERROR, and its diff has no marks.
 */
export async function checkAttempt(
  { db, person, now }: CallScope,
  exercise: OpenExercise | undefined,
  attempt: Attempt,
  interfaceLang: InterfaceLang,
): Promise<AttemptResult> {
  const solution = exercise ? keptSolution(exercise) : givenSolution(attempt)
  const comparison = attempt.check
    ? await compareWith(db, solution, attempt)
    : ({ category: 'ERROR', matched: null, isPreferred: false } satisfies Comparison)
  const isSuccess = comparison.category !== 'ERROR'
  if (isSuccess && solution.exerciseId) await confirmSuccess(db, person.userId, solution.exerciseId, now)
  const near = attempt.check ? comparedWith(solution, comparison, attempt.userInput) : solution.answer
  return {
    isSuccess,
    isPreferred: comparison.isPreferred,
    answer: { text: solution.answer },
    alternativeAnswers: solution.alternatives.filter((each) => !each.hidden),
    userInput: attempt.userInput,
    htmlDiff: attempt.check
      ? diffOf(near, comparison, attempt.userInput, { lang: solution.lang, interfaceLang })
      : escapeHtml(solution.answer),
    comparedWith: near,
    resultCategory: comparison.category,
  }
}

const keptSolution = ({ exercise, lessonIds }: OpenExercise): Solution => ({
  exerciseId: exercise.id,
  lessonIds,
  answer: exercise.answer,
  lang: exercise.answerLang,
  alternatives: exercise.alternativeAnswers.filter((each) => each.approved),
})

/** Editors try answers out that are not saved yet. */
function givenSolution(attempt: Attempt): Solution {
  if (attempt.preferredAnswer === undefined) {
    throw invalidInput('body/preferredAnswer', 'Needed without an exercise')
  }
  return {
    exerciseId: null,
    lessonIds: [],
    answer: attempt.preferredAnswer,
    lang: attempt.lang,
    alternatives: (attempt.alternativeAnswers ?? []).filter((each) => each.approved),
  }
}

async function compareWith(db: Database, solution: Solution, attempt: Attempt): Promise<Comparison> {
  const question = {
    input: attempt.userInput,
    answer: solution.answer,
    alternatives: solution.alternatives.map((each) => each.text),
    lang: solution.lang,
    simplified: attempt.simplifiedCheck ?? false,
  }
  const comparison = compare({ ...question, knownWords: new Set() })
  // Only what looks like a typo can turn out to be another word.
  if (comparison.category !== 'MINOR_ERROR') return comparison
  return compare({ ...question, knownWords: await knownWords(db, solution, attempt.userInput) })
}

/** Words that exist: of the lessons, of the other accepted answers, and what of the input is in the dictionary. */
async function knownWords(db: Database, solution: Solution, input: string): Promise<Set<string>> {
  const { lang, lessonIds, exerciseId, answer, alternatives } = solution
  const spellings = tokensOf(normalise(input)).flatMap(({ text }) => {
    const lower = inLowerCase(text, lang)
    return [text, lower, lower.slice(0, 1).toUpperCase() + lower.slice(1)]
  })
  const texts = [
    answer,
    ...alternatives.map((each) => each.text),
    ...(exerciseId ? await readLessonTexts(db, lessonIds, exerciseId, lang) : []),
    ...(await readDictionaryWords(db, [...new Set(spellings)], lang)),
  ]
  return new Set(texts.flatMap((text) => wordsOf(normalise(text), lang)))
}

/** The accepted answer that an input is compared with: the nearest one that people may see, never a hidden one. */
function comparedWith(
  { answer, alternatives, lang }: Solution,
  { matched }: Comparison,
  input: string,
): string {
  const shown = alternatives.filter((each) => !each.hidden).map((each) => each.text)
  const texts: [string, ...string[]] = [answer, ...shown]
  return matched !== null && texts.includes(matched) ? matched : nearestOf(input, texts, lang)
}

/** What was right next to what was wrong. Nothing of a hidden alternative may be read out of it. */
function diffOf(
  near: string,
  { category, matched }: Comparison,
  input: string,
  { lang, interfaceLang }: { lang: LangCode; interfaceLang: InterfaceLang },
): string {
  if (category === 'CORRECT') return escapeHtml(normalise(matched === near ? near : input))
  return htmlDiff(input, near, lang, interfaceLang)
}
