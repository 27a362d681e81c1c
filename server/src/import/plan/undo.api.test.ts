import type { AppliedImport } from '@mowka/contract/schemas/editor/content-import'
import { eq } from 'drizzle-orm'
import { editorsImports, textsOf, zipOf } from '../../../testing/content-imports'
import { learner } from '../../../testing/learner'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { admin, anna, startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'
import { courses, exercises, lessons, type words } from '../../course/tables'
import { appliedImports, contentHistory } from '../../history/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(async () => {
  t.setNow('2026-11-16T10:00:00Z')
  await seedLibrary(t)
})
afterEach(() => t.empty())
afterAll(() => t.close())

/** Several editors, because uploads are limited per editor and minute. */
const ewa: TestPerson = { name: 'ewa', roles: ['admin'] }
const iga: TestPerson = { name: 'iga', roles: ['admin'] }
const editor: TestPerson = { name: 'ola', roles: ['editor'] }

const kitchen = idOf(`${at.homeFirst}/kuchnia`)
const salon = idOf(`${at.homeFirst}/salon`)
const { download, plan, apply, changedArchive } = editorsImports(() => t)

/** Moves the clock forward, as between two actions of people. */
let minute = 0
let now = ''
const later = () => {
  minute += 1
  now = `2026-11-16T11:${String(minute % 60).padStart(2, '0')}:00.000Z`
  t.setNow(now)
}

/** Content as exported, without versions. */
async function exported(): Promise<Map<string, string>> {
  const texts = await textsOf(await download({ format: 'zip' }))
  return new Map([...texts].map(([name, text]) => [name, text.replace(/^ *version: \d+\n/gm, '')]))
}

const addedExercise = `exercises:
  - slug: nowe
    example: Widzę kota.
    answer: I see a cat.
    words:
      - kot
    hints:
      - a-the
`
const newLesson = `name:
  target: Garden|Outside
  source: Ogród|Na dworze
level: A1
tags:
  - A1
  - podroz_02
exercises:
  - slug: drzewo
    example: To jest drzewo.
    answer: This is a tree.
    words: []
    hints: []
hints: []
words: []
`

/** Changes an exercise, and adds an exercise with its word and hint at the beginning of a lesson. */
const edited = (text: string) =>
  text
    .replace('I cook in the kitchen.\n    alternatives', 'I often cook in the kitchen.\n    alternatives')
    .replace('exercises:\n  - slug: gotuje', `${addedExercise}  - slug: gotuje`)
    .replace(
      'hints:\n  - slug: in-at',
      'hints:\n  - slug: a-the\n    content: <p>a, the</p>\n  - slug: in-at',
    )
    .replace(
      'words:\n  - slug: kanapa',
      'words:\n  - slug: kot\n    example: kot\n    answer: cat\n  - slug: kanapa',
    )
    .replace('lessons:\n  - pokoje', 'lessons:\n  - nowa\n  - pokoje')

/** An import that creates a lesson, an exercise, a word and a hint, and changes an exercise, a lesson and a course. */
async function manyChanges(): Promise<Uint8Array> {
  const files = await textsOf(await changedArchive(edited))
  return zipOf(new Map([...files, ['courses/eng/dom-i-miasto/nowa.yaml', newLesson]]))
}

/** Imports a file and returns the id of the applied import. */
async function imported(bytes: Uint8Array, who: TestPerson = admin): Promise<string> {
  later()
  const { _id, state, mistakes } = await plan('dom.zip', bytes, who)
  expect([state, mistakes]).toEqual(['planned', []])
  expect((await apply([], who)).status).toBe(202)
  later()
  return _id
}

const undo = (id: string, who: TestPerson = ewa) => t.call('undoAppliedImport', { id }, who)
const listed = async (): Promise<AppliedImport[]> =>
  (await t.call('listAppliedImports', {}, admin)).answer.data
