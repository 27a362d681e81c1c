import type { AlternativeAnswer } from '../exercise/answer'
import { expansionsOf } from './answers/pattern'

/** Number of alternatives displayed per pattern, besides the one used for comparison. */
const SHOWN_OF_PATTERN = 2

/** Number of expansions searched for the one used for comparison. */
const MAX_EXPANDED = 500

/**
 * Returns the visible alternatives to the preferred answer: patterns are expanded, and the one used for comparison
 * comes first.
 */
export function shownAlternatives(
  alternatives: readonly AlternativeAnswer[],
  answer: string,
  comparedWith: string,
): AlternativeAnswer[] {
  const shown = alternatives
    .filter((each) => !each.hidden)
    .flatMap((each) => {
      const texts = expansionsOf(each.text, MAX_EXPANDED).filter((text) => text !== answer)
      const first = texts.filter((text) => text === comparedWith)
      const others = texts.filter((text) => text !== comparedWith)
      return [...first, ...spread(others, SHOWN_OF_PATTERN)].map((text) => ({ ...each, text }))
    })
  return [...new Map(shown.map((each) => [each.text, each])).values()]
}

/** Picks the first text and others spread evenly over the list. */
const spread = (texts: readonly string[], count: number): string[] =>
  texts.length <= count
    ? [...texts]
    : Array.from({ length: count }, (_, index) => texts[Math.floor((index * texts.length) / count)] ?? '')
