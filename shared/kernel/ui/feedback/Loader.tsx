import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../layout/Text'
import { useLabels } from '../theme/labels-context'
import { media } from '../theme/media'

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
