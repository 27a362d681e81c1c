import { warsawDay } from '@mowka/domain/time'
import { type Statement, WHO } from './by-hand-queries'

/** A progress event. The benchmark only sends successes in exercises. */
export type Event = {
  eventId: string
  lessonId: string
  courseId: string
  createdAt: string
  payload: { exerciseId: string; learningMode: string }
}

/** Reads everything needed to record an event, in one statement. */
export const beforeEvent: Statement = {
  name: 'before-event',
  text: `with ${WHO}
    select who.id as user_id, who.is_awaited, l.target_lang, p.last_activity, d.last_event_at,
      greatest(who.created_at, l.created_at) as since,
      coalesce((select version from learner_logs v where v.user_id = who.id), 0) as version,
      who.is_admin or (l.active and l.target_lang = any(who.languages) and exists (
        select 1 from course_lessons cl join courses c on c.id = cl.course_id and c.active
        where cl.lesson_id = l.id and (not c.explicit_access_required or who.course_ids ? c.id))) as is_open,
      exists (select 1 from course_lessons cl where cl.lesson_id = l.id and cl.course_id = $7) as in_course,
      exists (select 1 from lesson_items i where i.lesson_id = l.id and i.item_id = $6 and upper(i.type) = 'EXERCISE') as in_lesson,
      (select count(*)::int from lesson_items i join exercises e on e.id = i.item_id and e.active
        left join exercise_progress x on x.user_id = who.id and x.lesson_id = l.id and x.exercise_id = e.id
        where i.lesson_id = l.id and upper(i.type) = 'EXERCISE' and x.done_at is null and e.id <> $6) as open,
      (select max(r.created_at) from progress_events r where r.user_id = who.id and r.lesson_id = l.id
        and r.name = 'PROGRESS_RESET') as reset_at
    from who join lessons l on l.id = $5
    left join lesson_progress p on p.user_id = who.id and p.lesson_id = l.id
    left join daily_points d on d.user_id = who.id and d.target_lang = l.target_lang
      and d.day = (now() at time zone 'Europe/Warsaw')::date`,
}

export type BeforeEvent = {
  user_id: string
  target_lang: string
  last_activity: Date | null
  last_event_at: Date | null
  since: Date
  version: number
  is_open: boolean
  in_course: boolean
  in_lesson: boolean
  open: number
  reset_at: Date | null
}

/**
 * Records an event and updates all counts in one statement, unless the log has changed since it was read: whether the
 * event finishes the lesson is known from that read.
 */
export const takeEvent: Statement = {
  name: 'take-event',
  text: `with turn as (
      insert into learner_logs (user_id, version) values ($2, 1)
      on conflict (user_id) do update set version = learner_logs.version + 1 where learner_logs.version = $15
      returning user_id),
    taken as (
      insert into progress_events (event_id, user_id, name, lesson_id, course_id, target_lang, created_at, received_at,
        payload, confirmed, finishes)
      select $1, turn.user_id, 'EXAMPLE_SUCCESS', $3, $4, $5, $6, $7, $8, exists (
        select 1 from confirmed_successes c where c.user_id = $2 and c.exercise_id = $9), $10
      from turn on conflict (user_id, event_id) do nothing returning confirmed),
    used as (delete from confirmed_successes where user_id = $2 and exercise_id = $9 and exists (select from taken)),
    done as (
      insert into exercise_progress (user_id, lesson_id, exercise_id, attempts, done_at, forced)
      select $2, $3, $9, 0, $6, false from taken where not $17::boolean
      on conflict (user_id, lesson_id, exercise_id) do update set done_at = coalesce(exercise_progress.done_at, excluded.done_at)),
    lesson as (
      insert into lesson_progress (user_id, lesson_id, course_id, started_at, finished_at, last_mode, last_activity, seconds)
      select $2, $3, $4, $6, case when $10 then $6::timestamptz end, $11, $6, 0 from taken where not $17::boolean
      on conflict (user_id, lesson_id) do update set course_id = excluded.course_id, last_mode = excluded.last_mode,
        finished_at = coalesce(lesson_progress.finished_at, excluded.finished_at),
        last_activity = greatest(lesson_progress.last_activity, excluded.last_activity),
        seconds = lesson_progress.seconds + $12),
    total as (
      insert into point_totals (user_id, target_lang, points) select $2, $5, 1 from taken where confirmed and $16
      on conflict (user_id, target_lang) do update set points = point_totals.points + excluded.points),
    today as (
      insert into daily_points (user_id, target_lang, day, points, successes, of_streak, seconds, last_event_at)
      select $2, $5, $14::date, (taken.confirmed and $16::boolean)::int, 1, $16, $13::int, $6 from taken
      on conflict (user_id, target_lang, day) do update set points = daily_points.points + excluded.points,
        successes = daily_points.successes + 1, of_streak = daily_points.of_streak or excluded.of_streak,
        seconds = daily_points.seconds + excluded.seconds,
        last_event_at = greatest(daily_points.last_event_at, excluded.last_event_at))
    select exists (select from turn) as had_turn, exists (select from taken) as stored`,
}

export type Taken = { had_turn: boolean; stored: boolean }

/** Accepted clock skew, in ms. */
export const CLOCK_SKEW = 24 * 3600_000

/** Tolerance for slow clocks after a reset, in ms. */
const RESET_SKEW = 10 * 60_000

/** Events that arrive later than this, in ms, earn no points and don't extend the streak. */
const IN_TIME = 7 * 24 * 3600_000

const pause = (before: Date | null, now: Date) =>
  before ? Math.min(60, Math.max(0, Math.floor((now.getTime() - before.getTime()) / 1000))) : 0

export function valuesOfEvent(before: BeforeEvent, event: Event): unknown[] {
  const now = new Date()
  const at = new Date(Math.min(Date.parse(event.createdAt), now.getTime()))
  const { exerciseId, learningMode } = event.payload
  const isDeleted = before.reset_at !== null && at.getTime() < before.reset_at.getTime() - RESET_SKEW
  return [
    event.eventId,
    before.user_id,
    event.lessonId,
    event.courseId,
    before.target_lang,
    at,
    now,
    event.payload,
    exerciseId,
    before.open === 0 && !isDeleted,
    learningMode,
    pause(before.last_activity, at),
    pause(before.last_event_at, at),
    warsawDay(at),
    before.version,
    now.getTime() - at.getTime() <= IN_TIME,
    isDeleted,
  ]
}
