import { randomUUID } from 'node:crypto'
import { seedLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { sendDueCards } from './jobs'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))

const card = (change: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  plan: 'MONTHLY_SUBSCRIPTION_1:PL',
  languages: ['ENG', 'DE'],
  directory: 'Targi 2026',
  ...change,
})
const create = (change: Record<string, unknown> = {}, as = admin) =>
  t.call('createGiftCard', { body: card(change) }, as)
const list = (query: Record<string, unknown> = {}) => t.call('listGiftCards', query, admin)
const receiver = { sendToEmailAddress: 'gosc@mowka.test' }
/** Opens a link like a browser, without an Authorization header. */
const follow = (url: string) => t.app.inject({ url: url.slice(t.config.publicUrl.length) })

describe('POST /coupon/gift-cards (S-COM-15, A-GIFT-05)', () => {
  test('creates a redeemable card with a unique code (S-COM-14)', async () => {
    const { status, answer } = await create({
      inscription: 'Wszystkiego najlepszego',
      expireAt: '2027-06-30',
    })
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      pattern: expect.stringMatching(/^MW(-[2-9A-HJ-NP-Z]{4}){4}$/),
      status: 'active',
      plan: 'MONTHLY_SUBSCRIPTION_1:PL',
      languages: ['ENG', 'DE'],
      directory: 'Targi 2026',
      inscription: 'Wszystkiego najlepszego',
      sendToEmailAddress: null,
      createdAt: '2026-11-16T10:00:00.000Z',
      expireAt: '2027-06-30',
      redeemedAt: null,
    })
    expect((await create()).answer.pattern).not.toBe(answer.pattern)
  })

  test('creates one card for concurrent copies of a request', async () => {
    const body = card({ directory: 'Raz' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => t.call('createGiftCard', { body }, admin)),
    )
    expect(new Set(answers.map(({ answer }) => answer.pattern)).size).toBe(1)
    expect((await list({ filters: 'directory:Raz' })).answer.metadata.total).toBe(1)
  })

  test.each([
    ['a plan that nobody sells', { plan: 'YEARLY:PL' }, 'body/plan'],
    ['a language that the plan is not sold for', { languages: ['ENG', 'IT'] }, 'body/plan'],
    ['no language', { languages: [] }, 'body/languages'],
    ['a batch without a name', { directory: '  ' }, 'body/directory'],
    ['a long inscription (C-GIFT-07)', { inscription: 'ż'.repeat(151) }, 'body/inscription'],
    ['an invalid address', { sendToEmailAddress: 'nikt' }, 'body/sendToEmailAddress'],
    ['a last day that is over', { expireAt: '2026-11-15' }, 'body/expireAt'],
    ['a day and nobody to send to', { sendAt: '2026-11-20' }, 'body/sendToEmailAddress'],
    ['a day that is over', { ...receiver, sendAt: '2026-11-15' }, 'body/sendAt'],
    ['a day after a year', { ...receiver, sendAt: '2027-11-17' }, 'body/sendAt'],
    [
      'a day on which the card is over',
      { ...receiver, sendAt: '2026-12-02', expireAt: '2026-12-01' },
      'body/sendAt',
    ],
  ])('refuses %s and names the field', async (_what, change, path) => {
    const { status, problem } = await create(change)
    expect({ status, paths: problem.errors?.map((each) => each.path) }).toEqual({
      status: 422,
      paths: [path],
    })
  })

  test.each([
    ['no day', {}],
    ['today', { sendAt: '2026-11-16' }],
  ])('a card with %s is emailed immediately to its address, once', async (_day, change) => {
    t.emails.length = 0
    const body = card({ ...receiver, ...change })
    const { answer } = await t.call('createGiftCard', { body }, admin)
    await t.call('createGiftCard', { body }, admin)
    await t.runJobs()
    expect(answer.sendAt).toBe('2026-11-16')
    expect(t.emails.map(({ to }) => to)).toEqual(['gosc@mowka.test'])
    expect(t.emails[0]?.text).toContain(answer.pattern)
  })

  test('a repeated request applies corrections to a card that has not been emailed', async () => {
    t.emails.length = 0
    const body = card({ ...receiver, sendAt: '2026-11-20' })
    const first = (await t.call('createGiftCard', { body }, admin)).answer
    const change = { directory: 'Poprawione', sendToEmailAddress: 'poprawny@mowka.test', sendAt: null }
    const { status, answer } = await t.call('createGiftCard', { body: { ...body, ...change } }, admin)
    await t.runJobs()
    expect(status).toBe(201)
    const { _id, pattern } = first
    expect(answer).toMatchObject({ _id, pattern, ...change, sendAt: '2026-11-16' })
    expect(t.emails.map(({ to }) => to)).toEqual(['poprawny@mowka.test'])
  })

  test('a card with a later send date is emailed once by the job on that day', async () => {
    t.emails.length = 0
    const { answer } = await create({ ...receiver, sendAt: '2026-11-20' })
    expect(answer).toMatchObject({ status: 'active', sendAt: '2026-11-20' })
    const sendDue = async (moment: string) => {
      t.setNow(moment)
      await t.db.transaction((tx) => t.services.jobs.send(tx, sendDueCards, {}))
      await t.runJobs()
      return t.emails.map(({ to }) => to)
    }
    expect(await sendDue('2026-11-19T12:00:00Z')).toEqual([])
    expect(await sendDue('2026-11-20T12:00:00Z')).toEqual(['gosc@mowka.test'])
    expect(await sendDue('2026-11-20T13:00:00Z')).toEqual(['gosc@mowka.test'])
    expect(t.emails[0]?.text).toContain(answer.pattern)
  })

  test('a repeated request with corrections is refused if the card has been emailed', async () => {
    const body = card({ ...receiver, directory: 'Wysłane' })
    await t.call('createGiftCard', { body }, admin)
    const change = { sendToEmailAddress: 'poprawny@mowka.test' }
    const { status, problem } = await t.call('createGiftCard', { body: { ...body, ...change } }, admin)
    expect([status, problem.code]).toEqual([409, 'GIFT_CARD_SENT'])
    const { items } = (await list({ filters: `directory:${encodeURIComponent('Wysłane')}` })).answer
    expect(items.map(({ sendToEmailAddress }) => sendToEmailAddress)).toEqual(['gosc@mowka.test'])
  })

  test('an unchanged request repeated on the next day returns the emailed card', async () => {
    const body = card(receiver)
    const first = (await t.call('createGiftCard', { body }, admin)).answer
    t.setNow('2026-11-17T10:00:00Z')
    const { status, answer } = await t.call('createGiftCard', { body }, admin)
    expect([status, answer._id, answer.sendAt]).toEqual([201, first._id, '2026-11-16'])
  })

  test('accepts the documented body without a request id (U18)', async () => {
    const { requestId: _, ...documented } = card()
    const answers = [1, 2].map(() => t.call('createGiftCard', { body: documented }, admin))
    const made = await Promise.all(answers)
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(made.map(({ answer }) => answer._id)).size).toBe(2)
  })

  test('accepts an expiry date of today and an inscription of 150 characters', async () => {
    expect((await create({ expireAt: '2026-11-16', inscription: 'ż'.repeat(150) })).status).toBe(201)
  })
})

