import type { CallName } from '@mowka/contract/all-endpoints'
import { course, idOf, lesson, seedLibrary, word } from '../../testing/library'
import { grant } from '../../testing/people'
import { startTestApi, type TestApi } from '../../testing/test-api'

const LEARNERS = 2_000
const WORDS_EACH = 20
const WORDS_OF_ONE = 5_000

/** Tables that grow with the number of learners. */
const ofLearners = ['word_stages', 'known_words', 'word_reviews', 'word_sessions']

const path = 'courses/eng/duzo'
const who = { name: 'pilna' }
let statements: string[] = []
let t: TestApi
beforeAll(async () => {
  t = await startTestApi({ onStatement: (text) => void statements.push(text) })
  await seedLibrary(t, {
    courses: [
      course(path, {
        lessons: [
          lesson(`${path}/pierwsza`, {
            words: [word(`${path}/words/w1`, { answer: 'word', example: 'słowo' })],
          }),
        ],
      }),
    ],
  })
  const { userId } = await grant(t, who, 'ENG')
  const run = (text: string) => t.db.execute(text)
  await run(`insert into users select * from jsonb_populate_recordset(null::users, (
    select jsonb_agg(to_jsonb(users) || jsonb_build_object('id', 'many-' || n, 'subject', 'many-' || n, 'email', n || '@mowka.test'))
    from users, generate_series(1, ${LEARNERS}) as n where id = '${userId}'))`)
  await run(`insert into words select * from jsonb_populate_recordset(null::words, (
    select jsonb_agg(to_jsonb(words) || jsonb_build_object('id', 'word-' || n, 'answer', 'word ' || n))
    from words, generate_series(1, ${WORDS_OF_ONE - 1}) as n))`)
  const stages = (
    from: string,
  ) => `insert into word_stages (user_id, word_id, target_lang, stage, next_review_at)
    select ${from}`
  const due = `'ENG', 2 + place % 7, '2026-11-10T23:00:00Z'::timestamptz + make_interval(days => place % 60)`
  const numbered = `(select id, row_number() over (order by id)::int as place from words) as word`
  await run(stages(`'${userId}', id, ${due} from ${numbered}`))
  await run(
    stages(
      `'many-' || n, id, ${due} from ${numbered}, generate_series(1, ${LEARNERS}) as n
        where place between n % ${WORDS_OF_ONE - WORDS_EACH} + 1 and n % ${WORDS_OF_ONE - WORDS_EACH} + ${WORDS_EACH}`,
    ),
  )
  await run(`insert into word_reviews (attempt_id, user_id, word_id, target_lang, session_id, category, hinted, kind,
      stage_before, stage_after, answered_at, received_at)
    select gen_random_uuid(), user_id, word_id, 'ENG', 'session of ' || user_id, 'CORRECT', false, 'due', 2, 3, now(), now()
    from word_stages`)
  await run(
    `insert into known_words (user_id, word_id) select user_id, word_id from word_stages where stage = 8`,
  )
  await run(`insert into word_sessions (id, user_id, mode, source_lang, target_lang, total_words, started_at)
    select 'session ' || id, id, 'repetition', 'PL', 'ENG', 10, now() from users`)
  await run('analyze')
}, 120_000)
afterAll(() => t.close())

/** Returns the query plans of a call, and the tables with sequential scans. */
async function plansOf(name: CallName, args: Record<string, unknown>) {
  statements = []
  const { status } = await t.call(name, args, who)
  const made = statements.filter((text) => /^\s*(with|select|insert|update)/i.test(text))
  const plans: string[] = []
  for (const text of made) {
    const plan = await t.db.transaction(async (tx) => {
      const values = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1])))
      await tx.execute('set local plan_cache_mode = force_generic_plan')
      await tx.execute(`prepare planned as ${text}`)
      const nulls = Array.from({ length: values }, () => 'null').join(', ')
      const { rows } = Object(await tx.execute(`explain execute planned${values > 0 ? `(${nulls})` : ''}`))
      await tx.execute('deallocate planned')
      return rows.map((row: object) => Object.values(row)[0]).join('\n')
    })
    plans.push(plan)
  }
  return { status, plans }
}

test.each<[CallName, Record<string, unknown>]>([
  ['getDueWords', { offset: 200 }],
  ['getAllWords', { offset: 1000 }],
  ['getUpcomingWords', {}],
  ['getWordStats', {}],
  ['getWordForecast', {}],
  ['startWordSession', { body: { mode: 'repetition' } }],
  ['startWordSession', { body: { lessonId: idOf(`${path}/pierwsza`) } }],
  [
    'attemptWord',
    {
      body: {
        wordId: idOf(`${path}/words/w1`),
        wordAnswerData: {
          prompt: { text: '', lang: 'PL' },
          correctAnswer: { text: '', lang: 'ENG' },
          userInput: { text: 'word 1', lang: 'ENG' },
        },
      },
    },
  ],
])('%s reads no table of learners from end to end (%j)', async (name, args) => {
  const { status, plans } = await plansOf(name, args)
  expect(status).toBe(200)
  expect(plans.length).toBeGreaterThan(0)
  if (process.env.SHOW_PLANS) process.stdout.write(`\n## ${name}\n\n${plans.join('\n\n')}\n`)
  for (const table of ofLearners) {
    const scanned = plans.filter((plan) => plan.includes(`Seq Scan on ${table}`))
    expect({ table, scanned }).toEqual({ table, scanned: [] })
  }
})
