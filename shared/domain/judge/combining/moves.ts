import { judgings } from '../../languages/judging'
import type { Token } from '../answers/token'
import { isNumeral } from '../words/classify'
import { addressMoves } from './address-moves'
import type { Input, Move } from './phrases'
import { timeMoves } from './time-moves'

/**
 * Returns the other orders of an input in which one phrase has another place: an adverbial of time within its clause,
 * or a form of address at the other end of the sentence. Only the place in the input is restricted, because an
 * accepted answer may have the phrase anywhere.
 */
export function movesOf(tokens: readonly Token[], input: Input): Move[] {
  const { orders, moving, addresses } = judgings[input.lang]
  return [
    ...(orders?.(tokens, (key) => isNumeral(key, input.lang)) ?? []).map((order) => ({
      tokens: order,
      fits: () => true,
    })),
    ...(moving ? timeMoves(tokens, input, moving) : []),
    ...(addresses ? addressMoves(tokens, input, addresses) : []),
  ]
}
