import { fetchRecordings, savesData } from '@mowka/domain/fetch-ahead'
import { audio } from '@mowka/kernel/platform/study'
import { useEffect } from 'react'
import { partsOf, type Track } from './track'

/**
 * Fetches every recording of a lesson in the background, so that it plays on in a tunnel; on a sparing connection only
 * what is needed next is fetched. Null waits.
 */
export function useFetchWhole(tracks: readonly Track[] | null): void {
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
