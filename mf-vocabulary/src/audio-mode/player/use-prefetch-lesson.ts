import { fetchRecordings, savesData } from '@mowka/domain/fetch-ahead'
import { audio } from '@mowka/kernel/platform/study'
import { useEffect } from 'react'
import { partsOf, type Track } from './track'

/**
 * Prefetches every recording of a lesson in the background, so that it keeps playing without a network; with data
 * saving on, only upcoming recordings are fetched. Null means not loaded yet.
 */
export function usePrefetchLesson(tracks: readonly Track[] | null): void {
  useEffect(() => {
    if (tracks === null || savesData()) return
    let isWanted = true
    const ids = tracks
      .flatMap((track) => partsOf(track, 'nativeForeign'))
      .map(({ recordingId }) => recordingId)
    void fetchRecordings([...new Set(ids)], audio.bytesOf, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [tracks])
}
