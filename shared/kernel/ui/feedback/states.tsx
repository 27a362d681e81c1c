import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../actions/Button'
import { DrawingEmpty, DrawingUnplugged } from '../brand/Mascot'
import { IconRefresh } from '../icons'
import { useLabels } from '../theme/contexts'
import { media } from '../theme/media'

const Scene = styled.div<{ $bare?: boolean }>`
  display: grid;
  justify-items: center;
  padding: var(--mw-8) var(--mw-6);
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-card);
  text-align: center;
  ${({ $bare }) => $bare && 'border: 0; background: none;'}
  > svg { margin-bottom: var(--mw-5); }
  ${media.phone} { padding: var(--mw-6) var(--mw-4) var(--mw-4); }
`
const Title = styled.h2`
  font-size: var(--mw-fs-22);
`
const Text = styled.div`
  max-width: 44ch;
  margin-top: var(--mw-2);
  color: var(--mw-muted);
  text-wrap: balance;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--mw-3);
  margin-top: var(--mw-5);
  ${media.phone} { width: 100%; > * { width: 100%; } }
`

type Common = {
  /** Heading level: 1 if the state is the whole page (default 2). */
  headingLevel?: 1 | 2 | 3
  /** Without its own surface, for use on a card. */
  bare?: boolean
}
const heading = (level: 1 | 2 | 3) => `h${level}` as const

/** Empty state: the future content and the next step. */
export function EmptyState({
  title,
  children,
  actions,
  drawing,
  headingLevel = 2,
  bare,
}: Common & {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Default: the mascot with an empty notebook; `null` for none. */
  drawing?: ReactNode
}) {
  return (
    <Scene $bare={bare}>
      {drawing === undefined ? <DrawingEmpty /> : drawing}
      <Title as={heading(headingLevel)}>{title}</Title>
      {children !== undefined && <Text>{children}</Text>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Scene>
  )
}

/**
 * Error state: the failure, the safe data, and a retry. The retry is the primary action only if the error fills the
 * page: an error of a part (`part`, `bare`, or a heading of level 3) leaves that to the page.
 */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  retryLabel,
  actions,
  headingLevel = 2,
  bare,
  part = bare || headingLevel === 3,
}: Common & {
  /** Whether the rest of the page works, e.g. the actions above a list. */
  part?: boolean | undefined
  title?: ReactNode
  /** Safe data and the next step; by default a statement that progress is saved. */
  children?: ReactNode
  onRetry?: () => void
  /** Whether a retry is in progress. */
  retrying?: boolean
  retryLabel?: string
  /** Other actions, e.g. back to the courses. */
  actions?: ReactNode
}) {
  const labels = useLabels()
  return (
    <Scene role="alert" $bare={bare}>
      <DrawingUnplugged />
      <Title as={heading(headingLevel)}>{title ?? labels.errorTitle}</Title>
      <Text>{children ?? labels.errorText}</Text>
      {(onRetry || actions !== undefined) && (
        <Actions>
          {onRetry && (
            <Button
              variant={part ? 'outline' : 'primary'}
              leftIcon={<IconRefresh aria-hidden />}
              loading={retrying}
              onClick={() => onRetry()}
            >
              {retryLabel ?? labels.retry}
            </Button>
          )}
          {actions}
        </Actions>
      )}
    </Scene>
  )
}
