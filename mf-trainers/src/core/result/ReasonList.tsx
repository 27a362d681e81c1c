import { media, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Reason } from './explanation/reasons'
import { Said, useSentence } from './explanation/Said'

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
