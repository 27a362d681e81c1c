/** Maximum time between the clicks of a double click, in milliseconds (P-AUDIO-04). */
export const DOUBLE_CLICK_DELAY = 350
/** Playback rate after a learner's double click, for one playback (C01). */
export const SLOW_RATE = 0.79
/** Playback rate that a double click in admin tables and the audio player sets permanently (C01). */
export const FAST_RATE = 2

/** Number of parallel downloads, low enough not to delay the learner's own requests. */
const AT_A_TIME = 2

/** The browser's Network Information API, where supported. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the browser asks for reduced data usage or has a very slow connection. */
export function savesData({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

/**
 * Downloads recordings in the background and returns whether all succeeded. Stops early when `isWanted` returns
 * `false`, and after the first failure, because the next one would fail too.
 */
export async function fetchRecordings(
  ids: readonly string[],
  fetchOne: (id: string) => Promise<unknown>,
  isWanted: () => boolean,
): Promise<boolean> {
  const left = [...ids]
  let isWhole = true
  const work = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      if (!isWhole || !isWanted()) {
        isWhole = false
        return
      }
      isWhole = await fetchOne(id).then(
        () => isWhole,
        () => false,
      )
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return isWhole
}
