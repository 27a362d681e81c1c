import type { DiffPiece } from '@mowka/contract/schemas/attempt'
import { textIn } from '@mowka/domain/languages'
import { media, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DiffMark } from './DiffMark'
import { MoveArrows } from './MoveArrows'

const Line = styled.p<{ $slip: boolean }>`
  position: relative;
  font-size: clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem);
  font-weight: 700;
  line-height: 2;
  text-wrap: pretty;
  del, ins, [data-move-from], [data-move-to] {
    padding: 1px 5px;
    border-radius: 6px;
    box-decoration-break: clone;
    text-decoration-thickness: 2.5px;
  }
  del { background: ${tokens.dangerSoft}; color: ${tokens.dangerInk}; }
  /* A slip is a success, so nothing is red. */
  ${({ $slip }) => $slip && `del { background: ${tokens.sparkSoft}; color: ${tokens.text}; }`}
  ins {
    background: ${tokens.successSoft};
    color: ${tokens.successInk};
    font-weight: 800;
    text-underline-offset: 5px;
  }
  [data-letter] { padding: 1px 2px; border-radius: 4px; white-space: pre; }
  [data-move-from] { border: 1.5px dashed ${tokens.lineStrong}; color: ${tokens.muted}; }
  [data-move-to] { background: ${tokens.navySoft}; box-shadow: inset 0 0 0 1.5px ${tokens.text}; }
  u { text-decoration: underline dotted 2px; text-underline-offset: 5px; }
  sup {
    margin-left: 2px;
    color: ${tokens.muted};
    font-size: ${tokens.fs13};
    font-weight: 800;
    line-height: 0;
    vertical-align: 0.55em;
  }
  ${media.medium} { font-size: 1.4375rem; }
`
/** Explains the marks above. */
export const Legend = styled.p<{ $slip?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${tokens.s5};
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  del { color: ${({ $slip }) => ($slip ? tokens.text : tokens.dangerInk)}; font-weight: 700; }
  ins { color: ${tokens.successInk}; font-weight: 700; text-underline-offset: 3px; }
  b { color: ${tokens.text}; font-weight: 700; }
`

/** The typed and the right answer in one line, with a legend of the marks that are present (L-TRN-20). */
export function ResultDiff({
  diff,
  numbers,
  tag,
  isSlip,
}: {
  diff: readonly DiffPiece[]
  /** The number of each issue in the list of reasons. */
  numbers: ReadonlyMap<number, number>
  /** BCP 47 tag of the sentence. */
  tag: string
  /** Whether the answer is a success despite the marks. */
  isSlip: boolean
}) {
  const { t } = useTranslation('trainers')
  const has = (mark: 'extra' | 'missing') =>
    diff.some(
      (piece) =>
        piece.mark === mark ||
        (piece.mark === 'changed' &&
          (piece.letters.length === 0 || piece.letters.some((each) => each.mark === mark))),
    )
  const moves = diff.flatMap(({ mark, issue }) => (mark === 'moved-from' && issue !== null ? [issue] : []))
  return (
    <>
      <Line {...textIn(tag)} $slip={isSlip}>
        {diff.map((piece, place) => (
          <DiffMark
            key={place}
            piece={piece}
            diff={diff}
            number={piece.issue === null ? undefined : numbers.get(piece.issue)}
            tag={tag}
          />
        ))}
        {moves.length > 0 && <MoveArrows moves={[...new Set(moves)]} />}
      </Line>
      {(has('extra') || has('missing') || moves.length > 0) && (
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
          {moves.length > 0 && (
            <span>
              <b>{t('result.arrow')}</b> {t('result.arrowMeans')}
            </span>
          )}
        </Legend>
      )}
    </>
  )
}
