import type { AlternativeAnswer } from '../answer'
import { expansionsOf } from './pattern'

/** How many ways to say it a pattern shows, next to the one that was given. */
const SHOWN_OF_PATTERN = 2

/** Enough of a pattern's texts to find the one that was compared with among them. */
const MOST_EXPANDED = 500

/**
 * What people may see of the answers that are accepted besides the preferred one: patterns written out, the one that
 * was compared with first.
 */
export function shownAlternatives(
  alternatives: readonly AlternativeAnswer[],
  answer: string,
  comparedWith: string,
): AlternativeAnswer[] {
  const shown = alternatives
    .filter((each) => !each.hidden)
    .flatMap((each) => {
      const texts = expansionsOf(each.text, MOST_EXPANDED).filter((text) => text !== answer)
      const first = texts.filter((text) => text === comparedWith)
      const others = texts.filter((text) => text !== comparedWith)
      return [...first, ...spread(others, SHOWN_OF_PATTERN)].map((text) => ({ ...each, text }))
    })
  return [...new Map(shown.map((each) => [each.text, each])).values()]
}

/** The first of some texts and others that are far from it. */
const spread = (texts: readonly string[], count: number): string[] =>
  texts.length <= count
    ? [...texts]
    : Array.from({ length: count }, (_, index) => texts[Math.floor((index * texts.length) / count)] ?? '')
