import type { DiffPiece } from '@mowka/contract/schemas/trainer'
import { textIn } from '@mowka/domain/languages/languages'
import { media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { around } from '../explanation/difference'
import { placeOfMove } from '../explanation/explanation'
import { foreign, Said } from '../explanation/Said'

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: none;
  stroke: ${tokens.text};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  pointer-events: none;
`
/** Depth of the arrow below the words, corner radius and head size, in px. */
const DEPTH = 9
const CORNER = 5
const HEAD = { width: 4, height: 5 }

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>

/** Returns the path of an arrow between two boxes: below them on one line, between the lines on two. */
export function arrowPath(from: Box, to: Box, origin: { left: number; top: number }): string {
  const middle = ({ left, width }: Box) => left - origin.left + width / 2
  const [x1, x2] = [middle(from), middle(to)]
  const isOneLine = Math.abs(from.top - to.top) < 8
  const isUp = !isOneLine && to.top < from.top
  const y1 = (isUp ? from.top - 1 : from.bottom + 1) - origin.top
  const y2 = (isOneLine || isUp ? to.bottom + 3 : to.top - 3) - origin.top
  const y = isOneLine ? y1 + DEPTH : (y1 + y2) / 2
  const side = Math.sign(x2 - x1) || 1
  const corner = Math.min(CORNER, Math.abs(y - y1), Math.abs(x2 - x1) / 2)
  const [out, back] = [Math.sign(y - y1), Math.sign(y2 - y)]
  return [
    `M${x1} ${y1}V${y - out * corner}Q${x1} ${y} ${x1 + side * corner} ${y}H${x2 - side * corner}`,
    `Q${x2} ${y} ${x2} ${y + back * corner}V${y2}`,
    `M${x2 - HEAD.width} ${y2 - back * HEAD.height}L${x2} ${y2}L${x2 + HEAD.width} ${y2 - back * HEAD.height}`,
  ].join('')
}

/**
 * Arrows from misplaced words to their right place. Place it inside the line; it is redrawn when the line is resized.
 */
function MoveArrows({ moves }: { moves: readonly number[] }) {
  const drawing = useRef<SVGSVGElement>(null)
  const [paths, setPaths] = useState<string[]>([])
  const names = moves.join()
  useLayoutEffect(() => {
    const element = drawing.current?.parentElement
    if (!element) return
    const draw = () => {
      const origin = element.getBoundingClientRect()
      const boxOf = (end: 'from' | 'to', move: string) => {
        const boxes = element.querySelector(`[data-move-${end}="${move}"]`)?.getClientRects() ?? []
        return end === 'from' ? [...boxes].at(-1) : boxes[0]
      }
      setPaths(
        names.split(',').flatMap((move) => {
          const [from, to] = [boxOf('from', move), boxOf('to', move)]
          return from && to ? [arrowPath(from, to, origin)] : []
        }),
      )
    }
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(element)
    // Words move again when their font has loaded.
    let isShown = true
    void document.fonts?.ready.then(() => isShown && draw())
    return () => {
      isShown = false
      observer.disconnect()
    }
  }, [names])
  return (
    <Drawing ref={drawing} aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </Drawing>
  )
}

/** A word of the line with its mark, its number and a text for screen readers instead of colors. */
function DiffMark({
  piece,
  diff,
  number,
  tag,
}: {
  piece: DiffPiece
  /** The whole line, to describe where a moved word belongs. */
  diff: readonly DiffPiece[]
  /** The number shared by the mark and its reason. */
  number: number | undefined
  /** BCP 47 tag of the sentence. */
  tag: string
}) {
  const { t, i18n } = useTranslation('trainers')
  const { mark, typed, expected, letters, issue } = piece
  const say = (text: string) => (
    <VisuallyHidden lang={i18n.language} translate="yes">
      <Said text={text} tag={tag} plain />{' '}
    </VisuallyHidden>
  )
  const sign = number !== undefined && <sup>{number}</sup>
  // Trailing space isn't part of the mark.
  const space = (text: string) => text.slice(text.trimEnd().length)
  switch (mark) {
    case 'same':
      return issue === null ? expected : <u>{expected}</u>
    case 'extra':
      return (
        <>
          {say(t('mark.extra'))}
          <del>{typed}</del>
          {sign}
        </>
      )
    case 'missing':
      return (
        <>
          {say(t('mark.missing'))}
          <ins>{expected}</ins>
          {sign}
          {space(expected)}
        </>
      )
    case 'changed': {
      if (letters.length === 0)
        return (
          <>
            {say(t('mark.instead'))}
            <del>{typed}</del>
            {say(':')} <ins>{expected}</ins>
            {sign}
          </>
        )
      const wrong = letters.filter((each) => each.mark !== 'same')
      const [only] = wrong.length === 1 && [...(wrong[0]?.text ?? '')].length === 1 ? wrong : []
      const words = { typed: foreign(typed), word: foreign(expected), letter: foreign(only?.text ?? '') }
      const isLetter = /\p{L}/u.test(only?.text ?? '')
      return (
        <>
          {say(
            !isLetter
              ? t('mark.respelt', words)
              : t(only?.mark === 'extra' ? 'mark.letterExtra' : 'mark.letterMissing', words),
          )}
          <span aria-hidden="true">
            {letters.map((each, place) => {
              if (each.mark === 'same') return <Fragment key={place}>{each.text}</Fragment>
              const Letter = each.mark === 'extra' ? 'del' : 'ins'
              return (
                <Letter key={place} data-letter>
                  {each.text}
                </Letter>
              )
            })}
          </span>
          {sign}
        </>
      )
    }
    case 'moved-from': {
      const { where, neighbour } = placeOfMove(around(diff, issue ?? -1))
      return (
        <>
          {say(t(`mark.${where}`, { neighbour: foreign(neighbour) }))}
          <span data-move-from={issue}>{typed}</span>
          {sign}
        </>
      )
    }
    case 'moved-to':
      return (
        <>
          {say(t('mark.moved'))}
          <span data-move-to={issue}>{expected}</span>
        </>
      )
  }
}

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
