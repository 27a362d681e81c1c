import type { LangCode } from '@mowka/contract/schemas/common'
import { sentencesOf } from './known-words'
import { piecesOf, tokensOf, type WordList, wordList } from './lexicon'
import type { Library } from './library'

/** Repetition of a language's words. */
export type WordReuse = {
  /** Number of different words taught. */
  words: number
  /** Number of words that occur in a single sentence, in any form. */
  inOneSentence: number
}

/** Returns the lemmas of a text; an unknown token is its own lemma. */
function lemmasIn(text: string, list: WordList): Set<string> {
  const tokens = tokensOf(text).flatMap((token) => [token, ...piecesOf(token, list.lang)])
  return new Set(
    tokens.flatMap((token) => {
      const lemmas = list.lemmasOf(token)
      return lemmas.length > 0 ? lemmas : [token]
    }),
  )
}

/** Counts the sentences in which each taught word of a language occurs. */
export function wordReuse(
  { courses, lexicons }: Pick<Library, 'courses' | 'lexicons'>,
  lang: LangCode,
): WordReuse {
  const lexicon = lexicons.find((each) => each.lang === lang)
  const list = wordList(lexicon ?? { lang, file: '', draft: true, function: [], names: [], levels: {} })
  const lessons = courses.filter(({ targetLang }) => targetLang === lang).flatMap((course) => course.lessons)
  const texts = new Set(lessons.flatMap(sentencesOf).map(({ text }) => text))
  const sentences = [...texts].map((text) => lemmasIn(text, list))
  const taught = new Set(lessons.flatMap((lesson) => lesson.words.map(({ answer }) => answer.toLowerCase())))
  let inOneSentence = 0
  for (const answer of taught) {
    const content = [...lemmasIn(answer, list)].filter((lemma) => !list.isFree(lemma))
    const times = sentences.filter((sentence) => content.every((lemma) => sentence.has(lemma))).length
    if (content.length > 0 && times <= 1) inOneSentence++
  }
  return { words: taught.size, inOneSentence }
}
