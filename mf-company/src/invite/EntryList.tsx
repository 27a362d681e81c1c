import type { AnswerOf } from '@mowka/contract/calls'
import type { InviteMessage, SkipReason } from '@mowka/contract/schemas/company'
import type { EntryKind } from '@mowka/domain/email-list'
import type { ApiError } from '@mowka/kernel/platform'
import { Muted, Stack, Status, tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCircleCheck, IconCopy, IconUser } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Maximum number of addresses that the server accepts in one list. */
export const MAX_ADDRESSES = 500

/** Why nobody was invited, as the key of its text. */
type InviteRefusal =
  | Exclude<InviteMessage, 'INVITED' | 'PARTIAL_SUCCESS'>
  | 'COMPANY_MISSING'
  | 'NOT_ADMIN'
  | 'FAILED'

/** Outcome of an entry: known before sending, or `skipped` for a reason from a newer server that is unknown here. */
type ShownKind = EntryKind | 'skipped'

/** A list entry with its outcome. */
type ShownEntry = { email: string; kind: ShownKind }

const kinds: Readonly<Partial<Record<string, EntryKind>>> = {
  WRONG: 'wrong',
  DOUBLE: 'double',
  ALREADY_IN: 'alreadyIn',
} satisfies Record<SkipReason, EntryKind>

/** Maps the addresses that the server skipped to list entries. */
export const skippedEntries = (skipped: AnswerOf<'inviteUsers'>['skipped']): ShownEntry[] =>
  skipped.map(({ email, reason }) => ({ email, kind: kinds[reason] ?? 'skipped' }))

/** Returns the refusal to show; null if someone was invited or nothing was sent (K-INV-04). */
export function refusalOf(
  answer: AnswerOf<'inviteUsers'> | null,
  error: ApiError | null,
): InviteRefusal | null {
  if (error) return error.status === 404 ? 'COMPANY_MISSING' : error.status === 403 ? 'NOT_ADMIN' : 'FAILED'
  if (answer?.status !== 'error') return null
  const { message } = answer
  return message === 'INVITED' || message === 'PARTIAL_SUCCESS' ? 'FAILED' : message
}

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
