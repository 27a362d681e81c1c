import { audio } from '@mowka/shared/platform/study'
import { isOverlayOpen } from '@mowka/shared/ui'
import { useEffect } from 'react'

/** Ctrl and Space play a recording and stop it, so that nobody has to leave the field while writing. */
export function usePlayKey(recordingId: string | null): void {
  useEffect(() => {
    if (recordingId === null) return
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || !event.ctrlKey || event.repeat || isOverlayOpen()) return
      event.preventDefault()
      if (audio.current === recordingId) audio.stop()
      else void audio.play(recordingId)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [recordingId])
}
