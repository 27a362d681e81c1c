import { textIn } from '@mowka/shared/domain/languages'
import { Fragment } from 'react'

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
