import type { LangCode } from '@mowka/contract/schemas/common'
import { articlesOf } from '@mowka/domain/articles'
import { grammars } from '@mowka/domain/languages/grammar'
import type { WordGender } from '@mowka/domain/word-grammar'
import { type CodedReport, reportSaid } from './problem'
import type { WordEntry } from './schema'

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
  if (/[оеё]$/.test(noun)) return ['n']
  return noun.endsWith('ь') ? ['m', 'f'] : ['m']
}

/** Splits an entry into its article and the rest. */
export function articleOf(answer: string, lang: LangCode): { article: string; rest: string } | null {
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
