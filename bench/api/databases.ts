import { createHash } from 'node:crypto'
import path from 'node:path'
import { root } from '@mowka/scripts/packages'
import type { Provider } from '@mowka/scripts/platform/token-provider'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { DONE, OTHER, OWN, type Size } from './sizes'

/** Derives ids from a kind and a number, so that every run has the same ones. */
const idSql = `
  create or replace function bench_id(kind text, n bigint) returns text language sql immutable parallel safe
  as $$ select md5(kind || ' ' || n)::uuid::text $$`

const ownLessons = OWN.courses * OWN.lessons
const ownExercises = ownLessons * OWN.exercises

/** The course of a lesson and the lesson of an exercise, by number. */
const courseOfLesson = `case when l <= ${ownLessons} then (l - 1) / ${OWN.lessons} + 1
  else (l - ${ownLessons} - 1) / ${OTHER.lessons} + ${OWN.courses + 1} end`
const lessonOfExercise = `case when e <= ${ownExercises} then (e - 1) / ${OWN.exercises} + 1
  else (e - ${ownExercises} - 1) / ${OTHER.exercises} + ${ownLessons + 1} end`
const pairOfCourse = `(array['PL DE','PL ES','PL FR','PL IT','PL RU','DE ENG','ES ENG'])[c % 7 + 1]`

/** The language pair of a course, as two columns. */
const pair = (course: string) => {
  const other = pairOfCourse.replaceAll('c %', `(${course}) %`)
  const part = (at: number, own: string) =>
    `case when (${course}) <= ${OWN.courses} then '${own}' else split_part(${other}, ' ', ${at}) end`
  return { source: part(1, 'PL'), target: part(2, 'ENG') }
}

