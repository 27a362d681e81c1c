import { localKeys } from '@mowka/domain/browser/storage-keys'
import { warsawDay } from '@mowka/domain/time'
import i18next from 'i18next'
import { makeAutoObservable, reaction } from 'mobx'
import { useEffect } from 'react'
import * as v from 'valibot'
import { session } from '../session'
import { dateText, stored } from '../storage'
import { audio } from './audio'
import { notify } from './platform'

/** Default session length: 12 minutes (P-TIMER-09). */
export const DEFAULT_SESSION_SECONDS = 720
/** Inactivity timeout in ms: without key, touch or sound the timer pauses (P-TIMER-04). */
export const IDLE_AFTER = 60_000
const TICK = 1000

/** Stored state of a session. Moments are ISO 8601. */
export type TimerState = { startedAt: string; finishedAt: string | null; secondsPassed: number }

const storedTimer = stored<TimerState>(
  localKeys.sessionTimer,
  v.object({
    startedAt: dateText,
    finishedAt: v.nullable(v.string()),
    secondsPassed: v.number(),
  }),
)

/** Session length in seconds (P-TIMER-10). */
export const sessionSeconds = (preferredLessonTime: number | undefined): number =>
  preferredLessonTime ? preferredLessonTime * 60 : DEFAULT_SESSION_SECONDS

/** Whether a session started today and may continue (P-TIMER-02, C43). */
export const isFromToday = (state: Pick<TimerState, 'startedAt'>, now: Date): boolean =>
  warsawDay(new Date(state.startedAt)) >= warsawDay(now)

/**
 * Counts the seconds of active work in trainers: starts on entering one, pauses while the tab is hidden or without
 * activity, and is reset on leaving. A reload restores the stored session; switching trainers preserves it (C06).
 */
export class SessionTimer {
  startedAt: string | null = null
  finishedAt: string | null = null
  secondsPassed = 0
  targetSeconds = DEFAULT_SESSION_SECONDS
  #ticking: ReturnType<typeof setInterval> | null = null
  #isHandedOver = false
  /** Time of the last activity, in ms. */
  #activeAt = 0
  readonly #now: () => Date

  constructor(now: () => Date = () => new Date()) {
    this.#now = now
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isFinished(): boolean {
    return this.finishedAt !== null
  }

  /** Enters a trainer: restores today's stored session or starts a new one. */
  enter(targetSeconds: number): void {
    this.#isHandedOver = false
    this.targetSeconds = targetSeconds
    const state = storedTimer.read()
    if (state && isFromToday(state, this.#now())) {
      this.startedAt = state.startedAt
      this.finishedAt = state.finishedAt
      this.secondsPassed = state.secondsPassed
    } else this.begin()
    this.save()
    this.resume()
  }

  /**
   * Resumes when the tab is visible again. A session of an earlier day is replaced even if its trainer stayed open
   * (C06).
   */
  resume(): void {
    if (this.startedAt === null) return
    this.followDay()
    this.noteActivity()
    if (this.#ticking !== null || this.isFinished) return
    this.#ticking = setInterval(this.tick, TICK)
  }

  /** Records activity: a key, a touch, a mouse movement. */
  noteActivity(): void {
    this.#activeAt = this.#now().getTime()
  }

  /** Pauses while the tab is hidden. */
  pause(): void {
    if (this.#ticking !== null) clearInterval(this.#ticking)
    this.#ticking = null
  }

  /** Preserves the session for the next trainer: the next `leave` only pauses (C06). */
  handOver(): void {
    this.#isHandedOver = true
  }

  /** Leaves a trainer. */
  leave(): void {
    this.pause()
    if (this.#isHandedOver) return
    this.startedAt = null
    this.finishedAt = null
    this.secondsPassed = 0
    storedTimer.write(null)
  }

  /** Starts a new session if the current one is from an earlier day (P-TIMER-02). */
  private followDay(): void {
    if (this.startedAt === null || isFromToday({ startedAt: this.startedAt }, this.#now())) return
    this.begin()
    this.save()
  }

  private begin(): void {
    this.startedAt = this.#now().toISOString()
    this.finishedAt = null
    this.secondsPassed = 0
  }

  private tick(): void {
    this.followDay()
    // Listening counts as activity.
    if (audio.current !== null) this.noteActivity()
    if (this.#now().getTime() - this.#activeAt > IDLE_AFTER) return
    this.secondsPassed += 1
    if (this.secondsPassed >= this.targetSeconds) {
      this.finishedAt = this.#now().toISOString()
      this.pause()
    }
    this.save()
  }

  private save(): void {
    if (this.startedAt === null) return
    storedTimer.write({
      startedAt: this.startedAt,
      finishedAt: this.finishedAt,
      secondsPassed: this.secondsPassed,
    })
  }
}

/** The session of this browser tab; it outlives trainers and their remotes. */
export const sessionTimer = new SessionTimer()

/** Events that count as activity. */
const ACTIVITY = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const

/**
 * Counts study time on a trainer's page while its tab is visible and the learner is active (P-TIMER-05 to
 * P-TIMER-08). Notifies once when the planned time is reached, without ending anything.
 */
export function useSessionTimer(): void {
  useEffect(() => {
    sessionTimer.enter(sessionSeconds(session.preferences.preferredLessonTime))
    const onVisibility = () => (document.hidden ? sessionTimer.pause() : sessionTimer.resume())
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    const options = { capture: true, passive: true }
    for (const name of ACTIVITY) document.addEventListener(name, sessionTimer.noteActivity, options)
    const stopWatching = reaction(
      () => sessionTimer.finishedAt,
      (finishedAt) => {
        if (finishedAt !== null) sayReached()
      },
    )
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      for (const name of ACTIVITY) document.removeEventListener(name, sessionTimer.noteActivity, options)
      stopWatching()
      sessionTimer.leave()
    }
  }, [])
}

function sayReached(): void {
  const count = Math.round(sessionTimer.targetSeconds / 60)
  notify('success', i18next.t('common:session.reached', { count }))
}
