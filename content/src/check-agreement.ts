import type { LangCode } from '@mowka/contract/schemas/common'
import { articlesOf } from '@mowka/domain/articles'
import { expansionsOf } from '@mowka/domain/judge/pattern'
import { grammars } from '@mowka/domain/languages/grammar'
import { MOST_TEXTS } from '@mowka/domain/sentence-rules/patterns'
import type { WordGender } from '@mowka/domain/word-grammar'
import { articleOf } from './check-grammar'
import type { Course } from './library'
import type { Problem } from './problem'

/** Words that show the gender of the following noun in any context. */
const tellingWords = (lang: LangCode): ReadonlyMap<string, readonly WordGender[]> =>
  new Map([
    ...articlesOf(lang).flatMap(({ text, tells }) => (tells.length > 0 ? [[text, tells] as const] : [])),
    ...grammars[lang].genderedDeterminers.map(([text, gender]) => [text, [gender]] as const),
  ])

/** Feminine nouns with a masculine singular article: el agua. */
const HAS_EL = /^h?[aá]/i

/** Nouns of the entries by their single word, if all entries agree on the gender. */
function gendersOfNouns(courses: readonly Course[], lang: LangCode): Map<string, WordGender | null> {
  const known = new Map<string, WordGender | null>()
  for (const { answer, partOfSpeech, gender } of courses
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ words }) => words)) {
    const noun = (articleOf(answer, lang)?.rest ?? answer).toLowerCase()
    if (partOfSpeech !== 'noun' || !gender || noun.includes(' ')) continue
    const before = known.get(noun)
    known.set(noun, before === undefined || before === gender ? gender : null)
  }
  return known
}

/** Checks that articles in answers agree with nouns that have an entry. */
export function checkAgreement(courses: readonly Course[], lang: LangCode): Problem[] {
  const telling = tellingWords(lang)
  if (telling.size === 0) return []
  const nouns = gendersOfNouns(courses, lang)
  const isWrong = (article: string, noun: string) => {
    const fitting = telling.get(article)
    const gender = nouns.get(noun)
    if (!fitting || !gender || gender === 'mf' || gender === 'pl' || fitting.includes(gender)) return false
    return !(lang === 'ES' && gender === 'f' && article !== 'una' && HAS_EL.test(noun))
  }
  const problemsOf = (file: string, key: string, text: string): Problem[] => {
    const found = expansionsOf(text, MOST_TEXTS).flatMap((each) =>
      [...each.toLowerCase().matchAll(/(?<![\p{L}'-])(\p{L}+) (?=(\p{L}+))/gu)].flatMap(
        ([, article = '', noun = '']) => (isWrong(article, noun) ? `${article} ${noun}` : []),
      ),
    )
    return [...new Set(found)].map((phrase) => ({
      file,
      key,
      message: `"${phrase}": the entry has another gender`,
    }))
  }
  return courses
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ file, exercises }) =>
      exercises.flatMap(({ answer, alternatives }, index) => [
        ...problemsOf(file, `exercises[${index}].answer`, answer),
        ...alternatives.flatMap(({ text }, other) =>
          problemsOf(file, `exercises[${index}].alternatives[${other}].text`, text),
        ),
      ]),
    )
}
