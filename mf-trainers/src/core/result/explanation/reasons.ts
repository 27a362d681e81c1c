import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import type { LangCode } from '@mowka/contract/schemas/common'
import { writtenWords } from '../../words/answer-words'
import type { Difference } from './difference'
import { type Explanation, explain, type Title } from './explanation'

/** One entry of the list of reasons: the number of its marks and the text. */
export type Reason = {
  /** `null` if no mark refers to it. */
  number: number | null
  title: Title | null
  /** The editor comment for this mistake, which replaces the sentence. */
  comment: string | null
  explanation: Explanation | null
}

/**
 * Returns the reasons in reading order, and the number of each marked issue. An editor comment for this mistake comes
 * first and replaces the reasons of the issues it names.
 */
export function reasonsOf(
  result: Difference & Pick<AttemptResult, 'comment'>,
  unsorted: readonly number[],
  lang: LangCode,
): { reasons: Reason[]; numbers: ReadonlyMap<number, number> } {
  const { comment, issues } = result
  const inLine = (issue: number) =>
    result.diff.findIndex((piece) => piece.issue === issue && piece.mark !== 'moved-to')
  const places = unsorted.toSorted((one, other) => inLine(one) - inLine(other))
  const about = comment === null ? [] : explainedBy(comment, places, issues)
  const numbers = new Map(about.map((issue) => [issue, 1]))
  const reasons: Reason[] = []
  if (comment !== null) {
    const titles = new Set(about.map((issue) => explain(result, issue, lang)?.title))
    const [title = null] = titles
    reasons.push({
      number: about.length > 0 ? 1 : null,
      title: titles.size === 1 ? title : null,
      comment,
      explanation: null,
    })
  }
  const first = about.length > 0 ? 2 : 1
  for (const [order, issue] of places.filter((each) => !about.includes(each)).entries()) {
    const explanation = explain(result, issue, lang)
    numbers.set(issue, first + order)
    reasons.push({ number: first + order, title: explanation?.title ?? null, comment: null, explanation })
  }
  return { reasons, numbers }
}

/** Returns the issues a comment is about: the only one, or those whose words it names. */
function explainedBy(
  comment: string,
  places: readonly number[],
  issues: Difference['issues'],
): readonly number[] {
  if (places.length === 1) return places
  const named = new Set(writtenWords(comment).map(({ bare }) => bare))
  const isNamed = (text: string) => {
    const words = writtenWords(text)
    return words.length > 0 && words.every(({ bare }) => named.has(bare))
  }
  return places.filter(
    (place) => isNamed(issues[place]?.expected ?? '') || isNamed(issues[place]?.typed ?? ''),
  )
}
