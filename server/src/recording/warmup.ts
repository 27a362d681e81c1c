import { performance } from 'node:perf_hooks'
import type { Services } from '../services'
import { speak } from './speak'
import { readSilent, type SilentRecording } from './store'

/** Pauses in milliseconds. */
export type WarmupPace = {
  /** Between two recordings: at most a few a second. */
  between: number
  /** After the first failure of an outage; doubles with each further one. */
  afterFailure: number
  /** The longest wait in an outage. */
  longestWait: number
  /** Before looking again when everything is spoken. */
  whenDone: number
}

const usualPace: WarmupPace = {
  between: 400,
  afterFailure: 5_000,
  longestWait: 10 * 60_000,
  whenDone: 5 * 60_000,
}

/** Recordings that are looked up at once. */
const BATCH = 50
/** Above this share of busy time the process has learners to serve, and the warm-up waits. */
const BUSY = 0.5

/**
 * Speaks, one after another, the recordings that nobody has played yet, so that first plays do not wait. Begins when
 * called, works only while the process is idle, and lives through an outage of speech with growing pauses: it logs
 * one line when an outage begins and no more until it is over. Returns how to stop it.
 */
export function startRecordingWarmup(
  services: Services,
  pace: WarmupPace = usualPace,
  log: (line: string) => void = (line) => console.warn(line),
): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let queue: SilentRecording[] = []
  let failures = 0
  // Texts that failed stand back until everything else was tried: one bad text must not stop the rest.
  const failed = new Set<string>()
  let load = performance.eventLoopUtilization()

  const isIdle = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, load)
    load = now
    return utilization < BUSY
  }

  /** Speaks one recording; answers how long to wait before the next. */
  const step = async (): Promise<number> => {
    if (queue.length === 0) {
      queue = await readSilent(services.db, BATCH, [...failed])
      if (queue.length === 0) {
        failed.clear()
        return pace.whenDone
      }
    }
    const next = queue.shift()
    if (!next) return pace.between
    try {
      await speak(services, next)
    } catch (error) {
      failed.add(next.id)
      throw error
    }
    failures = 0
    return pace.between
  }

  const run = async () => {
    let wait = pace.between
    try {
      if (isIdle()) wait = await step()
    } catch (error) {
      if (failures === 0 && !stopped) {
        log(`Recordings wait for speech: ${error instanceof Error ? error.message : String(error)}`)
      }
      wait = Math.min(pace.afterFailure * 2 ** failures, pace.longestWait)
      failures += 1
    }
    schedule(wait)
  }

  const schedule = (wait: number) => {
    if (stopped) return
    timer = setTimeout(run, wait)
    timer.unref()
  }

  schedule(pace.between)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
