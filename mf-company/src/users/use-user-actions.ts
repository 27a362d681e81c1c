import { useWrite } from '@mowka/shared/api'
import type { CompanyUser } from '@mowka/shared/contract/schemas/company'
import { confirm, notify } from '@mowka/shared/platform'
import { useTranslation } from 'react-i18next'

/** How long it stays on screen that someone could not be removed, in milliseconds (K-ACT-05). */
const REMOVAL_ERROR = 20_000

/** What an admin does with a person of the company, each with its question and its answer (K-ACT). */
export function useUserActions(companyId: string) {
  const { t } = useTranslation('company')
  const detachment = useWrite('detachUser', { failure: () => null })
  const resending = useWrite('resendInvitation', { failure: () => null })

  /** Removes someone, or takes their invitation back. */
  const remove = async ({ email, invitationStatus }: CompanyUser): Promise<void> => {
    const kind = invitationStatus === 'PENDING' ? 'withdraw' : 'remove'
    const isSure = await confirm({
      title: t(`actions.${kind}.title`),
      text: t(`actions.${kind}.text`, { email }),
      confirmLabel: t(`actions.${kind}.confirm`),
      destructive: true,
    })
    if (!isSure) return
    const outcome = await detachment.run({ id: companyId, body: { userEmailToDetach: email } })
    if (outcome.ok && outcome.answer.detached) return notify('success', t(`actions.${kind}.done`, { email }))
    const isAdmin = !outcome.ok && outcome.error.code === 'ADMIN_NOT_DETACHED'
    notify('error', t(isAdmin ? 'actions.isAdmin' : `actions.${kind}.failed`, { email }), {
      duration: REMOVAL_ERROR,
    })
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
    // A newer server may send a message that has no text here.
    notify('error', t([`actions.resend.refused.${message ?? 'FAILED'}`, 'actions.resend.refused.FAILED']))
  }

  return { remove, resend, isBusy: detachment.busy || resending.busy }
}
