import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { contentHistory } from '../history/tables'
import { popups } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(popups)
  await t.db.delete(contentHistory)
  t.setNow('2026-11-16T10:00:00Z')
})

const id = (last: number) => `01990000-0000-7000-8000-00000000d0${String(last).padStart(2, '0')}`
const popup = (change: Record<string, unknown> = {}) => ({
  requestId: id(1),
  title: 'Nowe kursy',
  htmlContent: '<p>Zobacz <strong>kursy</strong></p>',
  active: true,
  startDate: '2026-11-16',
  endDate: '2026-11-20',
  maxDisplayTimes: 2,
  ...change,
})
const create = (change: Record<string, unknown> = {}, as = admin) =>
  t.call('createPopup', { body: popup(change) }, as)
const list = async (query: Record<string, unknown> = {}) => (await t.call('listPopups', query, admin)).answer

describe('POST /popup/ (S-POP-05)', () => {
  test('creates a popup, once per request, that learners see on its days (A-ENT-08)', async () => {
    const { status, answer } = await create()
    expect([status, answer]).toEqual([
      201,
      {
        _id: id(1),
        title: 'Nowe kursy',
        htmlContent: '<p>Zobacz <strong>kursy</strong></p>',
        active: true,
        startDate: '2026-11-16',
        endDate: '2026-11-20',
        maxDisplayTimes: 2,
        createdAt: '2026-11-16T10:00:00.000Z',
        version: 1,
      },
    ])
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ title: 'Inny' })))
    expect(new Set(answers.map(({ answer }) => answer.title))).toEqual(new Set(['Inny']))
    expect((await list()).metadata.total).toBe(1)
    const { answer: data } = await t.call('getAvailablePopups', {}, anna)
    expect(data).toMatchObject([{ _id: id(1), htmlContent: '<p>Zobacz <strong>kursy</strong></p>' }])
  })

  test('accepts the documented body without a request id', async () => {
    const made = await Promise.all([1, 2].map(() => create({ requestId: undefined })))
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(made.map(({ answer }) => answer._id)).size).toBe(2)
  })

  test('creates an inactive popup unless the form sets `active`', async () => {
    expect((await create({ active: undefined })).answer.active).toBe(false)
    expect((await t.call('getAvailablePopups', {}, anna)).answer).toEqual([])
  })

  test('sanitizes the HTML and allows only images of the media library', async () => {
    const { answer } = await create({
      htmlContent:
        '<p onclick="x()" style="position:fixed">a<script>alert(1)</script><img src="/files/media/0190-af.png" alt="Lis" width="250" onerror="x()"><img src="https://elsewhere.test/x.png"><a href="javascript:x()">b</a></p><iframe src="//elsewhere.test"></iframe><svg onload="x()"></svg>',
    })
    const clean =
      '<p>a<img src="/files/media/0190-af.png" alt="Lis" width="250" /><a rel="noopener noreferrer" target="_blank">b</a></p>'
    expect(answer.htmlContent).toBe(clean)
    const [row] = await t.db.select({ html: popups.htmlContent }).from(popups)
    expect(row?.html).toBe(clean)
  })

  test.each([
    ['no title', { title: '  ' }, 'body/title'],
    ['a text of which nothing is left', { htmlContent: '<script>alert(1)</script>' }, 'body/htmlContent'],
    ['a text of empty lines', { htmlContent: '<p><br></p>' }, 'body/htmlContent'],
    ['zero times (A-POP-06, C09)', { maxDisplayTimes: 0 }, 'body/maxDisplayTimes'],
    ['a last day before the first', { endDate: '2026-11-15' }, 'body/endDate'],
    ['a day that is none', { startDate: '2026-02-30' }, 'body/startDate'],
    ['a field that it has not', { _id: 'x' }, 'body/'],
  ])('refuses %s', async (_, change, path) => {
    const { status, problem } = await create(change)
    expect([status, problem.errors?.[0]?.path]).toEqual([422, path])
  })
})

describe('PUT and DELETE /popup/{id} (S-POP-05)', () => {
  const change = (body: Record<string, unknown>) => t.call('updatePopup', { id: id(1), body }, admin)
  beforeEach(async () => {
    await create()
  })

  test('changes only the given fields (A-POP-09)', async () => {
    const { answer } = await change({ active: false, version: 1 })
    expect(answer).toMatchObject({ active: false, title: 'Nowe kursy', maxDisplayTimes: 2, version: 2 })
    const [row] = await t.db.select({ edited: popups.edited }).from(popups)
    expect(row?.edited).toBe(true)
  })

  test('validates a new start date against the stored end date', async () => {
    expect((await change({ startDate: '2026-11-21' })).problem.errors?.[0]?.path).toBe('body/endDate')
    expect((await change({ startDate: '2026-11-21', endDate: '2026-11-21' })).status).toBe(200)
  })

  test('refuses a stale write with the current popup (C57)', async () => {
    await change({ title: 'Pierwszy', version: 1 })
    const { status, problem } = await change({ title: 'Drugi', version: 1 })
    expect([status, problem.code]).toEqual([409, 'STALE_WRITE'])
    expect(problem).toMatchObject({ current: { title: 'Pierwszy', version: 2 } })
  })

  test('records changes in the history and restores earlier states', async () => {
    t.setNow('2026-11-16T10:01:00Z')
    await change({ title: 'Inny', version: 1 })
    const { data } = (await t.call('listHistory', { filters: `kind:popup;_id:${id(1)}` }, admin)).answer
    expect(data.map(({ action, author }) => [action, author])).toEqual([
      ['changed', 'adam@mowka.test'],
      ['created', 'adam@mowka.test'],
    ])
    await t.call('goBackInHistory', { id: data[0]?._id, body: { version: 2 } }, admin)
    expect((await list()).data[0]).toMatchObject({ title: 'Nowe kursy', version: 3 })
  })

  test('deletes a popup unless it has changed since it was loaded', async () => {
    await change({ title: 'Inny', version: 1 })
    expect((await t.call('deletePopup', { id: id(1), version: 1 }, admin)).status).toBe(409)
    expect((await t.call('deletePopup', { id: id(1), version: 2 }, admin)).status).toBe(204)
    expect((await t.call('deletePopup', { id: id(1) }, admin)).status).toBe(404)
    expect((await change({ active: true })).status).toBe(404)
  })
})

test('searches, filters, sorts and pages the list', async () => {
  await create({ title: 'Zima', startDate: '2026-11-10' })
  await create({ requestId: id(2), title: 'jesień 100%', active: false })
  await create({ requestId: id(3), title: 'Lato', startDate: '2026-11-18' })
  const titles = async (query: Record<string, unknown> = {}) =>
    (await list(query)).data.map(({ title }) => title)
  expect(await titles()).toEqual(['Lato', 'jesień 100%', 'Zima'])
  expect(await titles({ sort: 'title:asc' })).toEqual(['jesień 100%', 'Lato', 'Zima'])
  expect(await titles({ filters: '$search:100%25' })).toEqual(['jesień 100%'])
  expect(await titles({ filters: 'active:false' })).toEqual(['jesień 100%'])
  expect(await titles({ filters: `_id:${id(3)}` })).toEqual(['Lato'])
  expect(await titles({ limit: 1, page: 2 })).toEqual(['jesień 100%'])
  expect((await t.call('listPopups', { sort: 'htmlContent:asc' }, admin)).status).toBe(422)
})

test('learners can neither list nor change popups', async () => {
  expect((await create({}, anna)).status).toBe(403)
  expect((await t.call('listPopups', {}, anna)).status).toBe(403)
  expect((await t.call('listPopups')).status).toBe(401)
})
