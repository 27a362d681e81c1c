import type { CallName } from '@mowka/contract/all-endpoints'
import { seedLibrary } from '../../testing/library'
import { startTestApi, type TestApi } from '../../testing/test-api'

/**
 * Query plans of the panel's lists on a large library. `SHOW_PLANS=1` fills it to full size and prints the scans and
 * durations of each list; without it, few rows suffice, because the checked property doesn't depend on their number:
 * the lists use an index.
 */
const isShown = Boolean(process.env.SHOW_PLANS)
const EXERCISES = isShown ? 60_000 : 1_000
const WORDS = isShown ? 20_000 : 1_000
const HINTS = isShown ? 2_000 : 50
const LESSONS = isShown ? 1_200 : 50

const admin = { name: 'editor', roles: ['admin' as const] }
let statements: { text: string; values: unknown[] }[] = []
let t: TestApi

beforeAll(async () => {
  t = await startTestApi({ onStatement: (text, values) => void statements.push({ text, values }) })
  await seedLibrary(t, { courses: [], products: [], popups: [], companies: [] })
  const run = (text: string) => t.db.execute(text)
  const pair = `case when n % 10 = 0 then 'DE' else 'ENG' end`
  const time = `'2026-01-01T00:00:00Z'::timestamptz + make_interval(mins => n)`
  const phrase = (begin: string) => `'${begin} ' || md5(n::text) || ' ' || md5((n % 997)::text) || ' ' || n`
  await run(`insert into exercises (id, example, example_lang, answer, answer_lang, tags, need_attention, active, created_at)
    select 'e' || n, ${phrase('Zdanie')}, 'PL', ${phrase('Sentence')}, ${pair},
      jsonb_build_array('tag' || n % 200), n % 211 = 0, n % 97 <> 0, ${time}
    from generate_series(1, ${EXERCISES}) as n`)
  await run(`insert into words (id, example, example_lang, answer, answer_lang, tags, need_attention, active, created_at)
    select 'w' || n, ${phrase('słowo')}, 'PL', ${phrase('word')}, ${pair}, '[]', n % 211 = 0, n % 97 <> 0, ${time}
    from generate_series(1, ${WORDS}) as n`)
  await run(`insert into exercise_words (exercise_id, word_id, position)
    select 'e' || n, 'w' || n % ${WORDS} + 1, 0 from generate_series(1, ${EXERCISES}) as n`)
  await run(`insert into hints (id, content, source_lang, target_lang, created_at)
    select 'h' || n, '<p>' || ${phrase('Wskazówka')} || '</p>', 'PL', ${pair}, ${time}
    from generate_series(1, ${HINTS}) as n`)
  await run(`insert into exercise_hints (exercise_id, hint_id, position)
    select 'e' || n, 'h' || n % ${HINTS} + 1, 0 from generate_series(1, ${EXERCISES}) as n`)
  await run(`insert into lessons (id, name_target, name_source, level, source_lang, target_lang, created_at)
    select 'l' || n, ${phrase('Lesson')}, ${phrase('Lekcja')}, 'A1', 'PL', ${pair}, ${time}
    from generate_series(1, ${LESSONS}) as n`)
  await run(`insert into reported_bugs (id, exercise_id, mode, comment, suggested_answer, status, created_at)
    select 'r' || n, 'e' || (n * 100 - 1), 'WRITING', '-', '-', 'REPORTED', now()
    from generate_series(1, ${EXERCISES / 100}) as n`)
  await run('vacuum analyze')
}, 300_000)
afterAll(() => t.close())

const quoted = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : `'${String(value).replaceAll("'", "''")}'`

/** Returns the plan of a statement under these settings. */
async function planOf(
  { text, values }: (typeof statements)[number],
  explain: string,
  settings: string[] = [],
) {
  return t.db.transaction(async (tx) => {
    for (const each of ['plan_cache_mode = force_custom_plan', ...settings])
      await tx.execute(`set local ${each}`)
    await tx.execute(`prepare planned as ${text}`)
    const filled = values.length > 0 ? `(${values.map(quoted).join(', ')})` : ''
    const { rows } = Object(await tx.execute(`explain ${explain} execute planned${filled}`))
    await tx.execute('deallocate planned')
    return rows.map((row: object) => Object.values(row)[0]).join('\n') as string
  })
}

