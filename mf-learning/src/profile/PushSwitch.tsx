import { notify } from '@mowka/kernel/platform'
import { Skeleton, Switch } from '@mowka/kernel/ui'
import { type PushState, readPushState, turnPushOff, turnPushOn, watchPushPermission } from '@mowka/web/push'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Switch for notifications on this device. It says why they can't be turned on. */
export function PushSwitch({ isLearningOff }: { isLearningOff: boolean }) {
  const { t } = useTranslation('profile')
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isMounted = true
    const update = () => void readPushState().then((now) => isMounted && setState(now))
    update()
    const stop = watchPushPermission(update)
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  if (state === null) return <Skeleton height={56} radius={12} />

  const turn = async (isOn: boolean) => {
    setBusy(true)
    try {
      if (!isOn) await turnPushOff()
      const now = isOn ? await turnPushOn() : 'off'
      setState(now)
      if (now === 'on') notify('success', t('push.turnedOn'))
      if (!isOn) notify('success', t('push.turnedOff'))
    } catch {
      notify('error', t('push.failed'))
      setState(await readPushState())
    } finally {
      setBusy(false)
    }
  }
  const note = isLearningOff && (state === 'off' || state === 'on') ? 'learningOff' : state
  return (
    <Switch
      label={t('push.label')}
      note={t(`push.note.${note}`)}
      checked={state === 'on'}
      disabled={busy || (state !== 'on' && note !== 'off')}
      onChange={(isOn) => void turn(isOn)}
    />
  )
}
