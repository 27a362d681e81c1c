import { refusedFile } from '@mowka/content/library-error'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { editorsImports, textsOf, zipOf } from '../../testing/content-imports'
import { at, exercise, idOf, sampleLibrary, seedLibrary } from '../../testing/library'
import { admin, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { exercises, lessons } from '../course/tables'
import { contentHistory } from '../history/tables'
import { recordings } from '../recording/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

const other: TestPerson = { name: 'ewa', roles: ['admin'] }
/** A third editor, because uploads are limited per editor and minute. */
const third: TestPerson = { name: 'iga', roles: ['admin'] }
const kitchen = idOf(`${at.homeFirst}/kuchnia`)
const salon = idOf(`${at.homeFirst}/salon`)

const { download, upload, current, plan, rows, apply, changedArchive } = editorsImports(() => t)
const edit = (id: string, body: object, who = other) => t.call('updateExercise', { id, body }, who)
const stored = async (id: string) => (await t.db.select().from(exercises).where(eq(exercises.id, id)))[0]

const cookNow = (text: string) => text.replace('I cook in the kitchen.', 'I often cook in the kitchen.')

describe('an import', () => {
  beforeEach(() => seedLibrary(t))
  afterEach(() => t.empty())

  test('an export has readable names and can be imported again without changes', async () => {
    const archive = await download({ format: 'zip' })
    expect([...(await textsOf(archive)).keys()]).toEqual(
      expect.arrayContaining([
        'courses/eng/dom-i-miasto/course.yaml',
        'courses/eng/dom-i-miasto/pokoje.yaml',
        'courses/de/niemiecki-na-start/course.yaml',
        'popups.yaml',
      ]),
    )
    const read = await plan('all.zip', archive)
    expect(read).toMatchObject({ state: 'planned', counts: { created: 0, updated: 0, theirs: 0, gone: 0 } })
    expect(read.counts.unchanged).toBeGreaterThan(15)
    expect((await apply()).problem.code).toBe('NOTHING_TO_DO')
  })

  test('imports a dialogue changed in an exported archive and adds a recording for its new line', async () => {
    const archive = await changedArchive((text) =>
      text.replace('text: Where are you?', 'text: Are you here?'),
    )
    expect(await plan('home.zip', archive, third)).toMatchObject({ counts: { updated: 1, created: 0 } })
    expect((await rows({}, third)).map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['dialogue'],
    ])
    await apply([], third)
    const [row] = await t.db
      .select({ dialogue: lessons.dialogue })
      .from(lessons)
      .where(eq(lessons.id, idOf(at.homeFirst)))
    expect(row?.dialogue?.lines[0]).toMatchObject({ by: 'a', text: 'Are you here?' })
    expect(row?.dialogue?.phrases).toHaveLength(2)
    const spoken = await t.db.select().from(recordings).where(eq(recordings.text, 'Are you here?'))
    expect(spoken).toMatchObject([{ lang: 'ENG', voice: 'female' }])
  })

  test('a row added to an exported table becomes an exercise of its lesson, even if the lesson has changed', async () => {
    // The lesson was changed in the panel before the export, and one of its other exercises after it.
    await t.call('updateLesson', { id: idOf(at.homeFirst), body: { tags: ['A1', 'podroz_02'] } }, other)
    const csv = new TextDecoder().decode(await download({ format: 'csv', courseId: idOf(at.home) }))
    await t.call(
      'changeLessonContents',
      {
        id: idOf(at.homeFirst),
        body: { part: 'exercises', action: 'attach', rowId: idOf(`${at.homeLast}/jeden`) },
      },
      other,
    )
    const cells = new Map([
      ['lesson', /"(courses[^"]*pokoje)"/.exec(csv)?.[1]],
      ['slug', 'nowe'],
      ['example', 'Nowe zdanie.'],
      ['answer', 'A new sentence.'],
      ['active', 'tak'],
      ['lessonId', idOf(at.homeFirst)],
    ])
    const columns = csv.split('\r\n')[0]?.replace('\uFEFF', '').replaceAll('"', '').split(';') ?? []
    const added = columns.map((column) => `"${cells.get(column) ?? ''}"`).join(';')
    const read = await plan('dom.csv', `${csv}${added}\r\n`, other)
    expect(read).toMatchObject({ state: 'planned', counts: { created: 1, updated: 1, theirs: 0, gone: 0 } })
    await apply([], other)
    const { answer } = await t.call('getLessonExercises', { id: idOf(at.homeFirst) }, admin)
    expect(answer.data.map((each) => each.answer).slice(-2)).toEqual([
      `Sentence ${at.homeLast}/jeden`,
      'A new sentence.',
    ])
    expect(answer.data).toHaveLength(5)
  })

  test('a table in the encoding of an old spreadsheet program is rejected with its own code', async () => {
    // "ł" in Windows-1250 is not valid UTF-8.
    const read = await plan('stara.csv', Buffer.from([0x6c, 0xb3, 0x3b, 0x0a]), other)
    expect(read).toMatchObject({ state: 'refused', mistakes: [{ code: 'ENCODING' }] })
  })

  test('the later of two concurrent first uploads becomes the import', async () => {
    const sent = await Promise.all(['one.yaml', 'two.yaml'].map((name) => upload(name, 'a: 1', other)))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([202, 202])
    await t.runJobs()
    expect((await current(other)).fileName).toMatch(/^(one|two)\.yaml$/)
  })

  test('plans only the changed sentence, writes nothing until applied and has nothing to do afterwards', async () => {
    const archive = await changedArchive(cookNow)
    const read = await plan('dom.zip', archive)
    expect(read.counts).toMatchObject({ created: 0, updated: 1, theirs: 0, gone: 0 })
    expect(await rows()).toMatchObject([
      {
        _id: kitchen,
        kind: 'exercise',
        verdict: 'updated',
        title: 'Gotuję w kuchni.',
        file: 'courses/eng/dom-i-miasto/pokoje.yaml',
        // The gap moves with its word.
        changes: [
          { field: 'answer', before: 'I cook in the kitchen.', after: 'I often cook in the kitchen.' },
          { field: 'gaps', after: [{ ranges: [{ start: 8, end: 12 }] }] },
        ],
      },
    ])
    expect((await stored(kitchen))?.answer).toBe('I cook in the kitchen.')
    expect((await apply()).status).toBe(202)
    expect(await current()).toMatchObject({ state: 'done', percent: 100, written: 1, overtaken: 0 })
    expect(await stored(kitchen)).toMatchObject({
      answer: 'I often cook in the kitchen.',
      version: 2,
      edited: true,
    })
    expect((await t.call('listHistory', { filters: `_id:${kitchen}` }, admin)).answer.data).toMatchObject([
      { action: 'changed', version: 2, author: 'adam@mowka.test' },
    ])
    const [entry] = await t.db.select().from(contentHistory)
    expect(entry?.batchId).toBe(read._id)
    expect((await plan('dom.zip', archive)).counts).toMatchObject({ created: 0, updated: 0, theirs: 0 })
  })

  test('the starter library does not overwrite what an import has written', async () => {
    await plan('dom.zip', await changedArchive(cookNow))
    await apply()
    expect((await t.call('importContent', { body: sampleLibrary() }, admin)).answer).toMatchObject({
      kept: 1,
    })
    expect((await stored(kitchen))?.answer).toBe('I often cook in the kitchen.')
  })

  test("another editor's changes since the export are preserved unless overridden row by row", async () => {
    const archive = await changedArchive((text) =>
      cookNow(text).replace('Zdanie courses/eng/dom/pokoje/salon', 'Salon'),
    )
    await edit(kitchen, { answer: 'She cooks.' })
    await edit(salon, { example: 'Nasz salon' })
    expect((await plan('dom.zip', archive)).counts).toMatchObject({ updated: 0, theirs: 2 })
    expect((await rows({ filters: 'verdict:theirs' })).map(({ _id }) => _id).sort()).toEqual(
      [kitchen, salon].sort(),
    )
    expect((await apply([salon])).status).toBe(202)
    expect(await current()).toMatchObject({ state: 'done', written: 1 })
    expect((await stored(kitchen))?.answer).toBe('She cooks.')
    expect((await stored(salon))?.example).toBe('Salon')
  })

  test('applying an outdated plan writes nothing and returns a new plan', async () => {
    await plan('dom.zip', await changedArchive(cookNow))
    await edit(kitchen, { answer: 'She cooks.' })
    const refused = await apply()
    expect([refused.status, refused.problem.code]).toEqual([409, 'PLAN_CHANGED'])
    expect(await current()).toMatchObject({
      state: 'planned',
      isNewPlan: true,
      counts: { updated: 0, theirs: 1 },
    })
    expect((await stored(kitchen))?.answer).toBe('She cooks.')
  })

  test('applying a plan requires its digest', async () => {
    await plan('dom.zip', await changedArchive(cookNow))
    const { status, problem } = await t.call('applyContentImport', { body: { digest: 'other' } }, admin)
    expect([status, problem.code]).toEqual([409, 'PLAN_CHANGED'])
  })

  test('a row changed while the import is writing is not overwritten', async () => {
    await plan('dom.zip', await changedArchive(cookNow))
    const { digest } = await current()
    await t.call('applyContentImport', { body: { digest } }, admin)
    await edit(kitchen, { answer: 'She cooks.' })
    await t.runJobs()
    expect(await current()).toMatchObject({ state: 'done', written: 0, overtaken: 1 })
    expect(await rows()).toMatchObject([{ _id: kitchen, isWritten: false }])
    expect((await stored(kitchen))?.answer).toBe('She cooks.')
  })

  test('an import belongs to its editor alone and expires after a day', async () => {
    await plan('dom.zip', await changedArchive(cookNow))
    expect((await t.call('getContentImport', {}, other)).answer.import).toBeNull()
    expect(await rows({}, other)).toEqual([])
    t.setNow('2026-11-17T10:00:01Z')
    expect((await t.call('getContentImport', {}, admin)).answer.import).toBeNull()
  })

  test('dropping an import deletes its file too', async () => {
    await plan('dom.zip', await changedArchive(cookNow))
    expect((await t.call('dropContentImport', {}, admin)).status).toBe(204)
    expect((await t.call('getContentImport', {}, admin)).answer.import).toBeNull()
    expect(await t.services.storage.list('content-imports/')).toEqual([])
  })

  test('creates new exercises, words and lessons with their links', async () => {
    const files = await textsOf(await download({ format: 'zip', courseId: idOf(at.home) }))
    const place = 'courses/eng/dom-i-miasto'
    files.set(`${place}/course.yaml`, `${files.get(`${place}/course.yaml`)}  - nowa\n`)
    files.set(
      `${place}/nowa.yaml`,
      `name: { target: "New|One", source: "Nowa|Jedna" }
level: A1
tags: []
exercises:
  - { slug: one, example: Mam psa., answer: I have a dog., words: [dog], gaps: [dog] }
words:
  - { slug: dog, example: pies, answer: a dog }
`,
    )
    const read = await plan('dom.zip', zipOf(files))
    expect(read.counts).toMatchObject({ created: 3, updated: 1 })
    expect((await rows({ filters: 'kind:exercise' }))[0]?.remarks.map(({ message }) => message)).toContain(
      'needs a hint that explains the sentence',
    )
    await apply()
    const { answer } = await t.call('getExercise', { id: idOf(`${place}/nowa/one`) }, admin)
    expect(answer).toMatchObject({ answer: 'I have a dog.', words: [{ answer: 'a dog' }] })
    expect((await plan('dom.zip', zipOf(files))).counts).toMatchObject({ created: 0, updated: 0, theirs: 0 })
  })

  test('a table changes only the exercises it lists', async () => {
    const table = new TextDecoder().decode(await download({ format: 'csv', search: 'kitchen' }))
    expect(table.trim().split('\r\n')).toHaveLength(2)
    const read = await plan('dom.csv', cookNow(table))
    expect(read.counts).toMatchObject({ created: 0, updated: 1, theirs: 0 })
    await apply()
    expect((await stored(kitchen))?.answer).toBe('I often cook in the kitchen.')
  })

  test('accepts the file of a single lesson', async () => {
    const files = await textsOf(await download({ format: 'zip', courseId: idOf(at.home) }))
    const text = files.get('courses/eng/dom-i-miasto/pokoje.yaml') ?? ''
    expect(
      (await plan('pokoje.yaml', text.replace('Pokoje|W domu', 'Pokoje|W moim domu'))).counts,
    ).toMatchObject({
      created: 0,
      updated: 1,
    })
    await apply()
    const [lesson] = await t.db
      .select()
      .from(lessons)
      .where(eq(lessons.id, idOf(at.homeFirst)))
    expect(lesson?.nameSource).toBe('Pokoje|W moim domu')
  })

  test('does not recreate what an editor deleted', async () => {
    const archive = await changedArchive(cookNow)
    await t.call('deleteExercise', { id: kitchen }, other)
    const read = await plan('dom.zip', archive)
    expect(read.counts).toMatchObject({ updated: 0, gone: 1 })
    expect((await apply()).problem.code).toBe('NOTHING_TO_DO')
  })
})

