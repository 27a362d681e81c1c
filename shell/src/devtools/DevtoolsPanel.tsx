import type { OverrideState } from '@mowka/contract/schemas/platform'
import { askedOverrides } from '@mowka/domain/browser/remote-overrides'
import { sendRequest } from '@mowka/kernel/platform'
import { Alert, Button, Dialog, FieldError, Muted, Row, Stack, TextField } from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPageData } from '../page-data/page-data'
import { storedOverrides, storeOverrides } from '../remotes/overrides'
import { remoteLoader } from '../remotes/remote-loader'
import { isGoodOverride, OverrideField, RemoteRows } from './RemoteRows'

/** Requests or revokes the permission for overrides on the server. The page reloads either way. */
function Permission({ change, reload }: { change: 'allow' | 'disallow'; reload: () => void }) {
  const { t } = useTranslation('devtools')
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready')

  const ask = async () => {
    setState('asking')
    try {
      await sendRequest({ method: change === 'allow' ? 'POST' : 'DELETE', path: '/platform/overrides' })
      if (change === 'disallow') storeOverrides({})
      reload()
    } catch {
      setState('failed')
    }
  }
  return (
    <Stack>
      {change === 'allow' && <p>{t('permissionText')}</p>}
      <div>
        <Button loading={state === 'asking'} onClick={() => void ask()}>
          {t(change)}
        </Button>
      </div>
      <div role="alert">{state === 'failed' && <FieldError>{t('failed')}</FieldError>}</div>
    </Stack>
  )
}

/** Whether a name is a valid remote name, by the same rule as in addresses. */
const isRemoteName = (name: string) => Object.hasOwn(askedOverrides(`?mf.${name}=`), name)

/** Shows the remotes of this page and lets the browser load them from a development server. */
export function DevtoolsPanel({
  overrides,
  onClose,
  reload = () => location.reload(),
}: {
  overrides: OverrideState
  onClose: () => void
  /** Reloads the page, which applies the changes. */
  reload?: () => void
}) {
  const { t } = useTranslation('devtools')
  const [wanted, setWanted] = useState<Record<string, string>>(storedOverrides)
  const [newName, setNewName] = useState('')
  const [newOrigin, setNewOrigin] = useState('')
  const loader = remoteLoader()
  const names = [...new Set([...loader.names(), ...Object.keys(wanted)])].sort()
  const all = newName.trim() && newOrigin.trim() ? { ...wanted, [newName.trim()]: newOrigin } : wanted
  const isGood =
    Object.values(all).every(isGoodOverride) && (newName.trim() === '' || isRemoteName(newName.trim()))

  const leaveWith = (next: Record<string, string>) => {
    storeOverrides(Object.fromEntries(Object.entries(next).filter(([, origin]) => origin.trim() !== '')))
    reload()
  }

  if (overrides === 'none') {
    return (
      <Dialog open onClose={onClose} title={t('permissionTitle')}>
        <Permission change="allow" reload={reload} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      size="xl"
      actions={
        <>
          <Button onClick={() => leaveWith({})}>{t('reset')}</Button>
          <Button variant="primary" disabled={!isGood} onClick={() => leaveWith(all)}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <Stack>
        <Muted>
          {t('shell', { version: readPageData().config.shellVersion })},{' '}
          {t(overrides === 'active' ? 'development' : 'production')}
        </Muted>
        <Alert kind="info">{t('intro')}</Alert>
        <RemoteRows
          names={names}
          wanted={wanted}
          onChange={(name, text) => setWanted({ ...wanted, [name]: text })}
        />
        <Row>
          <TextField
            label={t('add')}
            note={t('addName')}
            autoComplete="off"
            spellCheck={false}
            value={newName}
            onChange={setNewName}
            error={newName.trim() === '' || isRemoteName(newName.trim()) ? undefined : t('invalidName')}
          />
          <OverrideField
            label={t('overrideOf', { remote: newName })}
            value={newOrigin}
            onChange={setNewOrigin}
          />
        </Row>
        <Permission change="disallow" reload={reload} />
      </Stack>
    </Dialog>
  )
}
