import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../icons'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'

const looks: Record<AlertKind, { ground: string; ink: string }> = {
  info: { ground: 'navy-soft', ink: 'text' },
  success: { ground: 'success-soft', ink: 'success-ink' },
  warning: { ground: 'spark-soft', ink: 'primary-ink' },
  error: { ground: 'danger-soft', ink: 'danger-ink' },
}
const Box = styled.div<{ $kind: AlertKind }>`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--mw-3);
  padding: var(--mw-3) var(--mw-4);
  border-radius: var(--mw-r-16);
  background: ${({ $kind }) => `var(--mw-${looks[$kind].ground})`};
  /* Visible in forced colours only, which remove the background. */
  outline: 1px solid transparent;
  > svg { margin-top: 1px; color: ${({ $kind }) => `var(--mw-${looks[$kind].ink})`}; }
`
const Title = styled.p`
  font-weight: 800;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mw-3);
  margin-top: var(--mw-3);
`
const icons: Record<AlertKind, ReactNode> = {
  info: <IconInfoCircle aria-hidden />,
  success: <IconCircleCheck aria-hidden />,
  warning: <IconAlertTriangle aria-hidden />,
  error: <IconAlertTriangle aria-hidden />,
}

/** A message in the page flow; icon and background show its kind. `live` announces it when it appears. */
export function Alert({
  kind = 'info',
  title,
  children,
  actions,
  live = kind === 'error',
}: {
  kind?: AlertKind
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  live?: boolean
}) {
  return (
    <Box $kind={kind} data-kind={kind} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      {icons[kind]}
      <div>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </div>
    </Box>
  )
}
