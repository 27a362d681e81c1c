import type { ReviewState } from '@mowka/domain/course/review'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { admin, editor, startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'

const asker: TestPerson = { ...editor, name: 'autorka' }
const reviewer: TestPerson = { ...editor, name: 'recenzent' }

let t: TestApi
let course: { _id: string; version: number }
const lesson = idOf(at.homeInactive)

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  const body = { name: 'Nowy kurs', levels: ['A1'], active: false }
  course = (await t.call('createCourse', { body }, asker)).answer
})

const current = async () => {
  const { answer } = await t.call('listCourses', { filters: `_id:${course._id}` }, admin)
  const [row] = answer.data
  if (!row) throw new Error('The course is gone')
  return row
}
const decide = async (review: ReviewState, as: TestPerson) => {
  const { version } = await current()
  return t.call('changeReview', { kind: 'course', id: course._id, body: { review, version } }, as)
}
const publish = (as: TestPerson) => t.call('updateCourse', { id: course._id, body: { active: true } }, as)
const comment = async (text = 'Literówka', as = reviewer) => {
  const body = { requestId: crypto.randomUUID(), field: 'name', text }
  return (await t.call('addReviewComment', { kind: 'course', id: course._id, body }, as)).answer
}

test('an editor publishes a draft only after another editor has approved it', async () => {
  expect((await publish(asker)).problem.code).toBe('NEEDS_APPROVAL')
  await decide('ASKED', asker)
  expect((await publish(asker)).problem.code).toBe('NEEDS_APPROVAL')
  expect((await decide('APPROVED', asker)).problem.code).toBe('OWN_REVIEW')
  expect((await decide('APPROVED', reviewer)).status).toBe(200)
  expect((await publish(asker)).answer).toMatchObject({ active: true, review: 'APPROVED' })
})

test('an admin publishes and approves without anyone else', async () => {
  expect((await publish(admin)).answer).toMatchObject({ active: true, review: 'NONE' })
})

test('no one approves a draft with open comments', async () => {
  await decide('ASKED', asker)
  const { _id: commentId } = await comment()
  expect((await decide('APPROVED', reviewer)).problem.code).toBe('COMMENTS_OPEN')
  expect((await decide('SENT_BACK', reviewer)).status).toBe(200)
  const resolved = await t.call('resolveReviewComment', { commentId, body: { isResolved: true } }, asker)
  expect(resolved.answer).toMatchObject({ field: 'name', text: 'Literówka', isResolved: true })
  await decide('ASKED', asker)
  expect((await decide('APPROVED', reviewer)).status).toBe(200)
})

test('a change of approved content takes the approval away, a publication date does not', async () => {
  await decide('ASKED', asker)
  await decide('APPROVED', reviewer)
  const change = (body: object) => t.call('updateCourse', { id: course._id, body }, asker)
  expect((await change({ publishAt: '2099-01-01T05:00:00Z' })).answer.review).toBe('APPROVED')
  expect((await change({ description: 'Inaczej' })).answer.review).toBe('NONE')
  expect((await publish(asker)).problem.code).toBe('NEEDS_APPROVAL')
})

test('no earlier approval comes back through the history', async () => {
  await decide('ASKED', asker)
  await decide('APPROVED', reviewer)
  await t.call('updateCourse', { id: course._id, body: { description: 'Inaczej' } }, asker)
  const { answer } = await t.call('listHistory', { filters: `kind:course;_id:${course._id}` }, asker)
  const [last] = answer.data
  expect(last?.changes.map(({ field }) => field)).toEqual(['description', 'review'])
  const body = { version: last?.version ?? 0 }
  const back = await t.call('goBackInHistory', { id: last?._id ?? '', body }, asker)
  expect(back.problem.code).toBe('OWN_REVIEW')
})

test('an editor cannot create published content, or publish it in a batch', async () => {
  const body = { name: 'Od razu', levels: ['A1'], active: true }
  expect((await t.call('createCourse', { body }, asker)).problem.code).toBe('NEEDS_APPROVAL')
  const batch = await t.call(
    'createBatch',
    {
      body: {
        requestId: crypto.randomUUID(),
        kind: 'lesson',
        rows: { rowIds: [lesson] },
        change: { action: 'switch', active: true },
      },
    },
    asker,
  )
  expect(batch.answer).toMatchObject({ changed: 0, skippedRows: [{ rowId: lesson, reason: 'refused' }] })
})

