import { studyMinutes } from '@mowka/domain/study-time'

/** Today's study time relative to the daily goal. */
export type TodayTime = {
  /** Whole minutes. */
  minutes: number
  goal: number
  /** Share of the goal, from 0 to 1. */
  share: number
  isReached: boolean
}

/** `preferredLessonTime` is in minutes (P-ENT-06). */
export function todayTime(secondsPassed: number, preferredLessonTime: number): TodayTime {
  const minutes = studyMinutes(secondsPassed)
  return {
    minutes,
    goal: preferredLessonTime,
    share: Math.min(1, minutes / preferredLessonTime),
    isReached: minutes >= preferredLessonTime,
  }
}
