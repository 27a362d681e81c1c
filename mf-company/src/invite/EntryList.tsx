import { Muted, Stack, Status, tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCircleCheck, IconCopy, IconUser } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ShownEntry, ShownKind } from './invite-response'

const Lines = styled.ul`
  display: grid;
  gap: ${tokens.s1};
  max-height: 240px;
  margin: 0;
  padding: ${tokens.s3} ${tokens.s4};
  overflow-y: auto;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r12};
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px ${tokens.s3};
    overflow-wrap: anywhere;
  }
`
const looks: Record<ShownKind, { tone: 'muted' | 'success' | 'danger'; icon: ReactNode }> = {
  wrong: { tone: 'danger', icon: <IconAlertTriangle aria-hidden /> },
  double: { tone: 'muted', icon: <IconCopy aria-hidden /> },
  alreadyIn: { tone: 'muted', icon: <IconUser aria-hidden /> },
  skipped: { tone: 'muted', icon: <IconAlertTriangle aria-hidden /> },
  good: { tone: 'success', icon: <IconCircleCheck aria-hidden /> },
}
/** Display order: entries that need attention come first. */
const order: readonly ShownKind[] = ['wrong', 'skipped', 'double', 'alreadyIn', 'good']

/** Maximum number of lines shown; the counts above them include all entries. */
const MAX_LINES = 200

/** The entries of a pasted list with their outcome, shown before anything is sent (K-INV-01). */
export function EntryList({ entries }: { entries: readonly ShownEntry[] }) {
  const { t } = useTranslation('company')
  const sorted = order.flatMap((kind) => entries.filter((entry) => entry.kind === kind))
  const counts = order.flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length
    return count > 0 ? [t(`invite.count.${kind}`, { count })] : []
  })
  return (
    <Stack gap={2}>
      <Muted as="p" size={14} role="status">
        {counts.reverse().join(', ')}
      </Muted>
      <Lines tabIndex={0} aria-label={t('invite.entries')}>
        {sorted.slice(0, MAX_LINES).map(({ email, kind }, index) => (
          <li key={`${kind} ${email} ${index}`}>
            <span translate="no">{email}</span>
            <Status tone={looks[kind].tone} icon={looks[kind].icon}>
              {t(`invite.kind.${kind}`)}
            </Status>
          </li>
        ))}
        {sorted.length > MAX_LINES && <li>{t('invite.more', { count: sorted.length - MAX_LINES })}</li>}
      </Lines>
    </Stack>
  )
}
