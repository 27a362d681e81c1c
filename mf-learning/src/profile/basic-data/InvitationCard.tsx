import { required } from '@mowka/domain/rules'
import { email } from '@mowka/domain/user/email-address'
import { type ApiError, notify } from '@mowka/kernel/platform'
import { Stack } from '@mowka/kernel/ui'
import { IconSend } from '@mowka/kernel/ui/icons'
import { type Outcome, useWrite } from '@mowka/web/api'
import { EmailInput, Form, FormActions, notifyUnlessFieldErrors } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import { ProfileCard } from '../ProfileCard'

type Invitation = { inviteeEmail: string }

/** Whether the form preserves its input: the call failed without a response, or the server named an invalid field. */
const preservesInput = (error: ApiError): boolean =>
  error.kind === 'network' || notifyUnlessFieldErrors(error) === null

/** Invites a friend by email (L-INV). */
export function InvitationCard() {
  const { t } = useTranslation('profile')
  const invitation = useWrite('sendInvitation', {
    success: ({ inviteeEmail }) => t('invitation.sent', { email: inviteeEmail }),
    failure: (error) => {
      if (error.name === 'DuplicateInvitationError') {
        notify('warning', t('invitation.duplicate'))
        return null
      }
      if (error.code === 'INVITATION_LIMIT') return t('invitation.limit')
      return notifyUnlessFieldErrors(error) === null ? null : t('invitation.failed')
    },
  })
  const save = async (body: Invitation): Promise<Outcome<unknown>> => {
    const outcome = await invitation.run({ body })
    // The form resets after a response (L-INV-06).
    return outcome.ok || preservesInput(outcome.error) ? outcome : { ok: true, answer: undefined }
  }
  return (
    <ProfileCard title={t('invitation.title')} lead={t('invitation.lead')}>
      <Form<Invitation>
        initialValues={{ inviteeEmail: '' }}
        save={save}
        afterSaving="empty"
        guarded={false}
        aria-label={t('invitation.title')}
      >
        <Stack gap={4}>
          <EmailInput<Invitation>
            name="inviteeEmail"
            label={t('invitation.email')}
            autoComplete="off"
            rules={[required, email]}
          />
          <FormActions
            submit={t('invitation.send')}
            untilValid
            variant="outline"
            leftIcon={<IconSend aria-hidden />}
          />
        </Stack>
      </Form>
    </ProfileCard>
  )
}
