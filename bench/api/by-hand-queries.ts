import type { LangCode } from '@mowka/contract/schemas/common'
import { judge } from '@mowka/domain/judge/judge'
import { addDays, warsawDay } from '@mowka/domain/warsaw-time'

/** A statement with the name under which connections keep it. */
export type Statement = { name: string; text: string }

/** The languages that a company opens to the account `u`, from when and until when. */
const SEATS = `select seat.lang as target_lang, x.used_at as starts_at,
    least(seat.until::timestamptz, c.contract_active_to, cu.detached_at,
      case when c.active then null else coalesce(c.inactive_since, x.used_at) end) as expires_at
  from company_access_uses x join company_users cu on cu.id = x.company_user_id join companies c on c.id = cu.company_id
  cross join lateral jsonb_each_text(x.expires_at) as seat(lang, until) where cu.user_id = u.id`

/** Whether a company keeps a place for the e-mail that the provider has verified: it may open a language. */
const AWAITED = `exists (select 1 from company_users a
  where a.email = $3 and a.email <> '' and a.user_id is null and a.invitation_status = 'ACCEPTED') as is_awaited`

/** Gives the places that wait for an e-mail to the account. */
export const joinPlaces: Statement = {
  name: 'join-places',
  text: `update company_users a set user_id = u.id, joined_at = coalesce(a.joined_at, now()) from users u
    where u.issuer = $1 and u.subject = $2 and a.email = $3 and a.email <> '' and a.user_id is null
      and a.invitation_status = 'ACCEPTED'`,
}

/** Who calls, and what is open to them now: $1 issuer, $2 subject, $3 verified e-mail, $4 whether an editor. */
export const WHO = `who as materialized (
  select u.id, u.course_ids, u.created_at, $4::boolean as is_admin, ${AWAITED}, coalesce((
    select array_agg(a.target_lang) from (
      select target_lang, starts_at, expires_at from language_accesses where user_id = u.id union all ${SEATS}) a
    where a.starts_at <= now() + interval '1 day' and a.expires_at > now()), '{}') as languages
  from users u where u.issuer = $1 and u.subject = $2)`

const SEEN = '(who.is_admin or not c.explicit_access_required or who.course_ids ? c.id)'
const LOCKED = 'not (who.is_admin or c.target_lang = any(who.languages))'

export const me: Statement = {
  name: 'me',
  text: `select u.*, coalesce((select json_agg(l) from user_languages l where l.user_id = u.id), '[]') as languages,
    coalesce((select json_agg(json_build_object('targetLang', target_lang, 'expiresAt', expires_at)) from (
      select target_lang, max(expires_at) as expires_at from (
        select target_lang, starts_at, expires_at from language_accesses where user_id = u.id union all ${SEATS}) every
      group by target_lang) a), '[]') as accesses,
    (select company_id from company_users c where c.user_id = u.id and c.invitation_status = 'ACCEPTED' limit 1) as company_id, ${AWAITED}
    from users u where u.issuer = $1 and u.subject = $2`,
}

export const availableCourses: Statement = {
  name: 'available-courses',
  text: `with ${WHO}
    select c.*, who.is_awaited, ${LOCKED} as is_locked, coalesce((
      select json_agg(json_build_object('lessonId', cl.lesson_id, 'order', cl.position) order by cl.position)
      from course_lessons cl join lessons l on l.id = cl.lesson_id and l.active where cl.course_id = c.id), '[]') as lessons
    from who, courses c where c.source_lang = $5 and c.target_lang = $6 and c.active and ${SEEN}
    order by c.position, c.id`,
}

export const seenCourse: Statement = {
  name: 'seen-course',
  text: `with ${WHO} select who.is_awaited, ${LOCKED} as is_locked from who, courses c
    where c.id = $5 and c.active and ${SEEN}`,
}

