import type { BodyOf } from '@mowka/contract/calls'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { batchChoices } from '@mowka/contract/content-kinds/list'
import { contentId } from '@mowka/domain/course/content-id'
import { eq } from 'drizzle-orm'
import { at, idOf, seedLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { words } from '../course/tables'
import { recordings } from '../recording/tables'
import { contentBatches, contentHistory } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

const other = { name: 'ewa', roles: ['admin' as const] }
const wordId = (number: number) => contentId(`words/batch/${number}`)
const requestId = (last: number) => `01990000-0000-7000-8000-0000000b${String(last).padStart(4, '0')}`
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Inserts words that no other content refers to: `wyraz 0`, `wyraz 1` … */
async function makeWords(count: number, given: Partial<typeof words.$inferInsert> = {}) {
  const rows = numbers(count).map((number) => ({
    id: wordId(number),
    example: `wyraz ${number}`,
    exampleLang: 'PL' as const,
    answer: `item ${number}`,
    answerLang: 'ENG' as const,
    active: true,
    tags: ['a'],
    ...given,
  }))
  for (let from = 0; from < count; from += 500) await t.db.insert(words).values(rows.slice(from, from + 500))
}
beforeEach(async () => {
  for (const table of [contentBatches, contentHistory]) await t.db.delete(table)
  await t.db.delete(words).where(eq(words.exampleLang, 'PL'))
  t.setNow('2026-11-20T10:00:00Z')
})

type Body = BodyOf<'createBatch'>
const off = { action: 'switch', active: false } as const
const some = (...numbers: number[]) => ({ rowIds: numbers.map(wordId) })
const batch = (body: Partial<Body>, as = admin) =>
  t.call(
    'createBatch',
    { body: { requestId: requestId(1), kind: 'word', rows: some(0, 1, 2), change: off, ...body } },
    as,
  )
const undo = (id: string, request: number, as = admin) =>
  t.call('undoBatch', { id, body: { requestId: requestId(request) } }, as)
const word = async (number: number) => {
  const [row] = await t.db
    .select()
    .from(words)
    .where(eq(words.id, wordId(number)))
  if (!row) throw new Error(`There is no word ${number}`)
  return row
}
const wordsAre = async (...expected: object[]) =>
  expect(await Promise.all(expected.map((_, number) => word(number)))).toMatchObject(expected)
const historyOf = async (number: number) =>
  (await t.call('listHistory', { filters: `kind:word;_id:${wordId(number)}` }, admin)).answer.data

describe('batch changes', () => {
  test('a batch writes a version and a history entry for each changed row and skips unchanged ones (C57)', async () => {
    await makeWords(3)
    await t.db
      .update(words)
      .set({ active: false })
      .where(eq(words.id, wordId(2)))
    const { status, answer } = await batch({})
    expect([status, answer]).toEqual([
      200,
      {
        _id: requestId(1),
        kind: 'word',
        mode: 'change',
        change: off,
        changed: 2,
        unchanged: 1,
        skipped: 0,
        skippedRows: [],
        isUndone: false,
        author: 'adam@mowka.test',
        createdAt: '2026-11-20T10:00:00.000Z',
      },
    ])
    await wordsAre(
      { active: false, version: 2, edited: true },
      { active: false, version: 2 },
      { active: false, version: 1 },
    )
    expect(await historyOf(0)).toMatchObject([
      { action: 'changed', version: 2, changes: [{ field: 'active', before: true, after: false }] },
    ])
    expect(await historyOf(2)).toEqual([])
  })

  test('a batch adds and removes tags based on the current row, so that no tag of another editor is lost', async () => {
    await makeWords(2)
    await t.call('updateWord', { id: wordId(1), body: { tags: ['a', 'mine'], version: 1 } }, other)
    await batch({ rows: some(0, 1), change: { action: 'addTags', tags: ['b', 'a'] } })
    await wordsAre({ tags: ['a', 'b'] }, { tags: ['a', 'mine', 'b'] })
    const rows = some(0, 1)
    await batch({ requestId: requestId(2), rows, change: { action: 'removeTags', tags: ['a'] } })
    await wordsAre({ tags: ['b'] }, { tags: ['mine', 'b'] })
  })

  test('a batch skips missing rows and rows with too many tags by name, and changes the others', async () => {
    await makeWords(3)
    const full = numbers(100).map((number) => `tag ${number}`)
    await t.db
      .update(words)
      .set({ tags: full })
      .where(eq(words.id, wordId(1)))
    const rows = { rowIds: [...some(0, 1, 2).rowIds, 'gone'] }
    const { answer } = await batch({ rows, change: { action: 'addTags', tags: ['b'] } })
    expect(answer).toMatchObject({ changed: 2, unchanged: 0, skipped: 2 })
    expect(answer.skippedRows).toEqual([
      { rowId: wordId(1), name: 'item 1', reason: 'tooManyTags' },
      { rowId: 'gone', name: null, reason: 'gone' },
    ])
    await wordsAre({ tags: ['a', 'b'] }, { tags: full, version: 1 }, { tags: ['a', 'b'] })
  })

  test("a batch sets lesson levels, marks exercises and switches popups, and refuses fields that a kind doesn't have", async () => {
    const lesson = { kind: 'lesson', rows: { rowIds: [idOf(at.homeFirst)] } } satisfies Partial<Body>
    const level = { action: 'setLevel', level: 'B2' } as const
    expect((await batch({ ...lesson, change: level })).answer.changed).toBe(1)
    const exercise = {
      kind: 'exercise',
      rows: { rowIds: [idOf(`${at.homeFirst}/salon`)] },
    } satisfies Partial<Body>
    const mark = { action: 'mark', needAttention: true } as const
    expect((await batch({ requestId: requestId(2), ...exercise, change: mark })).answer.changed).toBe(1)
    const popup = { kind: 'popup', rows: { rowIds: [idOf(at.popup)] } } satisfies Partial<Body>
    expect((await batch({ requestId: requestId(3), ...popup })).answer.changed).toBe(1)
    for (const wrong of [
      { ...popup, change: { action: 'addTags', tags: ['x'] } } satisfies Partial<Body>,
      { kind: 'word', change: level } as const,
      { kind: 'course', change: mark } as const,
    ]) {
      const { status, problem } = await batch({ requestId: requestId(4), ...wrong })
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'body/change/action'])
    }
  })

  test('a batch sets the choices of exercises to known values, and no other field', async () => {
    const exercise = {
      kind: 'exercise',
      rows: { rowIds: [idOf(`${at.homeFirst}/salon`)] },
    } satisfies Partial<Body>
    const set = (field: string, value: string) => ({
      ...exercise,
      change: { action: 'set', field, value } as const,
    })
    for (const [index, { field, values }] of batchChoices(exerciseKind).entries()) {
      const value = String(values.at(-1))
      expect((await batch({ requestId: requestId(index), ...set(field, value) })).answer.changed).toBe(1)
      const { answer } = await t.call('getExercise', { id: exercise.rows.rowIds[0] }, admin)
      expect(answer).toMatchObject({ [field]: value })
      const { problem } = await batch({ requestId: requestId(100 + index), ...set(field, 'OTHER') })
      expect(problem.errors?.[0]?.path).toBe('body/change/value')
    }
    for (const field of ['answer', 'constructor']) {
      const { status, problem } = await batch({ requestId: requestId(200), ...set(field, 'x') })
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'body/change/field'])
    }
  })

  test('a batch records texts without a recording, or all of them, and undo restores the previous ones', async () => {
    await makeWords(2, { exampleRecording: 'uploaded' })
    const missing = { action: 'record', replace: false } as const
    expect((await batch({ rows: some(0, 1), change: missing })).answer.changed).toBe(2)
    const recorded = await word(0)
    expect(recorded).toMatchObject({ exampleRecording: 'uploaded', answerRecording: expect.any(String) })
    expect(await t.db.$count(recordings, eq(recordings.id, String(recorded.answerRecording)))).toBe(1)
    const all = { action: 'record', replace: true } as const
    const again = await batch({ requestId: requestId(2), rows: some(0, 1), change: all })
    expect(again.answer.changed).toBe(2)
    expect((await word(0)).exampleRecording).not.toBe('uploaded')
    await undo(requestId(2), 3)
    await wordsAre({ exampleRecording: 'uploaded', answerRecording: recorded.answerRecording })
  })

  test('a batch links a hint to exercises of its languages and unlinks it, and undo restores the links', async () => {
    const [salon, kitchen] = [idOf(`${at.homeFirst}/salon`), idOf(`${at.homeFirst}/kuchnia`)]
    const newHint = async (targetLang: 'ENG' | 'DE') =>
      (
        await t.call(
          'createHint',
          { body: { content: '<p>Nowa</p>', rawContent: 'Nowa', sourceLang: 'PL', targetLang } },
          admin,
        )
      ).answer._id
    const [hintId, german] = [await newHint('ENG'), await newHint('DE')]
    const hintsOf = async (id: string) => (await t.call('getExercise', { id }, admin)).answer.hints
    const before = await hintsOf(salon)
    const rows = { rowIds: [salon, kitchen] }
    const run = (request: number, change: Body['change']) =>
      batch({ requestId: requestId(request), kind: 'exercise', rows, change })

    expect((await run(1, { action: 'linkHint', hintId })).answer).toMatchObject({ changed: 2, skipped: 0 })
    expect(await hintsOf(salon)).toEqual([...before, hintId])
    expect((await run(2, { action: 'linkHint', hintId })).answer).toMatchObject({ changed: 0, unchanged: 2 })
    expect((await run(3, { action: 'linkHint', hintId: german })).answer.skippedRows).toMatchObject([
      { reason: 'otherLanguage' },
      { reason: 'otherLanguage' },
    ])
    expect((await run(4, { action: 'unlinkHint', hintId })).answer.changed).toBe(2)
    expect(await hintsOf(salon)).toEqual(before)
    await undo(requestId(4), 5)
    expect(await hintsOf(salon)).toEqual([...before, hintId])
    const unknown = await run(6, { action: 'linkHint', hintId: 'unknown' })
    expect([unknown.status, unknown.problem.errors?.[0]?.path]).toEqual([422, 'body/change/hintId'])
    const { status } = await batch({ requestId: requestId(7), change: { action: 'linkHint', hintId } })
    expect(status).toBe(422)
  })

  test('every kind supports batches with its own list and fields', async () => {
    for (const [kind, filters] of [
      ['course', 'sourceLang:PL;targetLang:ENG'],
      ['lesson', '$search:Pokoje'],
      ['exercise', '$search:kitchen'],
      ['hint', '$search:sofa'],
      ['popup', `_id:${idOf(at.popup)}`],
    ] as const) {
      const body = { kind, rows: { filters }, change: off }
      const { answer } = await t.call('previewBatch', { body }, admin)
      expect([kind, answer.rowIds.length > 0, answer.changed + answer.unchanged]).toEqual([
        kind,
        true,
        answer.rowIds.length,
      ])
    }
  })

  test('a batch applies to all rows that match filters, except for the excluded ones', async () => {
    await makeWords(12)
    const rows = { filters: '$search:wyraz 1;exampleLang:PL', exceptIds: [wordId(10)] }
    const preview = await t.call('previewBatch', { body: { kind: 'word', rows, change: off } }, admin)
    expect(preview.answer).toMatchObject({ changed: 2, unchanged: 0, skipped: 0 })
    expect(preview.answer.rowIds.toSorted()).toEqual([wordId(1), wordId(11)].toSorted())
    expect((await batch({ rows })).answer.changed).toBe(2)
    expect((await word(10)).active).toBe(true)
    const bad = await batch({ requestId: requestId(2), rows: { filters: 'colour:red' } })
    expect([bad.status, bad.problem.errors?.[0]?.path]).toEqual([422, 'body/rows/filters'])
  })

  test('a preview returns the effect and writes nothing', async () => {
    await makeWords(3, { tags: ['b'] })
    await t.db
      .update(words)
      .set({ tags: ['a'] })
      .where(eq(words.id, wordId(0)))
    const body = {
      kind: 'word',
      rows: some(0, 1, 2, 3),
      change: { action: 'addTags', tags: ['b'] },
    } satisfies BodyOf<'previewBatch'>
    const { answer } = await t.call('previewBatch', { body }, admin)
    expect(answer).toEqual({
      changed: 1,
      unchanged: 2,
      skipped: 1,
      skippedRows: [{ rowId: wordId(3), name: null, reason: 'gone' }],
      rowIds: some(0, 1, 2, 3).rowIds,
    })
    await wordsAre({ tags: ['a'], version: 1 })
    expect(await t.db.$count(contentBatches)).toBe(0)
  })

  test('a batch is limited to two thousand rows', async () => {
    await makeWords(2001)
    const rows = { filters: 'exampleLang:PL' }
    const { status, problem } = await batch({ rows })
    expect([status, problem.code]).toEqual([422, 'TOO_MANY_ROWS'])
    expect(await t.db.$count(contentBatches)).toBe(0)
    const all = await batch({ rows: { ...rows, exceptIds: [wordId(7)] } })
    expect([all.status, all.answer.changed]).toEqual([200, 2000])
    const back = await undo(requestId(1), 2)
    expect(back.answer.changed).toBe(2000)
    expect(await t.db.$count(words, eq(words.active, true))).toBeGreaterThanOrEqual(2001)
  })

  test('only editors can run batches', async () => {
    expect((await batch({}, anna)).status).toBe(403)
    expect((await t.call('listBatches', {}, anna)).status).toBe(403)
  })
})

