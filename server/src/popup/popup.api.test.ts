import { anna, bartek, startTestApi, type TestApi } from '../../testing/test-api'
import { popups } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(popups)
  t.setNow('2026-11-16T10:00:00Z')
})

const popup = (id: string, change: Partial<typeof popups.$inferInsert> = {}) =>
  t.db.insert(popups).values({
    id,
    title: `Popup ${id}`,
    htmlContent: '<p>Treść</p>',
    active: true,
    startDate: '2026-11-10',
    endDate: '2026-11-20',
    maxDisplayTimes: 2,
    ...change,
  })
const available = async () => (await t.call('getAvailablePopups', {}, anna)).answer.map((each) => each._id)

test('returns active popups whose dates include today, oldest first (S-POP-01)', async () => {
  await popup('younger', { startDate: '2026-11-15' })
  await popup('older')
  await popup('inactive', { active: false })
  await popup('over', { endDate: '2026-11-15' })
  await popup('to come', { startDate: '2026-11-17' })
  expect(await available()).toEqual(['older', 'younger'])
})

test.each([
  ['2026-11-09T22:59:59Z', false],
  ['2026-11-09T23:00:00Z', true],
  ['2026-11-20T22:59:59Z', true],
  ['2026-11-20T23:00:00Z', false],
])(
  'at %s the date in Warsaw decides whether a popup is visible: %s (S-POP-02, C43)',
  async (now, visible) => {
    await popup('one')
    t.setNow(now)
    expect(await available()).toEqual(visible ? ['one'] : [])
  },
)

test('records every display of a popup, separately per person (S-POP-03, S-POP-04, P-POPUP-10)', async () => {
  await popup('one')
  const { status, answer } = await t.call('markPopupSeen', { id: 'one' }, anna)
  expect([status, answer]).toEqual([200, { popupId: 'one', createdAt: '2026-11-16T10:00:00.000Z' }])
  t.setNow('2026-11-17T08:00:00Z')
  await t.call('markPopupSeen', { id: 'one' }, anna)
  expect((await t.call('getSeenPopups', {}, anna)).answer).toEqual([
    { popupId: 'one', createdAt: '2026-11-16T10:00:00.000Z' },
    { popupId: 'one', createdAt: '2026-11-17T08:00:00.000Z' },
  ])
  expect((await t.call('getSeenPopups', {}, bartek)).answer).toEqual([])
})

test('returns 404 when a missing popup is marked as seen', async () => {
  expect((await t.call('markPopupSeen', { id: 'nothing' }, anna)).status).toBe(404)
})

test('visitors get no popups', async () => {
  await popup('one')
  expect((await t.call('getAvailablePopups')).status).toBe(401)
  expect((await t.call('getSeenPopups')).status).toBe(401)
  expect((await t.call('markPopupSeen', { id: 'one' })).status).toBe(401)
})

test("removes scripts and external resources from a popup's HTML", async () => {
  await popup('bad', {
    htmlContent:
      '<h2 class="ql-align-center x">Nowe <b>kursy</b></h2><script>alert(1)</script><img src="/files/media/0190-af.png" alt="Lis" width="200" onerror="alert(1)"><img src="https://elsewhere.test/x.png"><a href="javascript:alert(1)" onclick="x()">Zobacz</a><p style="color:red">Koniec</p>',
  })
  const { answer } = await t.call('getAvailablePopups', {}, anna)
  expect(answer[0]?.htmlContent).toBe(
    '<h2 class="ql-align-center">Nowe <strong>kursy</strong></h2><img src="/files/media/0190-af.png" alt="Lis" width="200" /><a rel="noopener noreferrer" target="_blank">Zobacz</a><p>Koniec</p>',
  )
})
