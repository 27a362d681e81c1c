import type { Exercise, Word } from '@mowka/contract/schemas/learning'

/** Time to wait for the service worker on a first visit, in ms. */
const WORKER_TIMEOUT = 10_000

/** Whether a service worker controls this page: otherwise fetched recordings are lost with the page. */
export async function hasServiceWorker(): Promise<boolean> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return false
  if (serviceWorker.controller) return true
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, WORKER_TIMEOUT)
    const come = () => {
      clearTimeout(timer)
      resolve()
    }
    serviceWorker.addEventListener('controllerchange', come, { once: true })
  })
  return serviceWorker.controller !== null
}

/** Returns the recordings of a lesson without duplicates, those of sentences first. */
export const recordingsOf = (
  exercises: readonly Pick<Exercise, 'answerRecording'>[],
  words: readonly Pick<Word, 'answerRecording'>[],
): string[] => [...new Set([...exercises, ...words].flatMap(({ answerRecording }) => answerRecording ?? []))]