export const lessonsOfCourse: Statement = {
  name: 'lessons-of-course',
  text: `select l.*, coalesce((
      select json_agg(json_build_object('itemId', i.item_id, 'order', i.position, 'type', i.type) order by i.position)
      from lesson_items i left join exercises e on e.id = i.item_id
      where i.lesson_id = l.id and (upper(i.type) <> 'EXERCISE' or e.active)), '[]') as items
    from course_lessons cl join lessons l on l.id = cl.lesson_id and l.active
    where cl.course_id = $1 order by cl.position`,
}

const OPEN = `(who.is_admin or (l.active and l.target_lang = any(who.languages) and bool_or(c.active and ${SEEN})))`

export const openLesson: Statement = {
  name: 'open-lesson',
  text: `with ${WHO}
    select who.id as user_id, who.is_awaited, ${OPEN} as is_open, l.target_lang, array_agg(c.id) as courses
    from who, lessons l join course_lessons cl on cl.lesson_id = l.id join courses c on c.id = cl.course_id
    where l.id = $5 group by who.id, who.is_awaited, who.is_admin, who.languages, who.course_ids, l.id`,
}

const EXERCISE = `e.*, coalesce((
    select json_agg(json_build_object('_id', w.id, 'answer', w.answer, 'example', w.example) order by ew.position)
    from exercise_words ew join words w on w.id = ew.word_id and w.active where ew.exercise_id = e.id), '[]') as words,
  coalesce((select json_agg(h.id order by eh.position) from exercise_hints eh join hints h on h.id = eh.hint_id and h.active
    where eh.exercise_id = e.id), '[]') as hints`

export const lessonExercises: Statement = {
  name: 'lesson-exercises',
  text: `select ${EXERCISE} from lesson_items i join exercises e on e.id = i.item_id and e.active
    where i.lesson_id = $1 and upper(i.type) = 'EXERCISE' order by i.position`,
}

export const nextExercise: Statement = {
  name: 'next-exercise',
  text: `with open as (
      select i.item_id, count(*) over ()::int as remaining from lesson_items i
      join exercises e on e.id = i.item_id and e.active
      left join exercise_progress p on p.user_id = $1 and p.lesson_id = $2 and p.exercise_id = e.id
      where i.lesson_id = $2 and upper(i.type) = 'EXERCISE' and p.done_at is null order by i.position limit 1)
    select ${EXERCISE}, open.remaining from open join exercises e on e.id = open.item_id`,
}

export const lessonWords: Statement = {
  name: 'lesson-words',
  text: `select w.*, coalesce((
      select json_agg(json_build_object('tags', e.tags, 'answer', e.answer, 'example', e.example) order by i.position)
      from exercise_words ew join exercises e on e.id = ew.exercise_id and e.active
      join lesson_items i on i.item_id = e.id and i.lesson_id = $1 where ew.word_id = w.id), '[]') as exercises
    from lesson_words lw join words w on w.id = lw.word_id and w.active where lw.lesson_id = $1 order by lw.position`,
}

export const courseProgress: Statement = {
  name: 'course-progress',
  text: `with ${WHO}
    select l.id as lesson_id, who.is_awaited, p.started_at, p.finished_at, p.current_item,
      items.total, items.done, items.first_open, items.shown, words.total as words, words.completed, words.known
    from who, courses c join course_lessons cl on cl.course_id = c.id join lessons l on l.id = cl.lesson_id and l.active
    left join lesson_progress p on p.lesson_id = l.id and p.user_id = (select id from who)
    cross join lateral (
      select count(*)::int as total, count(x.done_at)::int as done,
        (array_agg(i.item_id order by i.position) filter (where x.done_at is null))[1] as first_open,
        min(i.item_id) filter (where x.done_at is null and i.item_id = p.current_item) as shown
      from lesson_items i join exercises e on e.id = i.item_id and e.active
      left join exercise_progress x on x.user_id = (select id from who) and x.lesson_id = l.id and x.exercise_id = e.id
      where i.lesson_id = l.id and upper(i.type) = 'EXERCISE') items
    cross join lateral (
      select count(*)::int as total, (count(*) filter (where s.stage >= 2 and k.user_id is null))::int as completed,
        count(k.user_id)::int as known
      from lesson_words lw join words w on w.id = lw.word_id and w.active
      left join word_stages s on s.user_id = (select id from who) and s.word_id = w.id
      left join known_words k on k.user_id = (select id from who) and k.word_id = w.id
      where lw.lesson_id = l.id) words
    where c.id = $5 and c.active and ${SEEN} order by cl.position`,
}

