/** How many are fetched at a time, so that people's own requests come through. */
const AT_A_TIME = 2

/** What the browser says of its connection, where it says anything. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether this browser asks to be sparing with data, or has hardly any connection. */
export function savesData({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

/**
 * Fetches recordings in the background. Resolves with whether all came; ends early when `isWanted` no longer holds or
 * one does not come: what fails once fails again.
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
