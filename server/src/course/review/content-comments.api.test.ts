import type { CommentedKind, ReviewedKind, ReviewState } from '@mowka/domain/course/review'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { anna, editor, startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'
import { lessons, reviewComments } from '../tables'

const asker: TestPerson = { ...editor, name: 'autorka' }
const reviewer: TestPerson = { ...editor, name: 'recenzent' }

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(async () => {
  await seedLibrary(t)
  // Only a draft is approved.
  await t.db.update(lessons).set({ active: false })
})
afterEach(() => t.empty())
afterAll(() => t.close())

const course = idOf(at.home)
const lesson = idOf(at.homeFirst)
const content = {
  exercise: idOf(`${at.homeFirst}/kuchnia`),
  word: idOf(`${at.homeFirst}/words/sofa`),
  hint: idOf(`${at.homeFirst}/hints/in-at`),
} as const
const kinds = ['exercise', 'word', 'hint'] as const

/** A field that only this kind has. */
const fields = {
  course: 'description',
  lesson: 'dialogue',
  exercise: 'alternativeAnswers',
  word: 'transcription',
  hint: 'content',
} as const satisfies Record<CommentedKind, string>

const comment = async (kind: CommentedKind, id: string, text = 'Literówka') => {
  const body = { requestId: crypto.randomUUID(), field: fields[kind], text }
  const { status, answer } = await t.call('addReviewComment', { kind, id, body }, reviewer)
  expect(status).toBe(201)
  return answer
}
const resolve = (commentId: string) =>
  t.call('resolveReviewComment', { commentId, body: { isResolved: true } }, asker)
const commentsOf = async (kind: CommentedKind, id: string) =>
  (await t.call('getReviewComments', { kind, id }, asker)).answer
const openIn = async (kind: ReviewedKind, id: string) =>
  (await t.call('listOpenComments', { kind, id }, asker)).answer
const decide = async (review: ReviewState, as: TestPerson) => {
  const { answer } = await t.call('getLesson', { filters: `_id:${lesson}` }, editor)
  const version = answer.data[0]?.version ?? 0
  return t.call('changeReview', { kind: 'lesson', id: lesson, body: { review, version } }, as)
}

test.each(kinds)('comments on the fields of one %s are listed, answered and resolved', async (kind) => {
  const id = content[kind]
  t.setNow('2026-11-16T10:00:00Z')
  const first = await comment(kind, id)
  t.setNow('2026-11-16T10:01:00Z')
  const body = { requestId: crypto.randomUUID(), field: '', text: 'Poprawione', replyTo: first._id }
  const { answer: reply } = await t.call('addReviewComment', { kind, id, body }, asker)
  expect(reply).toMatchObject({ field: fields[kind], replyTo: first._id })
  expect((await commentsOf(kind, id)).data).toEqual([first, reply])
  expect((await resolve(first._id)).answer).toMatchObject({ isResolved: true })
  expect((await openIn('lesson', lesson)).data).toEqual([])
})

test.each<[CommentedKind, string]>([
  ['course', course],
  ['lesson', lesson],
  ...kinds.map((kind): [CommentedKind, string] => [kind, content[kind]]),
])('a comment on a field that a %s lacks is refused and not stored', async (kind, id) => {
  // Fields of other kinds, and a name that every object inherits.
  for (const field of [...Object.values(fields), 'constructor']) {
    const body = { requestId: crypto.randomUUID(), field, text: 'Literówka' }
    const { status, problem } = await t.call('addReviewComment', { kind, id, body }, reviewer)
    if (field === fields[kind]) expect(status).toBe(201)
    else {
      expect([status, problem.code]).toEqual([422, 'INVALID_INPUT'])
      expect(problem.errors).toEqual([{ path: 'body/field', message: `is not a field of the ${kind}` }])
    }
  }
  expect((await commentsOf(kind, id)).data.map(({ field }) => field)).toEqual([fields[kind]])
})

test('content is in review while a lesson with it is', async () => {
  const states = () =>
    Promise.all(kinds.map(async (kind) => (await commentsOf(kind, content[kind])).metadata))
  expect(await states()).toEqual(kinds.map(() => ({ isInReview: false })))
  await decide('ASKED', asker)
  expect(await states()).toEqual(kinds.map(() => ({ isInReview: true })))
  expect((await commentsOf('lesson', lesson)).metadata.isInReview).toBe(true)
  expect((await commentsOf('course', course)).metadata.isInReview).toBe(false)
  await t.call('updateLesson', { id: lesson, body: { archived: true } }, editor)
  expect(await states()).toEqual(kinds.map(() => ({ isInReview: false })))
})

test('a review lists the open comments on its content with their rows, oldest first', async () => {
  t.setNow('2026-11-16T10:00:00Z')
  await comment('lesson', lesson, 'Za krótka')
  t.setNow('2026-11-16T10:01:00Z')
  await comment('exercise', content.exercise, 'Kropka')
  t.setNow('2026-11-16T10:02:00Z')
  await comment('word', content.word)
  t.setNow('2026-11-16T10:03:00Z')
  await comment('hint', content.hint)
  await comment('exercise', idOf(`${at.german}/pierwsza/jeden`))
  const { data, metadata } = await openIn('lesson', lesson)
  expect(metadata.total).toBe(3)
  expect(data).toMatchObject([
    {
      kind: 'exercise',
      rowId: content.exercise,
      titleLang: 'PL',
      field: 'alternativeAnswers',
      text: 'Kropka',
      author: 'recenzent@mowka.test',
    },
    { kind: 'word', rowId: content.word, title: 'sofa', titleLang: 'ENG' },
    { kind: 'hint', rowId: content.hint, titleLang: 'PL' },
  ])
  expect(data[0]?.title).toMatch(/kuchni/)
  expect(data[2]?.title).not.toMatch(/[<>]/)
  const ofCourse = await openIn('course', course)
  expect(ofCourse.metadata.total).toBe(4)
  expect(ofCourse.data[0]).toMatchObject({ kind: 'lesson', rowId: lesson, title: 'Pokoje', titleLang: 'PL' })
})

test.each(kinds)('no one approves a lesson with an open comment on its %s', async (kind) => {
  await decide('ASKED', asker)
  const { _id } = await comment(kind, content[kind])
  expect((await decide('APPROVED', reviewer)).problem.code).toBe('COMMENTS_OPEN')
  await resolve(_id)
  expect((await decide('APPROVED', reviewer)).status).toBe(200)
})

test('deleting an exercise, a word or a hint deletes its comments', async () => {
  for (const kind of kinds) await comment(kind, content[kind])
  expect((await openIn('lesson', lesson)).metadata.total).toBe(3)
  const { exercise, word, hint } = content
  expect((await t.call('deleteExercise', { id: exercise }, editor)).status).toBe(204)
  expect((await t.call('deleteWord', { id: word }, editor)).status).toBe(204)
  expect((await t.call('deleteHint', { id: hint }, editor)).status).toBe(204)
  expect(await openIn('lesson', lesson)).toEqual({ data: [], metadata: { total: 0 } })
  expect(await t.db.$count(reviewComments)).toBe(0)
})

test('learners see no comments', async () => {
  await comment('exercise', content.exercise)
  const of = { kind: 'exercise', id: content.exercise }
  expect((await t.call('getReviewComments', of, anna)).status).toBe(403)
  expect((await t.call('listOpenComments', { kind: 'lesson', id: lesson }, anna)).status).toBe(403)
})