describe('undoing a batch', () => {
  test('undo restores the previous values of each row and can itself be undone', async () => {
    await makeWords(3)
    await t.db
      .update(words)
      .set({ active: false })
      .where(eq(words.id, wordId(2)))
    await batch({})
    t.setNow('2026-11-20T11:00:00Z')
    const undone = await undo(requestId(1), 2, other)
    expect(undone.answer).toMatchObject({ mode: 'undo', change: off, changed: 2, author: 'ewa@mowka.test' })
    await wordsAre({ active: true, version: 3 }, { active: true }, { active: false, version: 1 })
    t.setNow('2026-11-20T12:00:00Z')
    expect((await undo(requestId(2), 3)).answer).toMatchObject({ mode: 'redo', changed: 2 })
    await wordsAre({ active: false }, { active: false }, { active: false })
    const { data, metadata } = (await t.call('listBatches', {}, admin)).answer
    expect(metadata.total).toBe(3)
    expect(data.map(({ mode, isUndone }) => [mode, isUndone])).toEqual([
      ['redo', false],
      ['undo', true],
      ['change', false],
    ])
  })

  test('undo preserves later changes of other editors, lists those rows, and changes no other field', async () => {
    await makeWords(4)
    const change: Body['change'] = { action: 'addTags', tags: ['b'] }
    await batch({ rows: some(0, 1, 2, 3), change })
    await t.call('updateWord', { id: wordId(0), body: { answer: 'thing', version: 2 } }, other)
    await t.call('updateWord', { id: wordId(1), body: { tags: ['a', 'b', 'c'], version: 2 } }, other)
    await t.call('deleteWord', { id: wordId(2) }, other)
    await t.call('updateWord', { id: wordId(3), body: { tags: ['a'], version: 2 } }, other)
    const { answer } = await undo(requestId(1), 2)
    expect(answer).toMatchObject({ changed: 1, unchanged: 1, skipped: 2 })
    expect(answer.skippedRows).toEqual(
      expect.arrayContaining([
        { rowId: wordId(1), name: 'item 1', reason: 'editedSince' },
        { rowId: wordId(2), name: null, reason: 'gone' },
      ]),
    )
    await wordsAre({ tags: ['a'], answer: 'thing' }, { tags: ['a', 'b', 'c'] })
    expect(await word(3)).toMatchObject({ tags: ['a'], version: 3 })
  })

  test('a second undo changes nothing and is not listed', async () => {
    await makeWords(3)
    await batch({})
    await undo(requestId(1), 2)
    expect((await undo(requestId(1), 3)).answer).toMatchObject({ changed: 0, unchanged: 3, skipped: 0 })
    expect((await t.call('listBatches', { filters: 'kind:word' }, admin)).answer.metadata.total).toBe(2)
    expect((await t.call('listBatches', { filters: 'kind:hint' }, admin)).answer.data).toEqual([])
  })

  test('undoing an unknown batch returns 404', async () => {
    expect((await undo('nothing', 2)).status).toBe(404)
  })
})