export const summaries: Statement = {
  name: 'summaries',
  text: `with ${WHO}
    select c.id, bool_or(who.is_awaited) as is_awaited, count(*)::int as total, count(p.finished_at)::int as finished,
      min(p.started_at) as started_at, max(p.finished_at) as finished_at
    from who, courses c join course_lessons cl on cl.course_id = c.id join lessons l on l.id = cl.lesson_id and l.active
    left join lesson_progress p on p.lesson_id = l.id and p.user_id = (select id from who) and p.started_at is not null
    where c.source_lang = $5 and c.target_lang = $6 and c.active and ${SEEN}
    group by c.id order by c.position, c.id`,
}

export const wordStages: Statement = {
  name: 'word-stages',
  text: `select
    (select json_agg(json_build_object('wordId', s.word_id, 'stage', s.stage,
        'nextReviewAt', to_char(s.next_review_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by lw.position)
      from lesson_words lw join words w on w.id = lw.word_id and w.active
      join word_stages s on s.word_id = w.id and s.user_id = $1 where lw.lesson_id = $2) as repetitions,
    (select json_agg(k.word_id order by lw.position) from lesson_words lw join words w on w.id = lw.word_id and w.active
      join known_words k on k.word_id = w.id and k.user_id = $1 where lw.lesson_id = $2) as known`,
}

export const stats: Statement = {
  name: 'stats',
  text: `with who as (select u.id, ${AWAITED} from users u where u.issuer = $1 and u.subject = $2)
    select who.is_awaited, (select json_agg(json_build_object('day', d.day, 'seconds', d.seconds, 'successes', d.successes, 'ofStreak', d.of_streak))
        from daily_points d where d.user_id = who.id and d.target_lang = $4) as days,
      (select count(*)::int from lesson_progress p join lessons l on l.id = p.lesson_id and l.target_lang = $4
        where p.user_id = who.id and p.finished_at is not null) as finished
    from who`,
}

export const openExercise: Statement = {
  name: 'open-exercise',
  text: `with ${WHO}
    select who.id as user_id, who.is_awaited, e.example, e.answer, e.answer_lang, e.alternative_answers, e.expected_mistakes, who.is_admin or exists (
      select 1 from lesson_items i join lessons l on l.id = i.lesson_id and l.active and l.target_lang = any(who.languages)
      join course_lessons cl on cl.lesson_id = l.id join courses c on c.id = cl.course_id and c.active and ${SEEN}
      where i.item_id = e.id and upper(i.type) = 'EXERCISE') as is_open
    from who, exercises e where e.id = $5`,
}

export const confirm: Statement = {
  name: 'confirm',
  text: `insert into confirmed_successes (user_id, exercise_id, confirmed_at) values ($1, $2, $3)
    on conflict (user_id, exercise_id) do update set confirmed_at = excluded.confirmed_at`,
}

export type Me = Record<
  'id' | 'given_name' | 'family_name' | 'email' | 'nickname' | 'avatar_file_name',
  string
> & {
  is_social: boolean
  hidden_from_ranking: boolean
  invoice_data: unknown
  onboarding_status: string
  learn_lang: string | null
  preferences: Record<string, object>
  trial_expires_at: Date | null
  course_ids: string[]
  languages: { lang: string; level: string | null }[]
  accesses: { targetLang: string; expiresAt: string }[]
  company_id: string | null
  is_awaited: boolean
}

