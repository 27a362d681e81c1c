import { type StaffRole, staffRoles } from '@mowka/domain/user/roles'
import type { ApiError } from '@mowka/kernel/platform'
import { Alert, Button, Checkbox, Muted, ResponsiveDialog, Skeleton, Stack } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../shop/page-parts'
import { Refusal } from './refusal'

/** The roles of a person in the panel, for admins. */
export function Roles({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const reads = useReads({ current: read('getPersonRoles', { id: userId }) })
  const [isChanging, setChanging] = useState(false)
  return (
    <Part title={t('roles.title')}>
      <ReadStates
        reads={reads}
        skeleton={<Skeleton height={72} />}
        headingLevel={3}
        failed={
          <Alert
            kind="error"
            actions={
              <Button onClick={() => reads.state === 'failed' && void reads.retry()}>
                {t('roles.retry')}
              </Button>
            }
          >
            {t('roles.failed')}
          </Alert>
        }
      >
        {({ current: { roles, isSelf } }) => (
          <>
            {roles.length === 0 ? (
              <Muted>{t('roles.none')}</Muted>
            ) : (
              <ul>
                {roles.map((role) => (
                  <li key={role}>{t(`roles.name.${role}`)}</li>
                ))}
              </ul>
            )}
            <Button onClick={() => setChanging(true)}>{t('roles.change')}</Button>
            {isChanging && (
              <RolesDialog userId={userId} roles={roles} isSelf={isSelf} onClose={() => setChanging(false)} />
            )}
          </>
        )}
      </ReadStates>
    </Part>
  )
}

function RolesDialog({
  userId,
  roles,
  isSelf,
  onClose,
}: {
  userId: string
  roles: readonly StaffRole[]
  isSelf: boolean
  onClose: () => void
}) {
  const { t } = useTranslation(['people', 'common'])
  const [chosen, setChosen] = useState<readonly StaffRole[]>(roles)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const change = useWrite('setPersonRoles', { success: () => t('roles.done'), failure: () => null })
  const save = async () => {
    setFailure(null)
    const outcome = await change.run({ id: userId, body: { roles: [...chosen] } })
    if (outcome.ok) onClose()
    else setFailure(outcome.error)
  }
  return (
    <ResponsiveDialog
      open
      title={t('roles.title')}
      onClose={onClose}
      closable={!change.busy}
      actions={
        <>
          <Button onClick={onClose} disabled={change.busy}>
            {t('common:cancel')}
          </Button>
          <Button variant="primary" loading={change.busy} onClick={() => void save()}>
            {t('roles.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={t(`roles.name.${role}`)}
            checked={chosen.includes(role)}
            disabled={isSelf && role === 'admin'}
            onChange={(checked) =>
              setChosen(checked ? [...chosen, role] : chosen.filter((each) => each !== role))
            }
          />
        ))}
        <Muted size={14}>{t(isSelf ? 'roles.own' : 'roles.note')}</Muted>
        <Refusal error={failure} />
      </Stack>
    </ResponsiveDialog>
  )
}
