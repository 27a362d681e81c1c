import type { Exercise, Word } from '@mowka/shared/contract/schemas/learning'

/** How long a service worker may take to come to work on a first visit, in milliseconds. */
const WORKER_PATIENCE = 10_000

/** Whether a service worker is at work on this page: what it does not fetch is gone with the page. */
export async function isWorkerThere(): Promise<boolean> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return false
  if (serviceWorker.controller) return true
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, WORKER_PATIENCE)
    const come = () => {
      clearTimeout(timer)
      resolve()
    }
    serviceWorker.addEventListener('controllerchange', come, { once: true })
  })
  return serviceWorker.controller !== null
}

/** The recordings of a lesson, each once: those of its sentences first. */
export const recordingsOf = (
  exercises: readonly Pick<Exercise, 'answerRecording'>[],
  words: readonly Pick<Word, 'answerRecording'>[],
): string[] => [...new Set([...exercises, ...words].flatMap(({ answerRecording }) => answerRecording ?? []))]
