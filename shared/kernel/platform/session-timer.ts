import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { warsawDay } from '@mowka/domain/warsaw-time'
import { makeAutoObservable } from 'mobx'
import { audio } from './audio'

/** The length of a session unless the learner prefers another: 12 minutes (P-TIMER-09). */
export const DEFAULT_SESSION_SECONDS = 720
/** After this time without a key, a touch or a sound nobody is learning any more, in milliseconds (P-TIMER-04). */
export const IDLE_AFTER = 60_000
const TICK = 1000

/** What is stored of a session. Moments are ISO 8601. */
export type TimerState = { startedAt: string; finishedAt: string | null; secondsPassed: number }

/** Storage is written by other versions and other hands too: anything that is no session counts as none. */
function isTimerState(stored: unknown): stored is TimerState {
  if (typeof stored !== 'object' || stored === null) return false
  const { startedAt, finishedAt, secondsPassed } = stored as Partial<Record<keyof TimerState, unknown>>
  return (
    typeof startedAt === 'string' &&
    !Number.isNaN(Date.parse(startedAt)) &&
    (finishedAt === null || typeof finishedAt === 'string') &&
    typeof secondsPassed === 'number'
  )
}

/** The length of a session in seconds (P-TIMER-10). */
export const sessionSeconds = (preferredLessonTime: number | undefined): number =>
  preferredLessonTime ? preferredLessonTime * 60 : DEFAULT_SESSION_SECONDS

/** Whether a session may go on: it was begun today (P-TIMER-02, C43). */
export const isFromToday = (state: Pick<TimerState, 'startedAt'>, now: Date): boolean =>
  warsawDay(new Date(state.startedAt)) >= warsawDay(now)

/**
 * Counts the seconds that someone works in trainers: starts on entering one, pauses while the tab is hidden or nobody
 * does anything, forgets on leaving. A reload goes on with what is stored; going between trainers is not leaving (C06).
 */
export class SessionTimer {
  startedAt: string | null = null
  finishedAt: string | null = null
  secondsPassed = 0
  targetSeconds = DEFAULT_SESSION_SECONDS
  private ticking: ReturnType<typeof setInterval> | null = null
  private isHandedOver = false
  /** When the learner last did something, in milliseconds of the clock. */
  private activeAt = 0
  private readonly now: () => Date

  constructor(now: () => Date = () => new Date()) {
    this.now = now
    makeAutoObservable<this, 'ticking' | 'isHandedOver' | 'activeAt' | 'now'>(
      this,
      { ticking: false, isHandedOver: false, activeAt: false, now: false },
      { autoBind: true },
    )
  }

  get isFinished(): boolean {
    return this.finishedAt !== null
  }

  /** A trainer was entered: goes on with today's stored session or begins one. */
  enter(targetSeconds: number): void {
    this.isHandedOver = false
    this.targetSeconds = targetSeconds
    const stored = readStored<unknown>(localKeys.sessionTimer)
    if (isTimerState(stored) && isFromToday(stored, this.now())) {
      this.startedAt = stored.startedAt
      this.finishedAt = stored.finishedAt
      this.secondsPassed = stored.secondsPassed
    } else this.begin()
    this.save()
    this.resume()
  }

  /** The tab is seen again. A session of an earlier day is over also when its trainer stayed open (C06). */
  resume(): void {
    if (this.startedAt === null) return
    this.followDay()
    this.noteActivity()
    if (this.ticking !== null || this.isFinished) return
    this.ticking = setInterval(this.tick, TICK)
  }

  /** The learner did something: pressed a key, touched the screen, moved the mouse. */
  noteActivity(): void {
    this.activeAt = this.now().getTime()
  }

  /** The tab is hidden. */
  pause(): void {
    if (this.ticking !== null) clearInterval(this.ticking)
    this.ticking = null
  }

  /** The next trainer goes on with this session: the coming `leave` only pauses (C06). */
  handOver(): void {
    this.isHandedOver = true
  }

  /** A trainer was left. */
  leave(): void {
    this.pause()
    if (this.isHandedOver) return
    this.startedAt = null
    this.finishedAt = null
    this.secondsPassed = 0
    writeStored(localKeys.sessionTimer, null)
  }

  /** Begins a new session where this one is of an earlier day (P-TIMER-02). */
  private followDay(): void {
    if (this.startedAt === null || isFromToday({ startedAt: this.startedAt }, this.now())) return
    this.begin()
    this.save()
  }

  private begin(): void {
    this.startedAt = this.now().toISOString()
    this.finishedAt = null
    this.secondsPassed = 0
  }

  private tick(): void {
    this.followDay()
    // Listening is learning, too.
    if (audio.current !== null) this.noteActivity()
    if (this.now().getTime() - this.activeAt > IDLE_AFTER) return
    this.secondsPassed += 1
    if (this.secondsPassed >= this.targetSeconds) {
      this.finishedAt = this.now().toISOString()
      this.pause()
    }
    this.save()
  }

  private save(): void {
    if (this.startedAt === null) return
    writeStored(localKeys.sessionTimer, {
      startedAt: this.startedAt,
      finishedAt: this.finishedAt,
      secondsPassed: this.secondsPassed,
    } satisfies TimerState)
  }
}

/** The one session of this browser tab: it outlives the trainers, and the remotes that they are in. */
export const sessionTimer = new SessionTimer()
