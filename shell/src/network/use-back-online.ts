import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser is online again; disabled while `isOn` is false. */
export function useBackOnline(resume: () => void, isOn = true): void {
  const onBack = useEffectEvent(resume)
  useEffect(() => {
    if (!isOn) return undefined
    const listen = () => onBack()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [isOn])
}
