import { expansionsOf } from '../judge/pattern'
import type { LangCode } from '../lang-code'
import { writings } from '../languages/writing'
import { articleSlips } from './articles'
import { type Finding, onceEach } from './finding'
import { MOST_TEXTS } from './patterns'

/** Words that come twice in a row in a text, or in any text of a pattern: never meant, not even in a mistake. */
export const doubledWords = (text: string, lang: LangCode): Finding[] =>
  slipFindings(text, lang).filter(({ code }) => code === 'DOUBLED_WORD')

/** What a slip of the pen leaves behind in a text, or in any text of a pattern. Each slip is said once. */
export const slipFindings = (text: string, lang: LangCode): Finding[] =>
  onceEach(expansionsOf(text, MOST_TEXTS).flatMap((each) => slipsIn(each, lang)))

function slipsIn(text: string, lang: LangCode): Finding[] {
  const found: Finding[] = []
  const { foreignLetter, repeatable } = writings[lang]
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const isName = /^\p{Lu}\p{Ll}/u.test(word)
    if (!isName && foreignLetter.test(word)) found.push({ code: 'FOREIGN_LETTER', word })
  }
  for (const [, word = ''] of text.matchAll(/(?<![\p{L}'])(\p{L}+) \1(?![\p{L}'])/giu)) {
    if (!repeatable.includes(word.toLowerCase())) found.push({ code: 'DOUBLED_WORD', word })
  }
  found.push(...articleSlips(text, lang).map((phrase) => ({ code: 'ARTICLE' as const, phrase })))
  return found
}
