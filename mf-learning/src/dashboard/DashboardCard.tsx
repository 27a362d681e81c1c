import { reportError } from '@mowka/kernel/platform'
import { Card, ErrorState, Skeleton, tokens } from '@mowka/kernel/ui'
import type { ReadState } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { Component, type ReactNode, useId } from 'react'
import styled from 'styled-components'

type State = { isBroken: boolean }

/** Error boundary of a card: a render error replaces only that card. */
export class CardBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { part: 'dashboard' })
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return <ErrorState bare headingLevel={3} onRetry={() => this.setState({ isBroken: false })} />
  }
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.s3};
`
const Title = styled.h2`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  font-size: ${tokens.fs16};
  svg { color: ${tokens.muted}; }
`

type Titled = { title: string; icon: ReactNode }

/** A card with a heading and an error boundary. */
export function TitledCard({ title, icon, children }: Titled & { children: ReactNode }) {
  const id = useId()
  return (
    <Frame as="section" padding="large" aria-labelledby={id}>
      <Title id={id}>
        {icon}
        {title}
      </Title>
      <CardBoundary>{children}</CardBoundary>
    </Frame>
  )
}

/**
 * A dashboard card with its reads, skeleton and retry. `height` reserves space for its content to prevent layout
 * shifts.
 */
export function DashboardCard<Data>({
  reads,
  height,
  children,
  ...titled
}: Titled & {
  reads: ReadState<Data>
  height: number
  children: (data: Data) => ReactNode
}) {
  return (
    <TitledCard {...titled}>
      <ReadStates
        reads={reads}
        skeleton={<Skeleton height={height} radius={12} />}
        failed={({ retry, retrying }) => (
          <ErrorState bare headingLevel={3} onRetry={() => void retry()} retrying={retrying} />
        )}
      >
        {children}
      </ReadStates>
    </TitledCard>
  )
}