/** Summarizes a plan's scans and durations. */
function inShort(plan: string): string {
  const nodes = plan.match(
    /(Index Only Scan|Index Scan|Bitmap Index Scan|Seq Scan)( Backward)?( using| on) \w+|\b(Incremental )?Sort(?= )/g,
  )
  const time = plan.match(/Execution Time: ([\d.]+)/)?.[1]
  return `${[...new Set(nodes)].join(', ')} (${time} ms)`
}

/** With these settings, a plan contains a sequential scan or a sort only if no index can be used. */
const withoutScans = ['enable_seqscan = off', 'enable_sort = off']

/** Returns the statements of a call that read a table. */
async function readingOf(name: CallName, query: Record<string, unknown>, table: string) {
  statements = []
  const { status } = await t.call(name, query, admin)
  expect(status).toBe(200)
  return statements.filter(({ text }) => text.includes(`from "${table}"`))
}

const pair = 'exampleLang:PL;answerLang:ENG'
const lastPage = (rows: number, limit: number) => Math.floor((rows * 0.9) / limit)
const middle = (rows: number, limit: number) => Math.floor(lastPage(rows, limit) / 2)

type Case = [what: string, query: Record<string, unknown>, options?: { sorts?: true }]

function casesOf(rows: number): Case[] {
  const at = (page: number, sort: string) => ({ filters: pair, limit: 50, page, sort })
  return [
    ...['createdAt:desc', 'example:asc', 'answer:desc'].flatMap((sort): Case[] => [
      [`first page by ${sort}`, at(1, sort)],
      [`page in the middle by ${sort}`, at(middle(rows, 50), sort)],
      [`last page by ${sort}`, at(lastPage(rows, 50), sort)],
    ]),
    ['search that finds few', { filters: `${pair};$search:7f39f8` }, { sorts: true }],
    ['what needs attention', { filters: `${pair};needAttention:true` }, { sorts: true }],
    ['what is switched off', { filters: `${pair};active:false` }, { sorts: true }],
  ]
}

const lists: [CallName, string, Case[]][] = [
  [
    'listExercises',
    'exercises',
    [
      ...casesOf(EXERCISES),
      ['a tag', { filters: `${pair};tags:tag7` }, { sorts: true }],
      [
        'reported ones',
        { filters: `${pair};reportedBugs.status:REPORTED`, options: 'includeReportedBugs:1' },
        { sorts: true },
      ],
    ],
  ],
  [
    'listWords',
    'words',
    casesOf(WORDS).map(([what, query, options]) => [what, { ...query, withExercises: true }, options]),
  ],
]

const cases = lists.flatMap(([name, table, all]) =>
  all.map(([what, query, options]) => ({ name, table, what, query, sorts: options?.sorts ?? false })),
)

test.each(cases)(
  '$name reads $what through an index (S-ADM-16, S-ADM-17)',
  async ({ name, table, what, query, sorts }) => {
    const made = await readingOf(name, query, table)
    expect(made.length).toBeGreaterThan(1)
    if (isShown) {
      const plans = await Promise.all(made.map((each) => planOf(each, '(analyze)')))
      process.stdout.write(`| ${table} | ${what} | ${plans.map(inShort).join(' · ')} |\n`)
      if (process.env.SHOW_PLANS === 'whole') process.stdout.write(`${plans.join('\n\n')}\n`)
    }
    for (const each of made) {
      const plan = await planOf(each, '', withoutScans)
      expect(plan).not.toContain(`Seq Scan on ${table}`)
      // The few words and hints of each row are sorted.
      if (!sorts && !plan.includes('SubPlan')) expect(plan).not.toMatch(/\bSort\b/)
    }
  },
)
