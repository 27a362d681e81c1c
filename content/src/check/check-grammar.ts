import type { LangCode } from '@mowka/contract/schemas/common'
import { expansionsOf } from '@mowka/domain/judge/answers/pattern'
import { articlesOf } from '@mowka/domain/languages/articles'
import { grammars } from '@mowka/domain/languages/grammar'
import { MAX_TEXTS } from '@mowka/domain/sentence-rules/patterns'
import type { WordGender } from '@mowka/domain/word/word'
import type { Course } from '../library'
import type { WordEntry } from '../schema'
import { type CodedReport, type Problem, reportSaid } from './problem'

/** Possible genders of a noun after an article; a plural entry has the plural article. */
const gendersAfter = (article: string, lang: LangCode): readonly WordGender[] =>
  articlesOf(lang).find(({ text }) => text === article)?.entry ?? []

/** Feminine nouns with a stressed initial a: el agua. */
const STRESSED_A = /^h?[aá](?!\S*ción)/i

/** Russian nouns whose ending suggests another gender. */
const RUSSIAN: Record<string, WordGender> = {
  папа: 'm',
  дедушка: 'm',
  дядя: 'm',
  мужчина: 'm',
  кофе: 'm',
  время: 'n',
  имя: 'n',
  такси: 'n',
  коллега: 'mf',
}

function russianGenders(noun: string): readonly WordGender[] {
  const known = RUSSIAN[noun]
  if (known) return [known]
  if (/[иы]$/.test(noun)) return ['pl']
  if (/[ая]$/.test(noun)) return ['f']
  if (/[оеёую]$/.test(noun)) return ['n']
  return noun.endsWith('ь') ? ['m', 'f'] : ['m']
}

/** Splits an entry into its article and the rest. */
function articleOf(answer: string, lang: LangCode): { article: string; rest: string } | null {
  const [, article = '', rest = ''] = /^(l'|\S+ )(.+)$/iu.exec(answer) ?? []
  const name = article.trim().toLowerCase()
  return gendersAfter(name, lang).length > 0 ? { article: name, rest } : null
}

/** Checks that a word's gender matches its article, and that nouns have both where the language requires it. */
export function checkGrammar(
  report: CodedReport,
  word: Pick<WordEntry, 'answer' | 'partOfSpeech' | 'gender'>,
  lang: LangCode,
): void {
  const { answer, partOfSpeech, gender } = word
  if (gender && partOfSpeech !== 'noun' && partOfSpeech !== 'name') {
    reportSaid(report, 'gender', 'GENDER_NO_NOUN')
    return
  }
  if (partOfSpeech !== 'noun') return
  const { genderMark } = grammars[lang]
  if (genderMark === null) {
    if (gender) reportSaid(report, 'gender', 'GENDER_NONE')
    return
  }
  if (!gender) {
    reportSaid(report, 'gender', 'GENDER_MISSING')
    return
  }
  if (genderMark === 'ending') {
    const fitting = russianGenders(answer.split(' ').at(-1) ?? answer)
    if (!answer.includes(' ') && !fitting.includes(gender)) {
      reportSaid(report, 'gender', 'GENDER_ENDING', { answer, genders: fitting.join('/') })
    }
    return
  }
  const found = articleOf(answer, lang)
  if (!found) reportSaid(report, 'answer', 'ARTICLE_MISSING')
  else if (!gendersAfter(found.article, lang).includes(gender)) {
    const isAgua = lang === 'ES' && found.article === 'el' && gender === 'f' && STRESSED_A.test(found.rest)
    if (!isAgua) reportSaid(report, 'gender', 'ARTICLE_GENDER', { article: found.article, gender })
  }
}

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
    const found = expansionsOf(text, MAX_TEXTS).flatMap((each) =>
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