const refused: readonly [
  what: string,
  name: string,
  bytes: () => Uint8Array | string,
  code: string | null,
][] = [
  ['an empty file', 'a.zip', () => '', 'EMPTY'],
  ['a program', 'a.exe', () => 'MZ', 'KIND'],
  ['a picture called an archive', 'a.zip', () => '\x89PNG....................................', 'BROKEN'],
  ['an archive called a table', 'a.csv', () => zipSync({ 'a.yaml': strToU8('x') }), 'NESTED'],
  ['a zip bomb', 'a.zip', () => zipSync({ 'courses/a.yaml': new Uint8Array(6 * 1024 * 1024) }), 'RATIO'],
  ['a name that leaves', 'a.zip', () => zipSync({ '../../etc/a.yaml': strToU8('x') }), 'NAME_LEAVES'],
  ['a hidden direction', 'a.zip', () => zipSync({ 'courses/a\u202Elmay.yaml': strToU8('x') }), 'NAME_SIGNS'],
  ['nothing of a library', 'a.zip', () => zipSync({ 'readme.txt': strToU8('x') }), 'NOTHING'],
  ['another encoding', 'a.yaml', () => new Uint8Array([0xff, 0xfe, 0x61, 0x00]), 'ENCODING'],
  ['aliases that multiply', 'a.yaml', () => `a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n`, 'ALIASES'],
  ['brackets without an end', 'a.yaml', () => '['.repeat(200_000), 'YAML'],
]
describe('a rejected file', () => {
  beforeAll(() => seedLibrary(t))
  afterAll(() => t.empty())

  test.each(refused)(
    '%s is rejected with a reason and leaves nothing behind',
    async (_, name, bytes, code) => {
      const read = await plan(name, bytes())
      expect(read.state).toBe('refused')
      expect(read.mistakes[0]?.code).toBe(code)
      expect(read.mistakes[0]?.message).not.toBe('')
      expect(await rows()).toEqual([])
      expect(await t.services.storage.list('content-imports/')).toEqual([])
    },
  )

  test('a file whose parsing is ended at a limit is rejected with the reason, while other calls are answered', async () => {
    const start = t.services.startUploadParser
    const meanwhile: number[] = []
    t.services.startUploadParser = () => ({
      ...start(),
      parse: async () => {
        meanwhile.push((await t.call('getContentImport', {}, admin)).status)
        throw refusedFile('TOO_SLOW')
      },
    })
    try {
      const read = await plan('slow.yaml', 'a: 1', other)
      expect(read).toMatchObject({ state: 'refused', mistakes: [{ code: 'TOO_SLOW' }] })
      expect(meanwhile).toEqual([200])
    } finally {
      t.services.startUploadParser = start
    }
  })

  test('a file that is too large is rejected during the upload', async () => {
    expect((await upload('a.zip', new Uint8Array(20 * 1024 * 1024 + 1))).statusCode).toBe(413)
  })

  test('reports mistakes with file, line, key and reason, and plans nothing', async () => {
    const archive = await changedArchive((text) =>
      text.replace('  - slug: gotuje-w-kuchni\n', '  - slug: Not A Slug\n').replace('level: A1', 'level: Z9'),
    )
    const read = await plan('dom.zip', archive)
    expect(read.state).toBe('refused')
    const places = read.mistakes.map(({ file, key }) => [file, key])
    expect(places).toContainEqual(['courses/eng/dom-i-miasto/pokoje.yaml', 'level'])
    expect(read.mistakes.every(({ line, message }) => (line ?? 0) > 0 && message !== '')).toBe(true)
  })

  test("removes scripts from the file's texts before planning", async () => {
    const archive = await changedArchive((text) =>
      text.replace(
        '<p>in, at</p>',
        '<p onclick=\\"x()\\">in, at<script>x()</script></p><img src=x onerror=x()>',
      ),
    )
    const read = await plan('dom.zip', archive)
    expect(read.state === 'refused' ? [] : await rows()).toEqual([])
  })

  test('text that a spreadsheet would run as a formula survives export and import', async () => {
    const library = sampleLibrary()
    library.courses[0]?.lessons[0]?.exercises.push(
      exercise(`${at.homeFirst}/formula`, { answer: '=1+1 is two.' }),
    )
    await t.call('importContent', { body: library }, admin)
    const table = new TextDecoder().decode(await download({ format: 'csv', search: '=1+1' }))
    expect(table).toContain(`"'=1+1 is two."`)
    expect((await plan('a.csv', table)).counts).toMatchObject({ created: 0, updated: 0, theirs: 0 })
  })
})
