import fs from 'node:fs'
import path from 'node:path'
import { LangCode } from '@mowka/contract/schemas/common'
import { tokensOf } from '@mowka/domain/judge/answers/token'
import { judge } from '@mowka/domain/judge/judge'
import { spellingOf } from '@mowka/domain/judge/words/spelling'
import { withoutUmlauts } from '@mowka/domain/languages/de/variants'
import { withoutMarks } from '@mowka/domain/languages/parts'
import fc from 'fast-check'
import { wordListOf } from '../../testing/word-lists'

/** Correct sentences of the table, by language. */
const sentences = fs
  .readFileSync(path.join(__dirname, 'judged-answers.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([lang, answer = '']) => ({ lang: LangCode.parse(lang), answer }))

const LETTERS = 'aeiounrstdlmkäöüéèáíóñç'
const RUSSIAN = 'аеиоунрстдлмк'

/** A sentence with one letter changed, inserted or removed. */
const edited = fc
  .record({
    sentence: fc.constantFrom(...sentences),
    word: fc.nat(),
    at: fc.nat(),
    letter: fc.nat(),
    how: fc.nat(2),
  })
  .map(({ sentence: { lang, answer }, word, at, letter, how }) => {
    const tokens = tokensOf(answer, lang)
    const token = tokens[word % tokens.length]
    if (!token) return null
    const letters = lang === 'RU' ? RUSSIAN : LETTERS
    const place = at % token.text.length
    const added = how === 2 ? '' : (letters[letter % letters.length] ?? '')
    const changed = token.text.slice(0, place) + added + token.text.slice(place + (how === 0 ? 0 : 1))
    return {
      lang,
      answer,
      token,
      changed,
      typed: answer.slice(0, token.start) + changed + answer.slice(token.end),
    }
  })

/** Whether two texts differ only by keyboard layout, accents or the variety of English. The table covers those. */
const isSpelling = (one: string, other: string, lang: LangCode) => {
  const bare = (word: string) =>
    withoutMarks(withoutUmlauts(spellingOf(word.toLowerCase(), lang))).replace(/['.-]/g, '')
  return bare(one) === bare(other)
}

test('a changed letter that makes another existing word is a mistake in every language (S-ATT-06)', () => {
  let seen = 0
  fc.assert(
    fc.property(edited, (edit) => {
      if (!edit || edit.changed === '') return
      const { lang, answer, token, changed, typed } = edit
      const words = wordListOf(lang)
      if (!words?.has(changed) || isSpelling(changed, token.text, lang)) return
      seen += 1
      const { category } = judge({
        input: typed,
        answer,
        alternatives: [],
        mistakes: [],
        lang,
        question: '',
        words,
        exact: false,
      })
      expect([typed, category]).toEqual([typed, 'ERROR'])
    }),
    { numRuns: 6000 },
  )
  expect(seen).toBeGreaterThan(100)
})
