import type { ExerciseSuggestions } from '@mowka/contract/schemas/editor/exercise'
import { warsawDay } from '@mowka/domain/time'
import { readHintTexts } from '../../course/public'
import type { CallScope } from '../../http/policy'
import { ProblemError } from '../../http/problem'
import { ExternalServiceError } from '../../outside/external-service-error'
import { plainText } from '../../rich-text/rich-text'
import type { Services } from '../../services'
import { consumeQuota, restoreQuota } from '../store'
import { fittingSuggestions, SuggestionReply } from './fitting'
import { type EditedForm, suggestionInstructions, suggestionQuestion } from './prompt'

/** Requests for suggestions per editor and day, because each one costs money. */
export const SUGGESTIONS_PER_DAY = 200

/**
 * Asks the assistant for alternatives, mistakes and hints of an exercise in a form. Stores nothing but the count.
 * Throws 429 `ASSISTANT_LIMIT` above the daily limit, and an `ExternalServiceError` if the model is unavailable or its
 * reply doesn't match the schema. A request doesn't count if the model was unavailable.
 */
export async function suggestForExercise(
  { db, person, now }: CallScope<'editor'>,
  form: EditedForm,
  { chat, config, wordListOf }: Pick<Services, 'chat' | 'config' | 'wordListOf'>,
): Promise<ExerciseSuggestions> {
  const rules = (await readHintTexts(db, form.hints)).map(plainText)
  const day = { userId: person.userId, day: warsawDay(now) }
  // A limit of zero questions disables the assistant.
  const most = config.chat.questionsPerDay < 1 ? 0 : SUGGESTIONS_PER_DAY
  if ((await consumeQuota(db, day, 'suggestions', most)) === undefined) {
    throw new ProblemError(429, 'ASSISTANT_LIMIT', 'The daily limit of suggestions has been reached')
  }
  const reply = await chat({
    instructions: suggestionInstructions(form.answerLang, form.exampleLang),
    question: suggestionQuestion(form, rules),
    answer: SuggestionReply,
  }).catch(async (error: unknown) => {
    if (error instanceof ExternalServiceError && error.isUnavailable)
      await restoreQuota(db, day, 'suggestions')
    throw error
  })
  return fittingSuggestions(reply, form, rules, wordListOf)
}
