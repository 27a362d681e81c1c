import type { LangCode } from '../../languages/codes'
import { judgings } from '../../languages/judging'
import type { Compare } from '../align'
import type { Graph } from '../answers/graph'
import type { Token } from '../answers/token'
import { spellingOf } from '../words/spelling'
import { contains, type Difference, differencesFrom, replacedWords, walkOf } from './difference'
import { independenceOf } from './independence'
import { isReordered } from './reordered'

/** The numbers of slips in an input. */
type Slips = { typos: number; notes: number }

/**
 * Returns the slips of an input that combines accepted answers, `null` for any other. Such an input differs from an
 * accepted answer in two places, and with either difference alone it is an accepted answer, too. At least one of the
 * differences must be neutral, so that the two can't disagree in gender, number or person. Instead of the second
 * difference, the first part of the sentence may be behind the rest.
 */
export function combinationOf(
  tokens: readonly Token[],
  graphs: readonly Graph[],
  compare: Compare,
  lang: LangCode,
): Slips | null {
  const { genderedDeterminers, courtesies } = judgings[lang].combining
  if (genderedDeterminers === null && courtesies.length === 0) return null
  const read = readTokens(tokens, graphs, compare, lang)
  if (!read) return null
  const { words, typos, notes } = read
  if (words.some((word, index) => word === words[index + 1])) return null
  const isText = (text: readonly string[]) => graphs.some((graph) => contains(graph, text, lang))
  const isAccepted = (...differences: readonly Difference[]) => isText(replaced(words, differences))
  const { changeOf, areIndependent } = independenceOf(words, lang)
  const changesOf = (differences: readonly Difference[]) =>
    distinct(differences).flatMap((difference) => changeOf(difference) ?? [])

  // Most inputs have no neutral difference, so the search for the others is skipped.
  const courtesy = courtesyDifferences(words, courtesies).filter((each) => isAccepted(each))
  if (genderedDeterminers === null && courtesy.length === 0) return null
  const walks = graphs.map((graph) => walkOf(words, graph, lang))
  const singles = genderedDeterminers === null ? [] : walks.flatMap((walk) => replacedWords(words, walk))
  const neutrals = changesOf([...courtesy, ...singles]).filter(({ isNeutral }) => isNeutral)
  if (neutrals.length === 0) return null
  if (
    isReordered(
      words,
      neutrals.filter(({ isCourtesy }) => !isCourtesy),
      isText,
    )
  )
    return { typos, notes }
  const changes = changesOf(walks.flatMap((walk) => differencesFrom(words, walk)))
  const isCombination = neutrals.some((neutral) =>
    changes.some((other) => areIndependent(neutral, other) && isAccepted(neutral, other)),
  )
  return isCombination ? { typos, notes } : null
}

/** Adds a courtesy to the beginning or the end of an input, or removes it there. */
const courtesyDifferences = (words: readonly string[], courtesies: readonly string[]): Difference[] =>
  courtesies.flatMap((courtesy) => {
    const all = courtesy.split(' ')
    const isAt = (from: number) => all.every((word, index) => words[from + index] === word)
    const at = (from: number): Difference =>
      isAt(from)
        ? { from, to: from + all.length, typed: all, accepted: [] }
        : { from, to: from, typed: [], accepted: all }
    const last = words.length - all.length
    return [at(0), at(isAt(last) ? last : words.length)]
  })

/** Drops repeated differences, because several graphs contain the same text. */
const distinct = (differences: readonly Difference[]): Difference[] => [
  ...new Map(
    differences.map((each) => [`${each.from} ${each.to} ${each.accepted.join(' ')}`, each]),
  ).values(),
]

/** Replaces the words of differences by the accepted ones. */
const replaced = (words: readonly string[], differences: readonly Difference[]): string[] =>
  differences
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, accepted }) => text.toSpliced(from, to - from, ...accepted), [...words])

/** Replaces each token by the spelling of the answers' word that it matches; `null` if one matches none. */
function readTokens(
  tokens: readonly Token[],
  graphs: readonly Graph[],
  { match }: Compare,
  lang: LangCode,
): (Slips & { words: string[] }) | null {
  const words: string[] = []
  let typos = 0
  let notes = 0
  for (const token of tokens) {
    const isKnown = graphs.some(({ keys }) => keys.has(token.key))
    const found = isKnown ? { key: token.key, weight: 0 } : nearestKey(token, graphs, match)
    if (!found) return null
    if (found.weight === TYPO) typos += 1
    if (found.weight === NOTE) notes += 1
    words.push(spellingOf(found.key, lang))
  }
  return { words, typos, notes }
}

const NOTE = 1
const TYPO = 2

/** Finds the word with the mildest slip. */
function nearestKey(token: Token, graphs: readonly Graph[], match: Compare['match']) {
  let best: { key: string; weight: number } | null = null
  for (const { keys } of graphs) {
    for (const key of keys.keys()) {
      const found = match(token, key)
      if (found === null) continue
      const weight = found === 'same' ? 0 : found === 'typo' ? TYPO : NOTE
      if (!best || weight < best.weight) best = { key, weight }
    }
  }
  return best
}