describe('GET /coupon/gift-cards (S-COM-15)', () => {
  test('lists the newest cards first, ten per page, filtered by directory (A-GIFT-02, A-GIFT-03)', async () => {
    for (let minute = 10; minute < 22; minute += 1) {
      t.setNow(`2026-11-17T10:${minute}:00Z`)
      await create({ directory: 'Szkoły 100%' })
    }
    const first = (await list({ filters: `directory:${encodeURIComponent('szkoły 100%')}` })).answer
    expect(first.metadata.total).toBe(12)
    expect(first.items).toHaveLength(10)
    expect(first.items[0]?.createdAt).toBe('2026-11-17T10:21:00.000Z')
    const second = (await list({ filters: `directory:${encodeURIComponent('Szkoły')}`, page: 2 })).answer
    expect(second.items.map((each) => each.createdAt)).toEqual([
      '2026-11-17T10:11:00.000Z',
      '2026-11-17T10:10:00.000Z',
    ])
    expect((await list({ filters: 'directory:nic' })).answer).toEqual({ items: [], metadata: { total: 0 } })
  })

  test('refuses unknown filters and sort fields', async () => {
    expect((await list({ filters: 'pattern:MW' })).status).toBe(422)
    expect((await list({ sort: 'pattern:asc' })).status).toBe(422)
  })
})

describe('the PDF of a card (A-GIFT-01)', () => {
  test('the PDF link of a card works for half an hour', async () => {
    const { answer } = await create({ inscription: 'Zażółć gęślą jaźń '.repeat(8), expireAt: '2027-06-30' })
    const { statusCode, headers, rawPayload } = await follow(answer.url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(`attachment; filename="${answer.pattern}.pdf"`)
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    const later = new Date(Date.parse('2026-11-17T10:21:00Z') + 31 * 60_000)
    t.setNow(later)
    expect((await follow(answer.url)).statusCode).toBe(403)
    expect((await follow((await list()).answer.items[0]?.url ?? '')).statusCode).toBe(200)
  })

  test('a PDF does not open through the link of another card or without a token', async () => {
    const [one, other] = [(await create()).answer, (await create()).answer]
    expect((await follow(one.url.replace(one._id, other._id))).statusCode).toBe(403)
    expect((await follow(one.url.replace(/\?.*/, ''))).statusCode).toBe(422)
    expect((await follow(one.url.replace(/token=[^&]+/, 'token=a.9999999999999.b'))).statusCode).toBe(403)
  })
})

test('learners can neither list nor create gift cards', async () => {
  expect((await t.call('listGiftCards', {}, anna)).status).toBe(403)
  expect((await create({}, anna)).status).toBe(403)
})
