import { sendRequest } from '@mowka/kernel/platform'
import { Button, FieldError, Stack } from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storeOverrides } from '../remotes/overrides'

/** Requests or revokes the permission for overrides on the server. The page reloads either way. */
export function Permission({ change, reload }: { change: 'allow' | 'disallow'; reload: () => void }) {
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
