import i18next from 'i18next'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { session } from '../session'
import { notify } from './platform'
import { sessionSeconds, sessionTimer } from './session-timer'

/** Events that count as activity. */
const ACTIVITY = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const

/**
 * Counts study time on a trainer's page while its tab is visible and the learner is active (P-TIMER-05 to
 * P-TIMER-08). Notifies once when the planned time is reached, without ending anything.
 */
export function useSessionTimer(): void {
  useEffect(() => {
    sessionTimer.enter(sessionSeconds(session.preferences.preferredLessonTime))
    const onVisibility = () => (document.hidden ? sessionTimer.pause() : sessionTimer.resume())
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    const options = { capture: true, passive: true }
    for (const name of ACTIVITY) document.addEventListener(name, sessionTimer.noteActivity, options)
    const stopWatching = reaction(
      () => sessionTimer.finishedAt,
      (finishedAt) => {
        if (finishedAt !== null) sayReached()
      },
    )
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      for (const name of ACTIVITY) document.removeEventListener(name, sessionTimer.noteActivity, options)
      stopWatching()
      sessionTimer.leave()
    }
  }, [])
}

function sayReached(): void {
  const count = Math.round(sessionTimer.targetSeconds / 60)
  notify('success', i18next.t('common:session.reached', { count }))
}
