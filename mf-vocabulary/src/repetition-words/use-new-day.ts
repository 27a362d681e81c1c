import { warsawDay } from '@mowka/domain/warsaw-time'
import { useEffect, useEffectEvent } from 'react'

/** Calls back when a page that was left open regains focus on another day. */
export function useNewDay(onNewDay: () => void): void {
  const tell = useEffectEvent(onNewDay)
  useEffect(() => {
    let day = warsawDay(new Date())
    const look = () => {
      const today = warsawDay(new Date())
      if (document.hidden || today === day) return
      day = today
      tell()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
}
