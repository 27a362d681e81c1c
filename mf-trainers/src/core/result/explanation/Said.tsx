import { textIn } from '@mowka/domain/languages/languages'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Explanation } from './explanation'

// Delimiters of a foreign word in a translated sentence: characters no keyboard has, so that typed text can't contain
// them.
const [BEGINS, ENDS] = ['\uE000', '\uE001']

/** Marks a text in the target language for use in a translated sentence. */
export const foreign = (text: string): string =>
  BEGINS + text.replaceAll(BEGINS, '').replaceAll(ENDS, '') + ENDS

/** A translated sentence with its foreign words in bold and tagged with their language. */
export function Said({ text, tag, plain = false }: { text: string; tag: string; plain?: boolean }) {
  const Word = plain ? 'span' : 'b'
  return text.split(BEGINS).map((part, index) => {
    const [word = '', rest] = part.split(ENDS)
    if (rest === undefined) return <Fragment key={index}>{part}</Fragment>
    return (
      <Fragment key={index}>
        <Word {...textIn(tag)}>{word}</Word>
        {rest}
      </Fragment>
    )
  })
}

/** Returns a function that translates an explanation, with its foreign words marked for `Said`. */
export function useSentence(): (explanation: Explanation) => string {
  const { t } = useTranslation('trainers')
  return ({ sentence, words, plain }) => {
    const { typed = '', expected = '', neighbour = '', entry = '', cue = '', bare = '', short = '' } = words
    return t(`issue.say.${sentence}`, {
      typed: foreign(typed),
      expected: foreign(expected),
      neighbour: foreign(neighbour),
      entry: foreign(entry),
      cue: foreign(cue),
      bare: foreign(bare),
      short: foreign(short),
      ...plain,
    })
  }
}
