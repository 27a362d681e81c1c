import { tokens } from '@mowka/kernel/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'

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
export function MoveArrows({ moves }: { moves: readonly number[] }) {
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
