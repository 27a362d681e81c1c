import type { LangCode } from '../../languages/codes'
import { judgings } from '../../languages/judging'
import { asksPolitely } from '../../languages/pl/judging'
import type { Graph } from '../answers/graph'
import { type Token, tokensOf } from '../answers/token'

/**
 * Returns an input without what may be added to every accepted answer: a courtesy at the beginning or the end of a
 * polite request, and a subject pronoun at the beginning if an accepted answer begins with it and has the same verb
 * ("Yo por la noche leo" if "Yo leo por la noche" and "Por la noche leo" are accepted).
 */
export function withoutAdditions(
  tokens: readonly Token[],
  graphs: readonly Graph[],
  prompt: string,
  lang: LangCode,
): (readonly Token[])[] {
  const plain = asksPolitely(prompt) ? withoutCourtesy(tokens, lang) : []
  const stated = [tokens, ...plain]
    .map((read) => withoutSubject(read, graphs, lang))
    .filter((read) => read !== null)
  return [...plain, ...stated]
}

function withoutCourtesy(tokens: readonly Token[], lang: LangCode): (readonly Token[])[] {
  return judgings[lang].additions.courtesies.flatMap(({ text, withOneOf }) => {
    const courtesy = tokensOf(text, lang)
    const isAt = (from: number) => courtesy.every(({ key }, index) => tokens[from + index]?.key === key)
    const last = tokens.length - courtesy.length
    if (last <= 0) return []
    const found = [
      ...(isAt(0) ? [tokens.slice(courtesy.length)] : []),
      ...(isAt(last) ? [tokens.slice(0, last)] : []),
    ]
    return withOneOf ? found.filter((rest) => rest.some(({ key }) => withOneOf.has(key))) : found
  })
}

function withoutSubject(
  [first, ...rest]: readonly Token[],
  graphs: readonly Graph[],
  lang: LangCode,
): readonly Token[] | null {
  const { subjects, beforeVerbs } = judgings[lang].additions
  if (!first || !subjects.has(first.key)) return null
  const words = new Set(rest.map(({ key }) => key))
  if ([...subjects].some((subject) => words.has(subject))) return null
  const isStated = graphs.some((graph) =>
    firstWords(graph, 0)
      .filter(({ key }) => key === first.key)
      .some(({ to }) => verbsFrom(graph, to, beforeVerbs).some((verb) => words.has(verb))),
  )
  return isStated ? rest : null
}

/** A word that an edge of a graph leads over. */
type Step = { key: string; to: number }

/** Returns the next words from a node. */
const firstWords = (graph: Graph, from: number): Step[] =>
  (graph.edges[from] ?? []).flatMap(({ key, to }) => (key === null ? firstWords(graph, to) : [{ key, to }]))

/** Returns the next words from a node that may be its verb. */
const verbsFrom = (graph: Graph, from: number, beforeVerbs: ReadonlySet<string>): string[] =>
  firstWords(graph, from).flatMap(({ key, to }) =>
    beforeVerbs.has(key) ? verbsFrom(graph, to, beforeVerbs) : [key],
  )
