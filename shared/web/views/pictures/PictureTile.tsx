/// <reference path="./svg.d.ts" />
import type { CourseKind } from '@mowka/domain/course/course'
import { type Picture, pictureOf } from '@mowka/domain/course/pictures'
import { media } from '@mowka/kernel/ui'
import styled, { css } from 'styled-components'
import sprite from './pictures.svg'

/** Root-relative, because page snapshots drop other addresses. */
const address = sprite.replace(location.origin, '')

/** Width and height in px, on wide screens and on phones. */
const sizes = { sm: [56, 48], md: [72, 64], lg: [96, 80] } as const
type Size = keyof typeof sizes

const grounds: Record<CourseKind, string> = {
  conversation: 'var(--mw-spark-soft)',
  grammar: 'var(--mw-navy-soft)',
  vocabulary: 'var(--mw-success-soft)',
  business: 'var(--mw-track)',
  other: 'var(--mw-spark-soft)',
}

const square = (side: number) => css`width: ${side}px; height: ${side}px;`

const Tile = styled.span<{ $kind: CourseKind; $size: Size; $faded: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  ${({ $size }) => square(sizes[$size][0])}
  ${media.phone} { ${({ $size }) => square(sizes[$size][1])} }
  border-radius: 30% 30% 30% 9%;
  background: ${({ $kind }) => grounds[$kind]};
  opacity: ${({ $faded }) => ($faded ? 0.6 : 1)};
  svg {
    width: 74%;
    height: 74%;
    overflow: visible;
    fill: none;
    stroke: var(--mw-text);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`

/**
 * The drawing of a course or lesson, in the ground color of its kind. Decorative: its name is beside it. All drawings
 * are one file, which browsers cache and the service worker stores; until it has loaded the tile is empty.
 */
export function PictureTile({
  picture,
  kind,
  size = 'md',
  faded = false,
}: {
  /** `null` or absent: the drawing of the kind. */
  picture: Picture | null | undefined
  kind: CourseKind
  size?: Size
  /** Whether the content is locked. */
  faded?: boolean
}) {
  return (
    <Tile aria-hidden $kind={kind} $size={size} $faded={faded}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <use href={`${address}#${pictureOf(picture, kind)}`} />
      </svg>
    </Tile>
  )
}
