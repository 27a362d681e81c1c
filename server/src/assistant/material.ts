import type { LangCode } from '@mowka/contract/schemas/common'
import { entryLeads } from '@mowka/domain/articles'
import { tokensOf } from '@mowka/domain/judge/token'
import { type OpenExercise, readEntries, readLessonExercises } from '../course/public'
import type { Database } from '../database/database'
import type { Material, Pair } from './prompt'

const MAX_ENTRIES = 12
const MAX_SENTENCES = 6

const keysOf = (text: string, lang: LangCode): string[] => tokensOf(text, lang).map(({ key }) => key)

/**
 * Whether the words of the phrase appear in the sentence next to each other and in this order. An empty phrase always
 * does.
 */
export function containsPhrase(phrase: string, sentence: string, lang: LangCode): boolean {
  const wanted = keysOf(phrase, lang)
  const words = keysOf(sentence, lang)
  return words.concat('').some((_, at) => wanted.every((word, index) => words[at + index] === word))
}

/** Collects library entries about the exercise and the selected words, for the model to draw on. */
export async function materialFor(
  db: Database,
  { exercise, openLessonIds }: OpenExercise,
  phrase: string,
): Promise<Material> {
  const { answer, example, answerLang: lang } = exercise
  const chosen = new Set(keysOf(phrase || answer, lang))
  const [entries, sentences] = await Promise.all([
    readEntries(db, candidates(phrase || answer, lang), lang),
    openLessonIds[0] === undefined ? [] : readLessonExercises(db, openLessonIds[0], false),
  ])
  const others = sentences
    .map((each) => each.exercise)
    .filter((each) => each.id !== exercise.id && each.answerLang === lang)
  const uses = (text: string) => keysOf(text, lang).filter((key) => chosen.has(key)).length
  return {
    sentence: answer,
    translation: example,
    glossary: distinct(entries.map((each) => ({ text: each.answer, translation: each.example }))).slice(
      0,
      MAX_ENTRIES,
    ),
    sentences: others
      .map((each) => ({ text: each.answer, translation: each.example }))
      .sort((a, b) => uses(b.text) - uses(a.text))
      .slice(0, MAX_SENTENCES),
  }
}

/** Spellings under which the dictionary may list the words of a text. */
function candidates(text: string, lang: LangCode): string[] {
  const words = tokensOf(text, lang).flatMap((token) => [token.text, token.text.toLowerCase()])
  const bare = [...new Set([text, ...words])]
  return [...bare, ...bare.flatMap((word) => entryLeads(lang).map((lead) => lead + word))]
}

const distinct = (pairs: readonly Pair[]): Pair[] => [
  ...new Map(pairs.map((each) => [`${each.text}\n${each.translation}`, each])).values(),
]
