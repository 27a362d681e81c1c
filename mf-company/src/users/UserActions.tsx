import type { CompanyUser } from '@mowka/contract/schemas/company'
import { confirm, notify } from '@mowka/kernel/platform'
import { IconButton, Row } from '@mowka/kernel/ui'
import { IconKey, IconSend, IconTrash } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'

/** Display time of a removal error in ms (K-ACT-05). */
const ERROR_TIME = 20_000

/** Administrator actions on an employee, each with its confirmation and its result message (K-ACT). */
export function useUserActions(companyId: string) {
  const { t } = useTranslation('company')
  const detachment = useWrite('detachUser', { failure: () => null })
  const resending = useWrite('resendInvitation', { failure: () => null })

  /** Removes an employee, or withdraws their invitation. */
  const remove = async ({ email, invitationStatus }: CompanyUser): Promise<void> => {
    const kind = invitationStatus === 'PENDING' ? 'withdraw' : 'remove'
    const isSure = await confirm({
      title: t(`actions.${kind}.title`),
      text: t(`actions.${kind}.text`, { email }),
      confirmLabel: t(`actions.${kind}.confirm`),
      destructive: true,
    })
    if (!isSure) return
    const outcome = await detachment.run({
      id: companyId,
      body: { userEmailToDetach: email, invitationStatus },
    })
    if (outcome.ok && outcome.answer.detached) return notify('success', t(`actions.${kind}.done`, { email }))
    const isAdmin = !outcome.ok && outcome.error.code === 'ADMIN_NOT_DETACHED'
    const message = outcome.ok ? outcome.answer.message : null
    const hasChanged = message === 'ALREADY_ACCEPTED' || message === 'NOT_ACCEPTED'
    const text = isAdmin
      ? 'actions.isAdmin'
      : hasChanged
        ? 'actions.changed'
        : (`actions.${kind}.failed` as const)
    notify('error', t(text, { email }), { duration: ERROR_TIME })
  }

  const resend = async ({ email }: CompanyUser): Promise<void> => {
    const isSure = await confirm({
      title: t('actions.resend.title'),
      text: t('actions.resend.text', { email }),
      confirmLabel: t('actions.resend.confirm'),
    })
    if (!isSure) return
    const outcome = await resending.run({ id: companyId, body: { email } })
    if (outcome.ok && outcome.answer.resent) return notify('success', t('actions.resend.done', { email }))
    const message = outcome.ok ? outcome.answer.message : null
    // A newer server may send a message without a text here.
    notify(
      'error',
      message === null
        ? t('actions.resend.failed')
        : t([`actions.refused.${message}`, 'actions.resend.failed']),
    )
  }

  return { remove, resend, isBusy: detachment.busy || resending.busy }
}

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