const created = async (table: typeof exercises | typeof lessons | typeof words, tag: string) => {
  const rows = await t.db.select().from(table)
  return rows.find((row) => Object.values(row).includes(tag))
}
const newExercise = async () => (await created(exercises, 'I see a cat.')) as typeof exercises.$inferSelect
const newlyMadeLesson = async () => (await created(lessons, 'Ogród|Na dworze')) as typeof lessons.$inferSelect
/** Exercises of a file, too many for one transaction. */
const manyExercises = Array.from(
  { length: 230 },
  (_, number) =>
    `  - slug: zdanie-${number}\n    example: Zdanie ${number}.\n    answer: Sentence ${number}.\n`,
).join('')
const cookOften = (text: string) =>
  text.replace('I cook in the kitchen.\n    alt', 'I often cook in the kitchen.\n    alt')
const answerOf = async (id: string) =>
  (await t.db.select().from(exercises).where(eq(exercises.id, id)))[0]?.answer

describe('POST /admin/applied-imports/{id}/undo', () => {
  test('restores changed rows with their links and order, and deletes created ones', async () => {
    const before = await exported()
    const id = await imported(await manyChanges())
    expect(await exported()).not.toEqual(before)
    expect(await listed()).toMatchObject([
      {
        _id: id,
        source: 'file',
        name: 'dom.zip',
        author: 'adam@mowka.test',
        state: 'applied',
        created: 5,
        changed: 3,
        undo: null,
      },
    ])
    const { status, answer } = await undo(id)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      state: 'undone',
      undo: {
        author: 'ewa@mowka.test',
        percent: 100,
        restored: 3,
        removed: 5,
        archived: 0,
        kept: [],
        keptCount: 0,
      },
    })
    expect(await exported()).toEqual(before)
  })

  test('is recorded per field in the history, with the editor who undid the import', async () => {
    const id = await imported(await changedArchive(cookOften))
    await undo(id)
    const { answer } = await t.call('listHistory', { filters: `_id:${kitchen}` }, admin)
    expect(answer.data[0]).toMatchObject({ action: 'changed', version: 3, author: 'ewa@mowka.test' })
    expect(answer.data[0]?.changes).toContainEqual({
      field: 'answer',
      before: 'I often cook in the kitchen.',
      after: 'I cook in the kitchen.',
    })
  })

  test('leaves rows that were changed later alone, and lists them by name', async () => {
    const id = await imported(await manyChanges())
    await t.call('updateExercise', { id: kitchen, body: { tags: ['nowy'] } }, iga)
    const { id: lessonId } = await newlyMadeLesson()
    await t.call('updateLesson', { id: lessonId, body: { tags: ['A1', 'inny'] } }, iga)
    const { answer } = await undo(id)
    expect(answer.undo).toMatchObject({ restored: 2, keptCount: 3 })
    expect(answer.undo?.kept).toEqual(
      expect.arrayContaining([
        { kind: 'exercise', rowId: kitchen, name: 'I often cook in the kitchen.', reason: 'changed' },
        { kind: 'lesson', rowId: lessonId, name: 'Ogród', reason: 'changed' },
        { kind: 'exercise', rowId: expect.any(String), name: 'This is a tree.', reason: 'inUse' },
      ]),
    )
    expect(await answerOf(kitchen)).toBe('I often cook in the kitchen.')
    expect(await t.db.select().from(lessons).where(eq(lessons.id, lessonId))).toHaveLength(1)
    // The other rows are undone.
    expect(await newExercise()).toBeUndefined()
  })

  test('a change that was reverted by hand is no conflict', async () => {
    const id = await imported(await changedArchive(cookOften))
    const { tags } = (await t.call('getExercise', { id: kitchen }, iga)).answer
    for (const each of [['nowy'], tags])
      await t.call('updateExercise', { id: kitchen, body: { tags: each } }, iga)
    expect((await undo(id)).answer.undo).toMatchObject({ restored: 1, keptCount: 0 })
    expect(await answerOf(kitchen)).toBe('I cook in the kitchen.')
  })

  test('a changed row that was deleted later is listed without a name', async () => {
    const id = await imported(await changedArchive(cookOften))
    await t.call('deleteExercise', { id: kitchen }, iga)
    expect((await undo(id)).answer.undo?.kept).toEqual([
      { kind: 'exercise', rowId: kitchen, name: null, reason: 'gone' },
    ])
  })

  test('archives created rows in which learners have progress', async () => {
    const id = await imported(await manyChanges())
    const [{ id: lessonId }, { id: exerciseId }] = [await newlyMadeLesson(), await newExercise()]
    const { post } = await learner(t, anna)
    const [tree] = await t.db.select().from(exercises).where(eq(exercises.answer, 'This is a tree.'))
    await t.call(
      'postProgress',
      {
        body: {
          eventId: '01990000-0000-4000-8000-0000000d0001',
          name: 'EXAMPLE_SUCCESS',
          lessonId,
          courseId: null,
          createdAt: now,
          payload: { exerciseId: tree?.id, learningMode: 'WRITING' },
        },
      },
      anna,
    )
    await post('EXAMPLE_SUCCESS', at.homeFirst, {
      createdAt: now,
      payload: { exerciseId, learningMode: 'WRITING' },
    })
    const { answer } = await undo(id)
    expect(answer.undo).toMatchObject({ archived: 2 })
    expect(await newlyMadeLesson()).toMatchObject({ archived: true, version: 2 })
    expect(await newExercise()).toMatchObject({ active: false, version: 2 })
    // The lesson keeps its sentence, and the exercise its word and hint, but learners see neither.
    expect(answer.undo?.kept.map(({ name, reason }) => [name, reason])).toEqual([
      ['This is a tree.', 'inUse'],
      ['cat', 'inUse'],
      ['a, the', 'inUse'],
    ])
    const course = (await t.call('getCourseLessons', { id: idOf(at.home) }, admin)).answer
    expect(JSON.stringify(course)).not.toContain(lessonId)
  })

  test('twenty requests at the same time have one effect', async () => {
    const id = await imported(await manyChanges())
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => undo(id, at % 2 ? ewa : iga)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.map(({ answer }) => answer.state)).toEqual(answers.map(() => 'undone'))
    const entries = await t.db.select().from(contentHistory).where(eq(contentHistory.rowId, kitchen))
    expect(entries.map(({ version }) => version).sort()).toEqual([2, 3])
  })

  test('imports can be undone one after the other, the latest first', async () => {
    const before = await exported()
    const first = await imported(await changedArchive(cookOften))
    const second = await imported(
      await changedArchive((text) => text.replace('I often cook in', 'I never cook in')),
      iga,
    )
    expect(await answerOf(kitchen)).toBe('I never cook in the kitchen.')
    expect((await undo(second)).answer.undo).toMatchObject({ restored: 1, keptCount: 0 })
    later()
    expect((await undo(first)).answer.undo).toMatchObject({ restored: 1, keptCount: 0 })
    expect(await exported()).toEqual(before)
  })

  test('a corrected file creates the deleted rows again, and that import can be undone, too', async () => {
    const before = await exported()
    const archive = await manyChanges()
    await undo(await imported(archive))
    later()
    const again = await imported(archive, iga)
    expect(await newExercise()).toMatchObject({ version: 1 })
    later()
    expect((await undo(again)).answer.undo).toMatchObject({ restored: 3, removed: 5, keptCount: 0 })
    expect(await exported()).toEqual(before)
  })

  test('an editor who saves during an undo in the background loses nothing', async () => {
    const id = await imported(
      await changedArchive((text) =>
        cookOften(text).replace(
          'exercises:\n  - slug: gotuje',
          `exercises:\n${manyExercises}  - slug: gotuje`,
        ),
      ),
    )
    const rooms = idOf(at.homeFirst)
    const { answer: sentence } = await t.call('getExercise', { id: kitchen }, iga)
    const [lesson] = (await t.call('getLesson', { filters: `_id:${rooms}` }, iga)).answer.data
    expect((await undo(id)).answer.state).toBe('undoing')
    // Before the row's turn: the change counts as later than the import.
    const early = { tags: ['nowy'], version: sentence.version }
    expect((await t.call('updateExercise', { id: kitchen, body: early }, iga)).status).toBe(200)
    await t.runJobs()
    expect((await listed())[0]?.undo).toMatchObject({
      restored: 1,
      removed: 230,
      kept: [{ kind: 'exercise', rowId: kitchen, reason: 'changed' }],
    })
    // After it: the panel receives the restored row to merge with.
    const late = { tags: ['A1', 'nowy'], version: lesson?.version }
    const { status, problem } = await t.call('updateLesson', { id: rooms, body: late }, iga)
    expect([status, problem.code]).toEqual([409, 'STALE_WRITE'])
    expect(problem.current).toMatchObject({ _id: rooms, version: (lesson?.version ?? 0) + 1 })
  })

  test('undoes a large import in the background, and keeps what it shows of the progress', async () => {
    const before = await exported()
    const archive = await changedArchive((text) =>
      text.replace('exercises:\n  - slug: gotuje', `exercises:\n${manyExercises}  - slug: gotuje`),
    )
    const id = await imported(archive)
    expect((await undo(id)).answer).toMatchObject({ state: 'undoing', undo: { percent: 0, removed: 0 } })
    expect((await undo(id, iga)).answer).toMatchObject({
      state: 'undoing',
      undo: { author: 'ewa@mowka.test' },
    })
    await t.runJobs()
    expect(await listed()).toMatchObject([
      { state: 'undone', undo: { percent: 100, restored: 1, removed: 230, keptCount: 0 } },
    ])
    expect(await exported()).toEqual(before)
  })

  test('is refused while the import is being written', async () => {
    const id = await imported(await changedArchive(cookOften))
    await t.db.update(appliedImports).set({ isOpen: true }).where(eq(appliedImports.id, id))
    const { status, problem } = await undo(id)
    expect([status, problem.code]).toEqual([409, 'IMPORT_RUNS'])
    expect(await answerOf(kitchen)).toBe('I often cook in the kitchen.')
  })

  test('closes the import of its author, so that nothing more of it can be written', async () => {
    const id = await imported(await changedArchive(cookOften))
    await undo(id)
    expect((await t.call('getContentImport', {}, admin)).answer).toEqual({ import: null })
  })

  test('does not publish for an editor what needs an approval, and restores the rest', async () => {
    const id = await imported(
      await changedArchive((text) =>
        text.replace('source: Pokoje|W domu\nlevel', 'source: Izby|W domu\nactive: false\nlevel'),
      ),
    )
    const first = {
      ...(
        await t.db
          .select()
          .from(lessons)
          .where(eq(lessons.id, idOf(at.homeFirst)))
      )[0],
    }
    expect(first).toMatchObject({ active: false, nameSource: 'Izby|W domu' })
    const { answer } = await undo(id, editor)
    expect(answer.undo?.kept).toEqual([
      { kind: 'lesson', rowId: idOf(at.homeFirst), name: 'Izby', reason: 'needsApproval' },
    ])
    expect(
      (
        await t.db
          .select()
          .from(lessons)
          .where(eq(lessons.id, idOf(at.homeFirst)))
      )[0],
    ).toMatchObject({
      active: false,
      nameSource: 'Pokoje|W domu',
    })
  })

  test('an admin publishes again what the import had taken off', async () => {
    const id = await imported(
      await changedArchive((text) =>
        text.replace('source: Pokoje|W domu\nlevel', 'source: Pokoje|W domu\nactive: false\nlevel'),
      ),
    )
    expect((await undo(id)).answer.undo).toMatchObject({ restored: 1, keptCount: 0 })
    expect(
      (
        await t.db
          .select()
          .from(lessons)
          .where(eq(lessons.id, idOf(at.homeFirst)))
      )[0]?.active,
    ).toBe(true)
  })

  test('undoes pasted sentence pairs', async () => {
    const pairs = [
      { requestId: '01990000-0000-7000-8000-0000000d0001', example: 'Widzę psa.', answer: 'I see a dog.' },
      { requestId: '01990000-0000-7000-8000-0000000d0002', example: 'Widzę ptaka.', answer: 'I see a bird.' },
    ]
    const before = await exported()
    const { answer } = await t.call('createPairs', { id: idOf(at.homeFirst), body: { pairs } }, admin)
    expect(await listed()).toMatchObject([{ source: 'pairs', name: 'Pokoje', created: 2, changed: 1 }])
    later()
    const { answer: undone } = await undo(answer.importId ?? '')
    expect(undone.undo).toMatchObject({ restored: 1, removed: 2, keptCount: 0 })
    expect(await exported()).toEqual(before)
    expect(await answerOf(salon)).toBeDefined()
  })

  test('an import that exists no longer is not found, and courses stay as they are', async () => {
    expect((await undo('01990000-0000-7000-8000-0000000d0009')).status).toBe(404)
    expect((await t.db.select().from(courses)).every(({ version }) => version === 1)).toBe(true)
  })
})
