import type { Addresses } from '../../languages/types'
import type { Step } from '../align'
import type { Token } from '../answers/token'
import {
  ANY_SIGN,
  END_OF_SENTENCE,
  hasSign,
  type Input,
  type Move,
  moved,
  occursOnce,
  phraseAt,
  type Span,
  signsOf,
} from './phrases'

/** Moves a form of address to the other end: "Scusi, dov'è la stazione?", "Dov'è la stazione, scusi?" */
export function addressMoves(tokens: readonly Token[], { input }: Input, addresses: Addresses): Move[] {
  if (signsOf(tokens, input, END_OF_SENTENCE).includes(true)) return []
  const { calls, courtesies, titles } = addresses
  const isName = (at: number) => /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  const kindOf = ({ from, to }: Span): 'call' | 'courtesy' | null => {
    const phrase = phraseAt(tokens, from, to - from)
    if (courtesies.has(phrase)) return 'courtesy'
    const isTitled = to - from === 2 && titles.has(tokens[from]?.key ?? '') && isName(to - 1)
    return calls.has(phrase) || isTitled ? 'call' : null
  }
  const count = tokens.length
  return [1, 2, 3].flatMap((length) =>
    [
      { from: 0, to: length },
      { from: count - length, to: count },
    ].flatMap((span) => {
      const kind = length < count && occursOnce(tokens, span) ? kindOf(span) : null
      if (kind === null) return []
      const place = span.from === 0 ? count - length : 0
      const border = span.from === 0 ? count - length : length
      const { order, passed } = moved(tokens, span, place)
      const fits = (steps: readonly Step[]) =>
        kind === 'courtesy'
          ? !hasSign(steps, passed, ANY_SIGN)
          : !hasSign(steps, passed, END_OF_SENTENCE) &&
            hasSign(steps, { from: border - 1, to: border + 1 }, /,/)
      return [{ tokens: order, fits }]
    }),
  )
}
