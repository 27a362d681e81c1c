import { useWrite } from '@mowka/shared/api'
import { type ApiError, signOut } from '@mowka/shared/platform'
import { Alert, Button, Dialog, Stack, TextField } from '@mowka/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** How long the good-bye stays, in seconds (L-ACC-06). */
const SECONDS = 5

const Points = styled.ul`
  margin: 0;
  padding-left: var(--mw-5);
  list-style: disc;
  li + li { margin-top: var(--mw-1); }
`

/** Says what goes and what stays, and deletes the account once its address is typed (L-ACC-05 to -07). */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common'])
  const [typed, setTyped] = useState('')
  const [site, setSite] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const deletion = useWrite('deleteAccount', {
    onAnswer: ({ siteUrl }) => setSite(siteUrl),
    failure: () => null,
  })
  if (site !== null) return <GoodBye site={site} />

  const isRight = typed.trim().toLowerCase() === email.toLowerCase()
  const leave = async () => {
    setRefusal(null)
    const outcome = await deletion.run({ body: { email: typed.trim() } })
    if (!outcome.ok) setRefusal(outcome.error)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('leaving.title')}
      closable={!deletion.busy}
      size="md"
      actions={
        <>
          <Button onClick={onClose} disabled={deletion.busy}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form="delete-account"
            variant="danger-outline"
            loading={deletion.busy}
            aria-disabled={!isRight}
          >
            {t('leaving.confirm')}
          </Button>
        </>
      }
    >
      <form
        id="delete-account"
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight && !deletion.busy) void leave()
        }}
      >
        <Stack gap={4}>
          <p>{t('leaving.gone')}</p>
          <Points>
            <li>{t('leaving.goneData')}</li>
            <li>{t('leaving.goneLearning')}</li>
            <li>{t('leaving.goneAccess')}</li>
          </Points>
          <p>{t('leaving.kept')}</p>
          <TextField
            label={t('leaving.email')}
            note={t('leaving.emailNote', { email })}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          {refusal !== null && (
            <Alert kind="error">
              {refusal.code === 'LAST_COMPANY_ADMIN'
                ? t('leaving.lastAdmin', { company: refusal.problem?.detail })
                : t('leaving.failed')}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** The last words: the account is gone, and the public site comes next. */
function GoodBye({ site }: { site: string }) {
  const { t } = useTranslation('profile')
  const [left, setLeft] = useState(SECONDS)
  const go = useEffectEvent(() => signOut(site))
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(timer)
  }, [])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) go()
  }, [isOver])
  return (
    <Dialog
      open
      onClose={() => {}}
      closable={false}
      role="alertdialog"
      title={t('leaving.done')}
      actions={
        <Button variant="primary" onClick={() => signOut(site)}>
          {t('leaving.goNow')}
        </Button>
      }
    >
      <p aria-live="off">{t('leaving.countdown', { count: left })}</p>
    </Dialog>
  )
}
