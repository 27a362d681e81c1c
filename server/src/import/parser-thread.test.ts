import { setImmediate } from 'node:timers/promises'
import { exerciseTable } from '@mowka/content/files/exercise-table'
import { LibraryError } from '@mowka/content/library-error'
import { readLibrary } from '@mowka/content/load'
import { strToU8, zipSync } from 'fflate'
import { sampleLibrary } from '../../testing/library'
import { parserInThread, type UploadParser } from './parse-upload'
import { parserThreads } from './parser-thread'

/** Starts real threads, as in production. */
const startThread = parserThreads(require.resolve('../../testing/parse-worker.mjs'))

/** Starts threads that run other code for each request, with Node's own `parentPort`. */
const threadsOf = (code: string, options: { timeout?: number; heapLimit?: number } = {}) => {
  const source = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${code} })`
  return parserThreads(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    ...options,
  })
}

const opened: UploadParser[] = []
const open = (start: () => UploadParser) => {
  const parser = start()
  opened.push(parser)
  return parser
}
afterEach(() => {
  for (const parser of opened.splice(0)) parser.close()
})

const course = `name: Dom
description: O domu
levels: [A1]
tags: [sytu-dom]
order: 1
active: true
explicitAccessRequired: false
lessons: [pokoje, kuchnia]
`
const lesson = (level = 'A1') => `name: { target: "Rooms|At home", source: "Pokoje|W domu" }
level: ${level}
tags: []
exercises:
  - { slug: one, example: Mam psa., answer: I have a dog. }
`
const archiveOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const upload = (name: string, content: string | Uint8Array) => ({
  name,
  bytes: typeof content === 'string' ? strToU8(content) : content,
})

/** The codes of a refusal. */
const refusalOf = async (parsing: Promise<unknown>) => {
  const error: unknown = await parsing.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof LibraryError)) throw error
  return error.mistakes.map(({ code }) => code)
}

const library = archiveOf({
  'courses/eng/dom/course.yaml': course,
  'courses/eng/dom/pokoje.yaml': lesson(),
  'courses/eng/dom/kuchnia.yaml': lesson('A2'),
  'readme.txt': 'Hello',
})
const ordinary: [description: string, name: string, content: string | Uint8Array][] = [
  ['archive', 'a.zip', library],
  [
    'table',
    'a.csv',
    exerciseTable(
      readLibrary(
        new Map([
          ['courses/eng/dom/course.yaml', course],
          ['courses/eng/dom/pokoje.yaml', lesson()],
          ['courses/eng/dom/kuchnia.yaml', lesson('A2')],
        ]),
        'part',
      ),
    ),
  ],
  ['lesson', 'a.yaml', lesson()],
]
test.each(ordinary)(
  'a thread returns the same %s as parsing in the current thread',
  async (_, name, content) => {
    const parsed = await open(startThread).parse(upload(name, content))
    expect(parsed).toEqual(await parserInThread().parse(upload(name, content)))
  },
)

test('an archive arrives with all lessons in their order', async () => {
  const parsed = await open(startThread).parse(upload('a.zip', library))
  if (parsed.kind !== 'archive') throw new Error('not an archive')
  expect(parsed.left).toEqual(['readme.txt'])
  expect(parsed.library.courses.map(({ lessons }) => lessons.map(({ level }) => level))).toEqual([
    ['A1', 'A2'],
  ])
})

test('a thread returns a JSON library with all courses in their order', async () => {
  const json = strToU8(JSON.stringify(sampleLibrary()))
  const parsed = await open(startThread).parseJson(json)
  expect(parsed).toEqual(await parserInThread().parseJson(json))
  if (parsed.kind !== 'library') throw new Error('refused')
  expect(parsed.library.courses).toHaveLength(4)
})

test('a thread returns the issues of a JSON library that differs from its schema', async () => {
  const parsed = await open(startThread).parseJson(strToU8('{ "courses": 1 }'))
  if (parsed.kind !== 'invalid') throw new Error('not refused')
  expect(parsed.issues[0]).toMatchObject({ code: 'invalid_type', path: ['courses'] })
})

test('mistakes are located in the parsed files', async () => {
  const parser = open(startThread)
  await parser.parse(upload('a.zip', library))
  const mistake = { file: 'courses/eng/dom/pokoje.yaml', key: 'exercises[0].answer', message: 'wrong' }
  expect(await parser.locate([mistake])).toEqual([{ ...mistake, line: 5 }])
})

const hostile: [description: string, name: string, content: () => string | Uint8Array, code: string][] = [
  ['a zip bomb', 'a.zip', () => zipSync({ 'courses/a.yaml': new Uint8Array(6 * 1024 * 1024) }), 'RATIO'],
  ['multiplying aliases', 'a.yaml', () => 'a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n', 'ALIASES'],
  ['deep nesting', 'a.yaml', () => `${'['.repeat(500)}${']'.repeat(500)}`, 'DEEP'],
  ['unclosed brackets', 'a.yaml', () => '['.repeat(200_000), 'YAML'],
  ['more than 50,000 values', 'a.yaml', () => `[${'a,'.repeat(60_000)}]`, 'MANY_NODES'],
  [
    'more than 50,000 keys',
    'a.yaml',
    () => Array.from({ length: 30_000 }, (_, n) => `k${n}: 1`).join('\n'),
    'MANY_NODES',
  ],
]
test.each(hostile)('%s is refused with its reason', async (_, name, content, code) => {
  expect(await refusalOf(open(startThread).parse(upload(name, content())))).toContain(code)
})

test('a thread that exceeds its memory ends, and the file is refused', async () => {
  const start = threadsOf('const all = []; for (;;) all.push(new Array(1000).fill({}))', { heapLimit: 16 })
  const parser = open(start)
  expect(await refusalOf(parser.parse(upload('a.yaml', 'a: 1')))).toEqual(['TOO_COMPLEX'])
  expect(await refusalOf(parser.locate([]))).toEqual(['TOO_COMPLEX'])
})

test('a thread that exceeds its time is terminated, and the file is refused', async () => {
  const parser = open(threadsOf('for (;;);', { timeout: 500 }))
  expect(await refusalOf(parser.parse(upload('a.yaml', 'a: 1')))).toEqual(['TOO_SLOW'])
})

test('the event loop runs while a thread is busy', async () => {
  const parser = open(threadsOf('for (;;);'))
  const order: string[] = []
  const parsing = parser.parse(upload('a.yaml', 'a: 1')).catch(() => order.push('parser ended'))
  for (let turn = 1; turn <= 3; turn += 1) {
    await setImmediate()
    order.push(`turn ${turn}`)
  }
  parser.close()
  await parsing
  expect(order).toEqual(['turn 1', 'turn 2', 'turn 3', 'parser ended'])
})

test('a thread that crashes or exits is a failure and no refusal, so that the job is retried', async () => {
  for (const code of ['throw new Error("broken")', 'process.exit(3)']) {
    const parsing = open(threadsOf(code)).parse(upload('a.yaml', 'a: 1'))
    await expect(parsing).rejects.toThrow(/^broken$|ended with code 3/)
    await expect(parsing).rejects.not.toBeInstanceOf(LibraryError)
  }
})