describe('fifty concurrent batches', () => {
  test('repeated concurrent requests have one effect', async () => {
    await makeWords(3)
    const change: Body['change'] = { action: 'addTags', tags: ['b'] }
    const answers = await Promise.all(numbers(50).map((each) => batch({ change }, each % 2 ? admin : other)))
    expect(new Set(answers.map(({ status, answer }) => `${status} ${answer.changed}`))).toEqual(
      new Set(['200 3']),
    )
    await wordsAre({ version: 2 }, { version: 2 }, { version: 2 })
    expect(await historyOf(0)).toHaveLength(1)
    const undone = await Promise.all(numbers(50).map(() => undo(requestId(1), 2)))
    expect(new Set(undone.map(({ answer }) => answer.changed))).toEqual(new Set([3]))
    await wordsAre({ version: 3, tags: ['a'] })
  })

  test('concurrent batches over the same rows in any order wait for each other, and no change is lost', async () => {
    await makeWords(20)
    const orders = [numbers(20), numbers(20).toReversed(), numbers(15), numbers(20).slice(5).toReversed()]
    const answers = await Promise.all(
      numbers(50).map((each) =>
        batch({
          requestId: requestId(100 + each),
          rows: some(...(orders[each % orders.length] ?? [])),
          change: { action: 'addTags', tags: [`tag ${each}`] },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(numbers(50).map(() => 200))
    // Rows 5 to 14 are in all of them.
    expect(new Set((await word(10)).tags)).toEqual(
      new Set(['a', ...numbers(50).map((each) => `tag ${each}`)]),
    )
    expect((await word(10)).version).toBe(51)
  })
})