test('an editor restores what was published before from the archive', async () => {
  await publish(admin)
  const archive = (archived: boolean) => t.call('updateCourse', { id: course._id, body: { archived } }, asker)
  expect((await archive(true)).status).toBe(200)
  expect((await archive(false)).answer).toMatchObject({ active: true, archived: false })
})

test('lists show what waits for a review', async () => {
  const waiting = async () => {
    const { answer } = await t.call('listCourses', { filters: 'review:ASKED', limit: 100 }, reviewer)
    return answer.data.some(({ _id }) => _id === course._id)
  }
  expect(await waiting()).toBe(false)
  await decide('ASKED', asker)
  expect(await waiting()).toBe(true)
})

test('a comment that is sent twice is stored once', async () => {
  const body = { requestId: crypto.randomUUID(), field: '', text: 'Całość za trudna' }
  const send = () => t.call('addReviewComment', { kind: 'course', id: course._id, body }, reviewer)
  const [first, second] = [await send(), await send()]
  expect(second.answer).toEqual(first.answer)
  const { answer } = await t.call('getReviewComments', { kind: 'course', id: course._id }, asker)
  expect(answer.data).toEqual([first.answer])
})

test('a reply belongs to the field of its comment and keeps no draft from its approval', async () => {
  await decide('ASKED', asker)
  const first = await comment()
  const body = { requestId: crypto.randomUUID(), field: '', text: 'Poprawione', replyTo: first._id }
  const reply = await t.call('addReviewComment', { kind: 'course', id: course._id, body }, asker)
  expect(reply.answer).toMatchObject({ field: 'name', replyTo: first._id, isResolved: false })
  const resolve = (commentId: string) =>
    t.call('resolveReviewComment', { commentId, body: { isResolved: true } }, reviewer)
  expect((await resolve(reply.answer._id)).status).toBe(404)
  expect((await resolve(first._id)).status).toBe(200)
  expect((await decide('APPROVED', reviewer)).status).toBe(200)
})

test('a reply to a reply or to a comment on another row is 404', async () => {
  const first = await comment()
  const reply = (replyTo: string, kind: 'course' | 'lesson' = 'course', id = course._id) =>
    t.call(
      'addReviewComment',
      { kind, id, body: { requestId: crypto.randomUUID(), field: '', text: 'Tak', replyTo } },
      asker,
    )
  const second = await reply(first._id)
  expect(second.status).toBe(201)
  expect((await reply(second.answer._id)).status).toBe(404)
  expect((await reply(first._id, 'lesson', lesson)).status).toBe(404)
})

test('unknown rows and comments are 404, other kinds are refused', async () => {
  const id = crypto.randomUUID()
  const body = { requestId: id, field: '', text: 'Nic' }
  expect((await t.call('addReviewComment', { kind: 'lesson', id, body }, reviewer)).status).toBe(404)
  const review = { review: 'ASKED', version: 1 }
  expect((await t.call('changeReview', { kind: 'lesson', id, body: review }, reviewer)).status).toBe(404)
  const resolve = { commentId: id, body: { isResolved: true } }
  expect((await t.call('resolveReviewComment', resolve, reviewer)).status).toBe(404)
  for (const kind of ['course', 'lesson', 'exercise', 'word', 'hint'] as const) {
    expect((await t.call('getReviewComments', { kind, id }, reviewer)).status).toBe(404)
    expect((await t.call('addReviewComment', { kind, id, body }, reviewer)).status).toBe(404)
  }
  expect((await t.call('listOpenComments', { kind: 'lesson', id }, reviewer)).status).toBe(404)
  expect((await t.call('listOpenComments', { kind: 'word', id }, reviewer)).status).toBe(422)
  expect((await t.call('getReviewComments', { kind: 'popup', id }, reviewer)).status).toBe(422)
})
