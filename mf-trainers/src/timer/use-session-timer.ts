import { notify } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionSeconds, sessionTimer } from './session-timer'

/**
 * Counts the time of a trainer page while it is on the screen and its tab is seen (vocabulary and commerce §4). Says
 * once that the planned time is reached; nothing ends by it.
 */
export function useSessionTimer(): void {
  const { t } = useTranslation('trainers')
  const sayReached = useEffectEvent(() =>
    notify('success', t('timer.reached', { count: Math.round(sessionTimer.targetSeconds / 60) })),
  )
  useEffect(() => {
    sessionTimer.enter(sessionSeconds(session.preferences.preferredLessonTime))
    const onVisibility = () => (document.hidden ? sessionTimer.pause() : sessionTimer.resume())
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    const stopWatching = reaction(
      () => sessionTimer.finishedAt,
      (finishedAt) => {
        if (finishedAt !== null) sayReached()
      },
    )
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      stopWatching()
      sessionTimer.leave()
    }
  }, [])
}