export const showMe = (row: Me) => ({
  userId: row.id,
  givenName: row.given_name,
  familyName: row.family_name,
  email: row.email,
  isSocialAccount: row.is_social,
  isCompanyAccount: row.company_id !== null,
  isNew: false,
  userMetadata: {
    avatarFileName: row.avatar_file_name,
    nickname: row.nickname,
    hiddenFromRanking: row.hidden_from_ranking,
    invoiceData: row.invoice_data,
    onboardingStatus: row.onboarding_status,
    learnLang: row.learn_lang,
    preferences: {
      preferredLessonTime: 12,
      autoplayAnswer: true,
      lessonSoundsAllowed: true,
      appNotificationsAllowed: true,
      randomizeRepetitionOrder: true,
      audioModeBreakBetweenSentances: 5,
      ...row.preferences,
      listeningAndWritingActivities: {
        fullSentence: true,
        gaps: true,
        blocks: true,
        ...row.preferences.listeningAndWritingActivities,
      },
      speakingActivities: { hideTranslation: true, ...row.preferences.speakingActivities },
    },
    languages: Object.fromEntries(
      row.languages.map(({ lang, level }) => [lang, { level: level ?? undefined }]),
    ),
  },
  appMetadata: {
    trialExpiresAt: row.trial_expires_at?.toISOString() ?? null,
    courseIds: row.course_ids,
    languages: row.accesses.map(({ targetLang, expiresAt }) => ({
      targetLang,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  },
  company: row.company_id === null ? null : { companyId: row.company_id },
})

export type CourseRow = {
  id: string
  name: string
  description: string
  levels: string[]
  tags: string[]
  source_lang: string
  target_lang: string
  active: boolean
  explicit_access_required: boolean
  is_locked: boolean
  lessons: object[]
  version: number
}

export const showCourse = (row: CourseRow) => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  level: row.levels[0] ?? 'A1',
  levels: row.levels,
  tags: row.tags,
  sourceLang: row.source_lang,
  targetLang: row.target_lang,
  active: row.active,
  explicitAccessRequired: row.explicit_access_required,
  isLocked: row.is_locked,
  lessons: row.lessons,
  version: row.version,
})

export type LessonRow = {
  id: string
  name_target: string
  name_source: string
  level: string
  active: boolean
  tags: string[]
  items: object[]
}

export const showLesson = (row: LessonRow, isLocked: boolean) => ({
  _id: row.id,
  name: { target: row.name_target, source: row.name_source },
  level: row.level,
  active: row.active,
  isLocked,
  tags: row.tags,
  items: row.items,
})

type Alternative = { text: string; comment: string; approved: boolean; hidden: boolean }

export type ExerciseRow = Record<'id' | 'example' | 'example_lang' | 'answer' | 'answer_lang', string> & {
  example_recording: string | null
  answer_recording: string | null
  alternative_answers: Alternative[]
  expected_mistakes: object[]
  words: object[]
  hints: string[]
  gaps: object[]
  tags: string[]
  active: boolean
}

export const showExercise = (row: ExerciseRow) => ({
  _id: row.id,
  example: row.example,
  exampleLang: row.example_lang,
  exampleRecording: row.example_recording,
  answer: row.answer,
  answerLang: row.answer_lang,
  answerRecording: row.answer_recording,
  alternativeAnswers: row.alternative_answers.filter(({ approved, hidden }) => approved && !hidden),
  words: row.words,
  hints: row.hints,
  gaps: row.gaps,
  tags: row.tags,
  active: row.active,
})

export type WordRow = Record<'id' | 'answer' | 'example' | 'answer_lang' | 'example_lang', string> &
  Record<
    'answer_recording' | 'example_recording' | 'transcription' | 'part_of_speech' | 'gender',
    string | null
  > & { exercises: object[] }

export const showWord = (row: WordRow) => ({
  _id: row.id,
  answer: row.answer,
  example: row.example,
  answerRecording: row.answer_recording,
  exampleRecording: row.example_recording,
  answerLang: row.answer_lang,
  exampleLang: row.example_lang,
  transcription: row.transcription,
  partOfSpeech: row.part_of_speech,
  gender: row.gender,
  exercises: row.exercises,
})

const iso = (moment: Date | null) => moment?.toISOString() ?? null
const percent = (done: number, total: number) => (total > 0 ? Math.floor((done * 100) / total) : 0)

export type CourseProgressRow = Record<'total' | 'done' | 'words' | 'completed' | 'known', number> & {
  lesson_id: string
  started_at: Date | null
  finished_at: Date | null
  first_open: string | null
  shown: string | null
}

export function showCourseProgress(courseId: string, lessons: CourseProgressRow[]) {
  const started = lessons.flatMap((row) => (row.started_at ? [row.started_at] : []))
  const finished = lessons.flatMap((row) => (row.finished_at ? [row.finished_at] : []))
  const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()
  return {
    courseId,
    startedAt: iso(started.sort(byTime)[0] ?? null),
    finishedAt: finished.length === lessons.length ? iso(finished.sort(byTime).at(-1) ?? null) : null,
    progress: percent(finished.length, lessons.length),
    lessons: lessons.map((row) => ({
      lessonId: row.lesson_id,
      startedAt: iso(row.started_at),
      finishedAt: iso(row.finished_at),
      progress: percent(row.done, row.total),
      currentItem: row.shown ?? row.first_open,
      noOfWords: row.words,
      noOfCompletedWords: row.completed,
      noOfKnownWords: row.known,
    })),
  }
}

export type SummaryRow = {
  id: string
  total: number
  finished: number
  started_at: Date | null
  finished_at: Date | null
}

export const showSummary = (row: SummaryRow) => ({
  courseId: row.id,
  startedAt: iso(row.started_at),
  finishedAt: row.finished === row.total ? iso(row.finished_at) : null,
  progress: percent(row.finished, row.total),
  finishedLessons: row.finished,
  totalLessons: row.total,
})

export type StagesRow = { repetitions: object[] | null; known: string[] | null }

export type StatsRow = {
  days: { day: string; seconds: number; successes: number; ofStreak: boolean }[] | null
  finished: number
  is_awaited: boolean
}

/** The days in a row that end with a day. */
function runUntil(last: string, days: ReadonlySet<string>): number {
  let length = 0
  for (let day = last; days.has(day); day = addDays(day, -1)) length++
  return length
}

export function showStats({ days, finished }: StatsRow, now: Date) {
  const all = days ?? []
  const today = warsawDay(now)
  const ofStreak = new Set(all.filter((each) => each.ofStreak).map(({ day }) => day))
  return {
    currentStreak: runUntil(ofStreak.has(today) ? today : addDays(today, -1), ofStreak),
    todayActivity: {
      completed: ofStreak.has(today),
      secondsPassed: all.find(({ day }) => day === today)?.seconds ?? 0,
    },
    correctAnswers: all.reduce((sum, { successes }) => sum + successes, 0),
    daysStreak: Math.max(
      0,
      ...[...ofStreak].filter((day) => !ofStreak.has(addDays(day, 1))).map((day) => runUntil(day, ofStreak)),
    ),
    lessonsFinished: finished,
  }
}

export type AnswerRow = {
  user_id: string
  is_open: boolean
  example: string
  answer: string
  answer_lang: LangCode
  alternative_answers: Alternative[]
  expected_mistakes: { text: string; comment: string }[]
}

/** Judging is no work of the server's kind, so it is the same. The benchmark sends right answers, which need no words. */
export function judgeAnswer(row: AnswerRow, input: string) {
  const approved = row.alternative_answers.filter((each) => each.approved)
  const { category, isPreferred, comparedWith, pieces, comment } = judge({
    input,
    answer: row.answer,
    alternatives: approved,
    mistakes: row.expected_mistakes,
    lang: row.answer_lang,
    question: row.example,
    words: null,
    exact: false,
  })
  return {
    isSuccess: category !== 'ERROR',
    isPreferred,
    answer: { text: row.answer },
    alternativeAnswers: approved.filter(({ hidden }) => !hidden),
    userInput: input,
    htmlDiff: row.answer,
    comparedWith,
    diff: pieces,
    issues: [],
    comment,
    mayBeRight: false,
    resultCategory: category,
  }
}
