import { tokens } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { diffNodes } from '../rich-text/safe-html'
import type { DiffPiece } from './diff-places'

const Line = styled.p<{ $slip: boolean }>`
  font-size: clamp(1.375rem, 1.25rem + 0.7vw, 1.75rem);
  font-weight: 700;
  line-height: 1.6;
  text-wrap: pretty;
  del, ins { padding: 1px 5px; border-radius: 6px; text-decoration-thickness: 2.5px; }
  del { background: ${tokens.dangerSoft}; color: ${tokens.dangerInk}; }
  /* A slip is a success: nothing red in it. */
  ${({ $slip }) => $slip && `del { background: ${tokens.sparkSoft}; color: ${tokens.text}; }`}
  ins {
    background: ${tokens.successSoft};
    color: ${tokens.successInk};
    font-weight: 800;
    text-underline-offset: 5px;
  }
`
/** What the marks above mean. */
export const Legend = styled.p<{ $slip?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${tokens.s5};
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  del { color: ${({ $slip }) => ($slip ? tokens.text : tokens.dangerInk)}; font-weight: 700; }
  ins { color: ${tokens.successInk}; font-weight: 700; text-underline-offset: 3px; }
`

/** What was written and what is right in one line, with a legend of the marks that are there (L-TRN-20). */
export function ResultDiff({
  htmlDiff,
  pieces,
  tag,
  isSlip,
}: {
  htmlDiff: string
  pieces: readonly DiffPiece[]
  /** BCP 47 tag of the sentence. */
  tag: string
  /** A success all the same. */
  isSlip: boolean
}) {
  const { t } = useTranslation('trainers')
  const has = (kind: DiffPiece['kind']) => pieces.some((piece) => piece.kind === kind)
  return (
    <>
      <Line lang={tag} $slip={isSlip}>
        {diffNodes(htmlDiff)}
      </Line>
      {(has('extra') || has('missing')) && (
        <Legend $slip={isSlip}>
          {has('extra') && (
            <span>
              <del>{t('result.struck')}</del> {t('result.struckMeans')}
            </span>
          )}
          {has('missing') && (
            <span>
              <ins>{t('result.underlined')}</ins> {t('result.underlinedMeans')}
            </span>
          )}
        </Legend>
      )}
    </>
  )
}
