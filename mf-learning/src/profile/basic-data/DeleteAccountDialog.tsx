import type { ApiError } from '@mowka/kernel/platform'
import { Alert, Button, Dialog, Stack, TextField } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Points = styled.ul`
  margin: 0;
  padding-left: var(--mw-5);
  list-style: disc;
  li + li { margin-top: var(--mw-1); }
`

/** Returns the name of the company that would be left without an administrator. */
function companyOf({ problem }: ApiError): string {
  const current: unknown = problem?.current
  if (typeof current !== 'object' || current === null || !('company' in current)) return ''
  return String(current.company)
}

/**
 * Explains what is deleted and what is retained, and deletes the account once its email is typed (L-ACC-05 to -07).
 */
export function DeleteAccountDialog({
  email,
  onClose,
  onDeleted,
}: {
  email: string
  onClose: () => void
  /** Called after the deletion with the redirect target. */
  onDeleted: (site: string) => void
}) {
  const { t } = useTranslation(['profile', 'common'])
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const deletion = useWrite('deleteAccount', {
    onAnswer: ({ siteUrl }) => onDeleted(siteUrl),
    failure: () => null,
  })

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
                ? t('leaving.lastAdmin', { company: companyOf(refusal) })
                : t('leaving.failed')}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
