import type { LangCode } from '@mowka/contract/schemas/common'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { media, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { writtenWords } from '../words/answer-words'
import type { Difference } from './explanation/difference'
import { type Explanation, explain, type Title } from './explanation/explanation'
import { Said, useSentence } from './explanation/Said'

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
  const enqueue = (issue: number) =>
    result.diff.findIndex((piece) => piece.issue === issue && piece.mark !== 'moved-to')
  const places = unsorted.toSorted((one, other) => enqueue(one) - enqueue(other))
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

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 0 ${tokens.s3};
    align-items: baseline;
    padding: 7px 0;
    border-top: 1px solid ${tokens.line};
    line-height: 1.4;
  }
  li[data-unnumbered] { grid-template-columns: minmax(0, 1fr); }
  ${media.medium} {
    p:has(> [data-title]) { display: grid; grid-template-columns: 110px minmax(0, 1fr); }
  }
  ${media.belowMedium} {
    li { gap: 0 ${tokens.s2}; padding: 6px 0; line-height: 1.35; }
    p { font-size: 0.9375rem; }
    [data-title]::after { content: '.'; }
  }
`
const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 12px 12px 12px 4px;
  background: ${tokens.navySoft};
  font-size: ${tokens.fs13};
  font-weight: 800;
  line-height: 1;
`

/** The reasons of a result, each with its number, the kind of mistake and one sentence. */
export function ReasonList({
  reasons,
  isNumbered,
  tag,
}: {
  reasons: readonly Reason[]
  /** Whether the marks above have the same numbers. */
  isNumbered: boolean
  /** BCP 47 tag of the target language. */
  tag: string
}) {
  const { t } = useTranslation('trainers')
  const sentenceOf = useSentence()
  return (
    <List>
      {reasons.map(({ number, title, comment, explanation }, place) => (
        <li key={place} data-unnumbered={isNumbered && number !== null ? undefined : ''}>
          {isNumbered && number !== null && <Badge>{number}</Badge>}
          <p>
            {title && (
              <>
                <b data-title>{t(`issue.title.${title}`)}</b>{' '}
              </>
            )}
            {/* Editor comments are in Polish in every interface language. */}
            {comment !== null && <span lang="pl">{comment}</span>}
            {explanation && (
              <span>
                <Said text={sentenceOf(explanation)} tag={tag} />
              </span>
            )}
          </p>
        </li>
      ))}
    </List>
  )
}
