import { useEffect, useEffectEvent } from 'react'

/** Does something when the browser says that the network is back; nothing while `isOn` is false. */
export function useBackOnline(resume: () => void, isOn = true): void {
  const onBack = useEffectEvent(resume)
  useEffect(() => {
    if (!isOn) return undefined
    const listen = () => onBack()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [isOn])
}
