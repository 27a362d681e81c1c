import type { ExerciseSuggestions } from '@mowka/contract/schemas/editor/exercise'
import { MAX_ANSWER_LENGTH, MAX_SUGGESTIONS } from '@mowka/domain/exercise/answer'
import { expansionsOf } from '@mowka/domain/judge/answers/pattern'
import { notationFindings } from '@mowka/domain/sentence-rules/patterns'
import type { WordListOf } from '@mowka/words/word-lists'
import { z } from 'zod'
import { judgeAnswer, type Solution } from '../../attempt/public'
import { plainText, sanitizeRichText } from '../../rich-text/rich-text'
import { containsPhrase } from '../prompt'
import type { EditedForm } from './prompt'

/** Maximum length of any text in the model's reply; an entry above its own bound is dropped without the others. */
const REPLY_TEXT_LENGTH = 4000
const REPLY_ENTRIES = 20

const replyText = z.string().max(REPLY_TEXT_LENGTH)
const replyAnswers = z.array(z.object({ text: replyText, comment: replyText })).max(REPLY_ENTRIES)

/** Schema of the model's reply. */
export const SuggestionReply = z.object({
  alternatives: replyAnswers,
  mistakes: replyAnswers,
  hints: z.array(z.object({ text: replyText })).max(REPLY_ENTRIES),
})
type SuggestionReply = z.output<typeof SuggestionReply>
type Suggested = SuggestionReply['alternatives'][number]

const COMMENT_LENGTH = 1000
/** Maximum length of a suggested hint, in characters. */
const HINT_LENGTH = 1000

/** Maximum number of expansions of a suggested pattern. More can't be read one by one, as editors should. */
const MAX_EXPANSIONS = 24

const oneLine = (text: string) => plainText(text.normalize('NFC'))

/** Returns entries as plain text on one line, without those that are empty, too long, or not valid patterns. */
const readable = (entries: readonly Suggested[]): Suggested[] =>
  entries
    .map(({ text, comment }) => ({ text: oneLine(text), comment: oneLine(comment) }))
    .filter(
      ({ text, comment }) =>
        text !== '' &&
        text.length <= MAX_ANSWER_LENGTH &&
        comment.length <= COMMENT_LENGTH &&
        notationFindings(text).length === 0 &&
        expansionsOf(text, MAX_EXPANSIONS + 1).length <= MAX_EXPANSIONS,
    )

/**
 * Returns the suggestions that add something to the exercise, at most `MAX_SUGGESTIONS` per kind. The judge decides:
 * dropped are alternatives that are already accepted or that match an expected mistake, and mistakes that are accepted
 * or already expected. If the model suggests a sentence as both, neither remains. Unapproved rows of the form count as
 * known. `rules` are the texts of the exercise's hints.
 */
export function fittingSuggestions(
  reply: SuggestionReply,
  form: EditedForm,
  rules: readonly string[],
  wordListOf: WordListOf,
): ExerciseSuggestions {
  const verdict = (solution: Pick<Solution, 'alternatives' | 'mistakes'>) => (userInput: string) => {
    const { example, answer, answerLang: lang } = form
    const { category, comment } = judgeAnswer(
      { exerciseId: null, example, answer, lang, ...solution },
      { userInput },
      wordListOf,
    )
    if (comment !== null) return 'explained'
    return category === 'ERROR' ? 'refused' : 'accepted'
  }
  const accepted = (suggested: readonly Suggested[]): Solution['alternatives'] => [
    ...form.alternativeAnswers,
    ...suggested.map((each) => ({ ...each, approved: true, hidden: false })),
  ]
  const knownMistakes = form.expectedMistakes
  const candidates = readable(reply.mistakes).filter(({ comment }) => comment !== '')

  const alternatives: Suggested[] = []
  const offered = readable(reply.alternatives)
  for (const each of offered) {
    if (alternatives.length === MAX_SUGGESTIONS) break
    const judged = expansionsOf(each.text, MAX_EXPANSIONS).map(
      verdict({ alternatives: accepted(alternatives), mistakes: [...knownMistakes, ...candidates] }),
    )
    if (!judged.includes('explained') && judged.includes('refused')) alternatives.push(each)
  }

  const mistakes: Suggested[] = []
  for (const each of candidates) {
    if (mistakes.length === MAX_SUGGESTIONS) break
    const texts = expansionsOf(each.text, MAX_EXPANSIONS)
    const isAccepted = texts
      .map(verdict({ alternatives: accepted(offered), mistakes: [] }))
      .includes('accepted')
    const isNew = texts
      .map(verdict({ alternatives: accepted([]), mistakes: [...knownMistakes, ...mistakes] }))
      .includes('refused')
    if (!isAccepted && isNew) mistakes.push(each)
  }

  return { alternatives, mistakes, hints: fittingHints(reply.hints, form, rules) }
}

/** Returns new hints that don't contain the answer, as sanitized HTML. */
function fittingHints(
  entries: SuggestionReply['hints'],
  { answer, answerLang }: EditedForm,
  rules: readonly string[],
): ExerciseSuggestions['hints'] {
  const known = new Set(rules.map(comparable))
  const isAnswer = (text: string) => containsPhrase(answer, text, answerLang)
  return entries
    .map(({ text }) => oneLine(text))
    .filter((text) => {
      if (text === '' || text.length > HINT_LENGTH || isAnswer(text) || known.has(comparable(text)))
        return false
      known.add(comparable(text))
      return true
    })
    .slice(0, MAX_SUGGESTIONS)
    .map((text) => ({ content: sanitizeRichText(`<p>${escaped(text)}</p>`) }))
}

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
