import type { CompanyUser } from '@mowka/contract/schemas/company'
import { IconButton, Row } from '@mowka/kernel/ui'
import { IconKey, IconSend, IconTrash } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'

/** Action buttons of an employee, depending on role and invitation status (K-ACT). */
export function UserActions({
  user,
  isBusy,
  onAssign,
  onResend,
  onRemove,
}: {
  user: CompanyUser
  isBusy: boolean
  onAssign: (user: CompanyUser) => void
  onResend: (user: CompanyUser) => void
  onRemove: (user: CompanyUser) => void
}) {
  const { t } = useTranslation('company')
  const { email, isAdmin, invitationStatus, invitationAccessCode } = user
  const isPending = invitationStatus === 'PENDING'
  return (
    <Row gap={1} justify="end" nowrap>
      {!isAdmin && !isPending && (
        <IconButton
          size="sm"
          aria-label={t('actions.assign.label', { email })}
          title={t('actions.assign.title')}
          disabled={isBusy}
          onClick={() => onAssign(user)}
        >
          <IconKey aria-hidden />
        </IconButton>
      )}
      {isPending && invitationAccessCode !== null && (
        <IconButton
          size="sm"
          aria-label={t('actions.resend.label', { email })}
          title={t('actions.resend.title')}
          disabled={isBusy}
          onClick={() => onResend(user)}
        >
          <IconSend aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="sm"
        aria-label={t(isPending ? 'actions.withdraw.label' : 'actions.remove.label', { email })}
        title={t(isAdmin ? 'actions.isAdmin' : isPending ? 'actions.withdraw.title' : 'actions.remove.title')}
        disabled={isBusy || isAdmin}
        onClick={() => onRemove(user)}
      >
        <IconTrash aria-hidden />
      </IconButton>
    </Row>
  )
}
