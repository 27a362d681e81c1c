import type { User } from '@mowka/contract/schemas/user'
import { maxLength, required } from '@mowka/domain/rules'
import { avatars, avatarUrl } from '@mowka/domain/user/preferences'
import { Button, Card, Muted, media, Stack, TextField, VisuallyHidden } from '@mowka/kernel/ui'
import { IconKey } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { Form, FormActions, notifyUnlessFieldErrors, TextInput } from '@mowka/web/forms'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ProfileCard, useSaveAccount } from '../ProfileCard'

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

const Layout = styled.div`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  align-items: center;
  gap: var(--mw-8);
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--mw-5); }
`
const Shown = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  overflow-wrap: anywhere;
  img { margin-bottom: var(--mw-3); border-radius: 50%; }
  b { font-size: var(--mw-fs-22); line-height: 1.25; }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--mw-4);
    align-items: center;
    justify-items: start;
    text-align: start;
    img { width: 72px; height: 72px; margin: 0; }
  }
`
const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  justify-items: center;
  gap: var(--mw-1);
  margin: 0 -4px var(--mw-2);
  padding: 4px;
  /* One row to swipe, so that the data below is in reach. */
  ${media.phone} {
    display: flex;
    overflow-x: auto;
    > label { flex: 0 0 60px; }
  }
`
const Face = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  padding: 4px;
  border: 2px solid transparent;
  border-radius: var(--mw-r-16);
  cursor: pointer;
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  img { width: 100%; max-width: 64px; height: auto; border-radius: 50%; }
  ${media.hover} { &:hover { background: var(--mw-sunken); } }
  &:has(:checked) { border-color: var(--mw-text); }
  &:has(:checked)::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 24px;
    height: 24px;
    border: 2px solid var(--mw-card);
    border-radius: 50%;
    background: var(--mw-text);
  }
  &:has(:checked)::before {
    content: '';
    position: absolute;
    z-index: 1;
    top: 5px;
    right: 8.5px;
    width: 6px;
    height: 11px;
    border: solid var(--mw-card);
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(42deg);
  }
  &:has(:focus-visible) { outline: 3px solid var(--mw-focus); outline-offset: 2px; }
`

/** The fifteen avatars; a choice is saved immediately (L-PROF-02 to -04). */
export function AvatarCard({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const heading = useId()
  const kept = user.userMetadata.avatarFileName
  // Shows the pressed avatar immediately, and the stored one again if saving fails.
  const [pressed, setPressed] = useState<string | null>(null)
  const { save } = useSaveAccount({ failure: () => t('avatar.failed') })
  const shown = pressed ?? kept
  const choose = async (avatarFileName: string) => {
    setPressed(avatarFileName)
    await save({ action: 'avatar', payload: { avatarFileName } })
    setPressed((last) => (last === avatarFileName ? null : last))
  }
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {t('avatar.title')}
      </VisuallyHidden>
      <Layout>
        <Shown>
          <img src={avatarUrl(shown)} alt="" width={128} height={128} />
          <b>{`${user.givenName} ${user.familyName}`.trim()}</b>
        </Shown>
        <div>
          <Faces role="radiogroup" aria-label={t('avatar.choose')}>
            {avatars.map((name, index) => (
              <Face key={name}>
                <input
                  type="radio"
                  name="avatar"
                  value={name}
                  checked={name === shown}
                  onChange={() => void choose(name)}
                />
                <img src={avatarUrl(name)} alt="" width={64} height={64} />
                <VisuallyHidden>{t(`avatar.names.${index as 0}`)}</VisuallyHidden>
              </Face>
            ))}
          </Faces>
          <Muted size={14}>{t('avatar.note')}</Muted>
        </div>
      </Layout>
    </Card>
  )
}
