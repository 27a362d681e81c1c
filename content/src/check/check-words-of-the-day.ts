import { comparable, endMark } from '@mowka/domain/sentence-rules/text'
import type { WordsOfTheDay } from '../library'
import { SOURCE_LANG } from './check-lesson'
import { checkText } from './finding-text'
import { type Problem, type Report, reportRepeated } from './problem'

/** Maximum lengths that fit on a card. */
const MAX_DEFINITION_LENGTH = 160
const MAX_SENTENCE_LENGTH = 120

/** Checks the words of the day: texts in their languages, complete sentences, no duplicates. */
export const checkWordsOfTheDay = (languages: readonly WordsOfTheDay[]): Problem[] =>
  languages.flatMap(({ lang, file, words }) => {
    const problems: Problem[] = []
    const report: Report = (key, message) => problems.push({ file, key, message })
    words.forEach(({ answer, example, definition, sentences }, index) => {
      const at = `words[${index}]`
      checkText(report, `${at}.answer`, answer, lang)
      checkText(report, `${at}.example`, example, SOURCE_LANG)
      checkText(report, `${at}.definition`, definition, lang)
      if (endMark(definition)) report(`${at}.definition`, 'is no sentence and ends without a mark')
      if (definition.length > MAX_DEFINITION_LENGTH) {
        report(`${at}.definition`, `is longer than ${MAX_DEFINITION_LENGTH} characters`)
      }
      sentences.forEach((sentence, place) => {
        const here = `${at}.sentences[${place}]`
        const sides = [
          ['example', sentence.example, lang],
          ['translation', sentence.translation, SOURCE_LANG],
        ] as const
        for (const [key, text, textLang] of sides) {
          checkText(report, `${here}.${key}`, text, textLang)
          if (!endMark(text)) report(`${here}.${key}`, 'must end as a sentence')
          if (text.length > MAX_SENTENCE_LENGTH) {
            report(`${here}.${key}`, `is longer than ${MAX_SENTENCE_LENGTH} characters`)
          }
        }
      })
    })
    reportRepeated(
      report,
      words.map(({ answer }, index) => ({ key: `words[${index}].answer`, value: comparable(answer) })),
      'the word',
    )
    return problems
  })
