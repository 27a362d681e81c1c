import styled, { keyframes } from 'styled-components'
import { ownProps } from '../theme/own-props'

const rest = keyframes`to { opacity: 0.55; }`
const size = (value: number | string) => (typeof value === 'number' ? `${value}px` : value)

/** Placeholder in the final size of the loading content. Numbers are px. Put `aria-busy` on its container. */
export const Skeleton = styled.span
  .withConfig(ownProps('width', 'height', 'radius'))
  .attrs({ 'aria-hidden': true })<{
  width?: number | string
  height?: number | string
  /** "bubble" for tiles with a tail. */
  radius?: number | 'bubble' | 'round'
}>`
  display: block;
  width: ${({ width = '100%' }) => size(width)};
  max-width: 100%;
  height: ${({ height = 16 }) => size(height)};
  border-radius: ${({ radius = 8 }) =>
    radius === 'bubble' ? '18px 18px 18px 5px' : radius === 'round' ? '999px' : `${radius}px`};
  background: var(--mw-skeleton);
  animation: ${rest} 1400ms ease-in-out infinite alternate;
`
const Lines = styled.span`
  display: grid;
  flex: 1;
  gap: 10px;
  width: 100%;
  min-width: 0;
`
const widths = ['40%', '85%', '65%', '75%'] as const

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={widths[line % widths.length]} />
      ))}
    </Lines>
  )
}