/** The statements that fill an empty database, in order. */
function statements({ exercises, learners, events }: Size): string[] {
  const otherLessons = Math.ceil((exercises - ownExercises) / OTHER.exercises)
  const lessons = ownLessons + otherLessons
  const courses = OWN.courses + Math.ceil(otherLessons / OTHER.lessons)
  const perLearner = Math.floor(events / learners)
  const ofCourse = pair('c')
  const ofLesson = pair(courseOfLesson)
  const ofExercise = pair(courseOfLesson.replaceAll('l ', `(${lessonOfExercise}) `))
  const day = `timestamptz '2026-09-01' + `
  return [
    `insert into courses (id, name, description, levels, tags, source_lang, target_lang, position, created_at)
     select bench_id('course', c), 'Kurs ' || c, repeat('Opis kursu. ', 8), '["A1","A2"]', '["gramatyka"]',
       ${ofCourse.source}, ${ofCourse.target}, c, '2026-01-01' from generate_series(1, ${courses}) c`,
    `insert into lessons (id, name_target, name_source, level, tags, source_lang, target_lang, created_at)
     select bench_id('lesson', l), 'Lesson ' || l || '|A title', 'Lekcja ' || l || '|Tytuł', 'A1', '["A1"]',
       ${ofLesson.source}, ${ofLesson.target}, '2026-01-01' from generate_series(1, ${lessons}) l`,
    `insert into course_lessons (course_id, lesson_id, position)
     select bench_id('course', ${courseOfLesson}), bench_id('lesson', l), l from generate_series(1, ${lessons}) l`,
    `insert into exercises (id, example, example_lang, answer, answer_lang, alternative_answers, gaps, created_at)
     select bench_id('exercise', e), 'To jest zdanie numer ' || e || '.', ${ofExercise.source},
       'This is sentence number ' || e || '.', ${ofExercise.target},
       jsonb_build_array(
         jsonb_build_object('text', 'It is sentence number ' || e || '.', 'comment', '', 'approved', true, 'hidden', false),
         jsonb_build_object('text', 'Sentence number ' || e || ' is this.', 'comment', '', 'approved', true, 'hidden', true)),
       '[{"ranges":[{"start":5,"end":7}]}]', '2026-01-01' from generate_series(1, ${exercises}) e`,
    `insert into lesson_items (lesson_id, item_id, position)
     select bench_id('lesson', ${lessonOfExercise}), bench_id('exercise', e), e from generate_series(1, ${exercises}) e`,
    `insert into words (id, example, example_lang, answer, answer_lang, transcription, created_at)
     select bench_id('word', w), 'słowo ' || w, 'PL', 'word ' || w, 'ENG', '/wɜːd/', '2026-01-01'
     from generate_series(1, ${exercises}) w`,
    `insert into exercise_words (exercise_id, word_id, position)
     select bench_id('exercise', e), bench_id('word', e), 0 from generate_series(1, ${exercises}) e`,
    `insert into lesson_words (lesson_id, word_id, position)
     select bench_id('lesson', ${lessonOfExercise}), bench_id('word', e), e from generate_series(1, ${exercises}) e`,
    `insert into hints (id, content, source_lang, target_lang, created_at)
     select bench_id('hint', l), '<p>Hint ' || l || '</p>', 'PL', 'ENG', '2026-01-01' from generate_series(1, ${lessons}) l`,
    `insert into exercise_hints (exercise_id, hint_id, position)
     select bench_id('exercise', e), bench_id('hint', ${lessonOfExercise}), 0 from generate_series(1, ${exercises}) e`,
    `insert into users (id, issuer, subject, email, given_name, family_name, nickname, avatar_file_name,
       onboarding_status, learn_lang, created_at, greeted_at)
     select bench_id('user', u), $1, 'auth0|bench-' || u, 'bench-' || u || '@mowka.test', 'Anna', 'Nowak', 'Anna N',
       'avatar0.svg', 'COMPLETED', 'ENG', '2026-01-01', '2026-01-01' from generate_series(1, ${learners}) u`,
    `insert into language_accesses (user_id, target_lang, starts_at, expires_at)
     select bench_id('user', u), 'ENG', '2026-01-01', '2099-01-01' from generate_series(1, ${learners}) u`,
    `insert into user_languages (user_id, lang, level)
     select bench_id('user', u), 'ENG', 'A1' from generate_series(1, ${learners}) u`,
    `insert into lesson_progress (user_id, lesson_id, course_id, started_at, finished_at, current_item, last_mode,
       last_activity, seconds)
     select bench_id('user', u), bench_id('lesson', l), bench_id('course', ${courseOfLesson}), ${day} make_interval(days => l),
       case when l * ${OWN.exercises} <= ${DONE} then ${day} make_interval(days => l, hours => 1) end,
       bench_id('exercise', least(l * ${OWN.exercises}, ${DONE} + 1)), 'WRITING', ${day} make_interval(days => l, hours => 1), 600
     from generate_series(1, ${learners}) u, generate_series(1, ${Math.ceil(DONE / OWN.exercises)}) l`,
    `insert into exercise_progress (user_id, lesson_id, exercise_id, attempts, done_at)
     select bench_id('user', u), bench_id('lesson', ${lessonOfExercise}), bench_id('exercise', e), e % 3, ${day} make_interval(days => e)
     from generate_series(1, ${learners}) u, generate_series(1, ${DONE}) e`,
    `insert into daily_points (user_id, target_lang, day, points, successes, of_streak, seconds, last_event_at)
     select bench_id('user', u), 'ENG', date '2026-09-01' + d, 5, 8, d % 9 > 0, 300, ${day} make_interval(days => d)
     from generate_series(1, ${learners}) u, generate_series(0, 59) d`,
    `insert into learner_logs (user_id, version)
     select bench_id('user', u), ${perLearner} from generate_series(1, ${learners}) u`,
    `insert into point_totals (user_id, target_lang, points)
     select user_id, target_lang, sum(points) from daily_points group by 1, 2`,
    `insert into word_stages (user_id, word_id, target_lang, stage, next_review_at)
     select bench_id('user', u), bench_id('word', w), 'ENG', w % 5, ${day} make_interval(days => w)
     from generate_series(1, ${learners}) u, generate_series(1, 50) w`,
    `insert into known_words (user_id, word_id, created_at)
     select bench_id('user', u), bench_id('word', w), ${day} make_interval(days => w)
     from generate_series(1, ${learners}) u, generate_series(36, 37) w`,
    `insert into progress_events (event_id, user_id, name, lesson_id, course_id, target_lang, created_at, received_at, payload)
     select md5('event ' || v)::uuid, bench_id('user', u),
       (array['EXAMPLE_DISPLAYED','EXAMPLE_ATTEMPT','EXAMPLE_SUCCESS'])[i % 3 + 1],
       bench_id('lesson', ${lessonOfExercise}), bench_id('course', 1), 'ENG', at, at,
       jsonb_build_object('exerciseId', bench_id('exercise', e), 'learningMode', 'WRITING', 'userInput', 'This is sentence number ' || e)
     from generate_series(1, ${perLearner * learners}) v,
       lateral (select (v - 1) / ${perLearner} + 1 as u, (v - 1) % ${perLearner} as i, (v - 1) % ${DONE} + 1 as e,
         ${day} make_interval(mins => ((v - 1) % ${perLearner})::int * 90) as at) n`,
  ]
}

