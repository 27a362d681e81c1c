import { textIn } from '@mowka/shared/domain/languages'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Explanation } from './explanation'

// Where a word of the language that is learned begins and ends in a translated sentence. Signs that no keyboard has, so
// that nothing a learner types is taken for one.
const [BEGINS, ENDS] = ['\uE000', '\uE001']

/** Marks a text of the language that is learned, to be put into a translated sentence. */
export const foreign = (text: string): string =>
  BEGINS + text.replaceAll(BEGINS, '').replaceAll(ENDS, '') + ENDS

/** A translated sentence with its foreign words in bold and in their language. */
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

/** Puts an explanation into the interface's language; foreign words in it are marked for `Said`. */
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
