import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../layout/Text'
import { useLabels } from '../theme/contexts'
import { media } from '../theme/media'
import { ownProps } from '../theme/own-props'

const accent = keyframes`40% { opacity: 1; }`

/** Three animated accents without text, for buttons. */
export const Accents = styled.span<{ $large?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  i {
    width: ${({ $large }) => ($large ? 8 : 5)}px;
    height: ${({ $large }) => ($large ? 24 : 15)}px;
    border-radius: 4px;
    background: currentColor;
    opacity: 0.3;
    transform: rotate(32deg);
    animation: ${accent} 900ms var(--mw-ease) infinite;
  }
  i:nth-child(2) { animation-delay: 150ms; }
  i:nth-child(3) { animation-delay: 300ms; }
  ${media.reducedMotion} { i { opacity: 1; } }
`

export function LoaderMark({ large }: { large?: boolean }) {
  return (
    <Accents aria-hidden $large={large}>
      <i />
      <i />
      <i />
    </Accents>
  )
}

const Box = styled.div`
  display: grid;
  place-items: center;
  padding: var(--mw-8) var(--mw-6);
  color: var(--mw-spark);
`

/** Loading indicator for content of unknown shape; otherwise use `Skeleton`. */
export function Loader({ label }: { label?: string }) {
  const labels = useLabels()
  return (
    <Box role="status">
      <LoaderMark large />
      <VisuallyHidden>{label ?? labels.loading}</VisuallyHidden>
    </Box>
  )
}

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
