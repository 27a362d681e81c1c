import { Card, ErrorState, Skeleton, tokens } from '@mowka/kernel/ui'
import type { ReadState } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { CardBoundary } from './CardBoundary'

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
