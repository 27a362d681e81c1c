import { notScheduled, reviewSentence, type SentenceSchedule } from './sentence-schedule'

const right = (before: SentenceSchedule, day: string) => reviewSentence(before, { day, isMissed: false })
const missed = (before: SentenceSchedule, day: string) => reviewSentence(before, { day, isMissed: true })

test('a missed sentence comes back the next day, then after 3, 7 and 21 days of right answers, then no more', () => {
  let schedule = missed(notScheduled, '2026-11-16')
  const days: (string | null)[] = [schedule.dueDay]
  while (schedule.dueDay !== null) {
    schedule = right(schedule, schedule.dueDay)
    days.push(schedule.dueDay)
  }
  expect(days).toEqual(['2026-11-17', '2026-11-20', '2026-11-27', '2026-12-18', null])
  expect(schedule).toEqual(notScheduled)
})

test('an overdue sentence counts its next interval from the day of the answer', () => {
  const overdue = missed(notScheduled, '2026-11-01')
  expect(right(overdue, '2026-11-16')).toEqual({ reviewStep: 1, dueDay: '2026-11-19' })
})

test('another miss starts the intervals over, also before the sentence is due', () => {
  const learned = { reviewStep: 2, dueDay: '2026-11-27' }
  expect(missed(learned, '2026-11-27')).toEqual({ reviewStep: 0, dueDay: '2026-11-28' })
  expect(missed(learned, '2026-11-22')).toEqual({ reviewStep: 0, dueDay: '2026-11-23' })
})

test('a right answer changes nothing for an unscheduled sentence and before the due day', () => {
  expect(right(notScheduled, '2026-11-16')).toEqual(notScheduled)
  const scheduled = { reviewStep: 0, dueDay: '2026-11-17' }
  expect(right(scheduled, '2026-11-16')).toEqual(scheduled)
})

test('a miss that arrives after a later review changes nothing', () => {
  const reviewed = { reviewStep: 1, dueDay: '2026-11-20' }
  expect(missed(reviewed, '2026-11-16')).toEqual(reviewed)
  expect(missed(reviewed, '2026-11-17')).toEqual({ reviewStep: 0, dueDay: '2026-11-18' })
})