/** Fills a migrated, empty database. The log's constraints and indexes are created after its rows, which is much faster. */
async function fill(client: pg.Client, size: Size, issuer: string, more: readonly string[]): Promise<void> {
  await client.query(idSql)
  const { rows } = await client.query<{ name: string; drop: string; make: string }>(
    `select conname as name, format('alter table progress_events drop constraint %I', conname) as drop,
       format('alter table progress_events add constraint %I %s', conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = 'progress_events'::regclass and contype in ('p', 'u', 'f')
     union all
     select indexname, format('drop index %I', indexname), indexdef from pg_indexes
     where tablename = 'progress_events' and indexname not in (select conname from pg_constraint)`,
  )
  for (const { drop } of rows) await client.query(drop)
  // The generated rows are consistent, and checking foreign keys would take longer than inserting.
  await client.query('set session_replication_role = replica')
  for (const text of [...statements(size), ...more])
    await client.query(text, text.includes('$1') ? [issuer] : [])
  await client.query('set session_replication_role = origin')
  for (const { make } of rows) await client.query(make)
  await client.query('vacuum analyze')
}

const REMOTES = ['learning', 'trainers', 'vocabulary', 'commerce', 'admin', 'company']
const FILES = 30

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

function manifestOf(name: string) {
  const files = Array.from({ length: FILES }, (_, at) => {
    const path = `part-${at}.${createHash('md5').update(`${name} ${at}`).digest('hex').slice(0, 16)}.js`
    return { path, integrity: integrityOf(path), size: 10_000 + at }
  })
  const paths = files.map(({ path }) => path)
  const page = (at: number) => paths.slice(at, at + 2)
  return {
    name,
    version: '1.0.0',
    entry: paths[0],
    files,
    kernelRange: '^2.0.0',
    pages: Object.fromEntries(
      ['courses', 'details', 'profile', 'lesson'].map((each, at) => [each, page(at * 2)]),
    ),
    widgets: {},
    texts: { pl: [paths[20]], en: [paths[21]] },
    needs: {},
    shared: [],
    ...(name === 'shell'
      ? {
          shell: {
            scripts: paths.slice(0, 3),
            styles: [],
            routes: [{ name: 'courses', path: '/course', remote: 'learning', page: 'courses' }],
            kernelVersion: '2.0.0',
          },
        }
      : {}),
  }
}

/** Inserts realistically sized releases of the shell and of each remote, so that the page can be served. */
async function fillReleases(client: pg.Client): Promise<void> {
  for (const name of ['shell', ...REMOTES]) {
    await client.query(
      `insert into releases (name, version, manifest, content_hash, created_by) values ($1, '1.0.0', $2, $1, 'bench')`,
      [name, manifestOf(name)],
    )
    await client.query(
      `insert into release_pointers (name, live, salt, updated_by) values ($1, '1.0.0', 'salt', 'bench')`,
      [name],
    )
  }
}

/** Creates a database of a given size and returns its URL. `more` are further statements that fill it. */
export async function makeDatabase(
  server: string,
  name: string,
  size: Size,
  { issuer }: Provider,
  more: readonly string[] = [],
): Promise<string> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(server)
  own.pathname = `/${name}`
  const client = new pg.Client({ connectionString: own.href })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: path.join(root, 'server/migrations') })
  await fill(client, size, issuer, more)
  await fillReleases(client)
  await client.end()
  return own.href
}
