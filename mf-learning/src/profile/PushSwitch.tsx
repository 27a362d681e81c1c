import { isQuietHour } from '@mowka/domain/user/preferences'
import { notify } from '@mowka/kernel/platform'
import { Skeleton, Switch } from '@mowka/kernel/ui'
import { type PushState, readPushState, turnPushOff, turnPushOn, watchPushPermission } from '@mowka/web/push'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Switch for notifications on this device, with the reason if they can't be turned on. `hour` is that of reminders. */
export function PushSwitch({ hour, isLearningOff }: { hour: number; isLearningOff: boolean }) {
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
  const isPossible = state === 'off' || state === 'on'
  const reason = isLearningOff ? 'learningOff' : isQuietHour(hour) ? 'quiet' : state
  return (
    <Switch
      label={t('push.label')}
      note={t(`push.note.${isPossible ? reason : state}`)}
      checked={state === 'on'}
      disabled={busy || !isPossible || (isLearningOff && state === 'off')}
      onChange={(isOn) => void turn(isOn)}
    />
  )
}
