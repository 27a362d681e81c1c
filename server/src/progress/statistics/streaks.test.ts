import { addDays, warsawDay } from '@mowka/domain/time'
import { currentStreak } from '@mowka/domain/user/streak'
import fc from 'fast-check'
import { startTestApi, type TestApi } from '../../../testing/test-api'
import { dailyPoints } from '../tables'
import { readStreaks } from './streaks'

const NOW = '2026-11-27T11:00:00Z'
const today = warsawDay(new Date(NOW))

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  t.setNow(NOW)
})
afterAll(() => t.close())

const history = fc.uniqueArray(
  fc.integer({ min: 0, max: 24 }).map((ago) => addDays(today, -ago)),
  { minLength: 1, maxLength: 25 },
)

test("reminders, the learner's statistics and the rule have the same streak for the same days", async () => {
  const who = { name: 'seria' }
  const { userId } = (await t.call('getMe', {}, who)).answer
  await fc.assert(
    fc.asyncProperty(history, async (days) => {
      await t.db.delete(dailyPoints)
      await t.db
        .insert(dailyPoints)
        .values(
          days.map((day) => ({ userId, targetLang: 'ENG' as const, day, successes: 1, ofStreak: true })),
        )
      const rule = currentStreak(new Set(days), today)
      const ofReminder = await readStreaks(t.db, [{ userId, targetLang: 'ENG' }], today)
      const { answer } = await t.call('getStats', { targetLang: 'ENG' }, who)
      expect(ofReminder.get(userId)?.current).toBe(rule.length)
      expect(answer).toMatchObject({
        currentStreak: rule.length,
        untilFreeDay: rule.untilFreeDay,
        freeDays: rule.freeDays.filter((day) => day > addDays(today, -7)),
        todayActivity: { completed: days.includes(today) },
      })
    }),
    { numRuns: 40 },
  )
})

test('the statistics have the day of sign-up', async () => {
  t.setNow('2026-11-20T23:30:00Z')
  const who = { name: 'nowa' }
  await t.call('getMe', {}, who)
  t.setNow(NOW)
  expect((await t.call('getStats', {}, who)).answer.firstDay).toBe('2026-11-21')
})
