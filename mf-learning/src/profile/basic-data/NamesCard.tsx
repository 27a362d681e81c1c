import type { User } from '@mowka/contract/schemas/user'
import { maxLength, required } from '@mowka/domain/rules'
import { Button, Muted, media, Stack, TextField } from '@mowka/kernel/ui'
import { IconKey } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { Form, FormActions, notifyUnlessFieldErrors, TextInput } from '@mowka/web/forms'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ProfileCard } from '../ProfileCard'
import { useSaveAccount } from '../use-save-account'

type Names = { givenName: string; familyName: string }

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--mw-4);
  > :last-child { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

/** Names and password reset (L-PROF-05 to -11). The email is read-only (C38). */
export function NamesCard({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common'])
  const { userId, givenName, familyName, email, isSocialAccount } = user
  const { save } = useSaveAccount({ success: () => t('names.saved'), failure: notifyUnlessFieldErrors })
  return (
    <ProfileCard title={t('names.title')}>
      <Form<Names>
        initialValues={{ givenName, familyName }}
        save={(names) => save({ action: 'profile', payload: { ...names, email } })}
        aria-label={t('names.title')}
      >
        <Stack gap={5}>
          <Fields>
            <TextInput<Names>
              name="givenName"
              label={t('names.given')}
              rules={[required, maxLength(100)]}
              autoComplete="given-name"
            />
            <TextInput<Names>
              name="familyName"
              label={t('names.family')}
              rules={[maxLength(100)]}
              autoComplete="family-name"
            />
            <TextField
              label={t('names.email')}
              note={t('names.emailNote')}
              type="email"
              value={email}
              onChange={() => {}}
              readOnly
            />
          </Fields>
          <FormActions submit={t('common:save')}>
            {!isSocialAccount && <PasswordReset userId={userId} />}
          </FormActions>
        </Stack>
      </Form>
    </ProfileCard>
  )
}

/** Users who were sent a reset link since this page load; prevents a second one after switching tabs. */
const sentTo = observable.set<string>()

/** Requests the password reset email, once (L-PROF-10). */
const PasswordReset = observer(function PasswordReset({ userId }: { userId: string }) {
  const { t } = useTranslation('profile')
  const reset = useWrite('resetPassword', {
    success: () => t('password.sent'),
    failure: () => t('password.failed'),
  })
  const send = async () => {
    runInAction(() => sentTo.add(userId))
    const { ok } = await reset.run({})
    if (!ok) runInAction(() => sentTo.delete(userId))
  }
  return (
    <>
      <Button
        leftIcon={<IconKey aria-hidden />}
        loading={reset.busy}
        // Not `disabled`, so that the button is still focused after the press.
        aria-disabled={sentTo.has(userId)}
        onClick={() => void send()}
      >
        {t('password.button')}
      </Button>
      <Muted size={14}>{t('password.note')}</Muted>
    </>
  )
})
