import type { Ranking } from '@mowka/contract/schemas/statistics'
import { missingPoints, rankingLines } from './RankingCard'

const entries = Array.from({ length: 10 }, (_, index) => ({
  position: index + 1,
  nickname: `N${index + 1}`,
  points: 100 - index,
  isMe: false,
}))
const ranking = (change: Partial<Ranking> = {}): Ranking => ({
  position: 14,
  points: 20,
  missingPoints: { to10: 71, to50: 0 },
  entries,
  ...change,
})
const shown = (given: Ranking, showsAll = false) =>
  rankingLines(given, 'Ja', { showsAll }).map((line) =>
    line.kind === 'gap' ? '…' : `${line.entry.position} ${line.entry.nickname}${line.entry.isMe ? '!' : ''}`,
  )

test('the first five are shown, and the learner below a gap (L-DASH-10)', () => {
  expect(shown(ranking())).toEqual(['1 N1', '2 N2', '3 N3', '4 N4', '5 N5', '…', '14 Ja!'])
  expect(shown(ranking(), true)).toHaveLength(12)
})

test('a learner among the first five is listed once (L-DASH-10)', () => {
  const own = entries.map((entry) => ({ ...entry, isMe: entry.position === 3 }))
  expect(shown(ranking({ position: 3, entries: own }))).toEqual(['1 N1', '2 N2', '3 N3!', '4 N4', '5 N5'])
  const eighth = entries.map((entry) => ({ ...entry, isMe: entry.position === 8 }))
  expect(shown(ranking({ position: 8, entries: eighth }))).toContain('8 Ja!')
  expect(shown(ranking({ position: 8, entries: eighth }), true)).toHaveLength(10)
})

test('a learner without a position is not listed (L-DASH-10)', () => {
  expect(shown(ranking({ position: null }))).toEqual(['1 N1', '2 N2', '3 N3', '4 N4', '5 N5'])
})

test.each([
  ['both while both are far away', { missingPoints: { to10: 90, to50: 12 } }, ['10: 90', '50: 12']],
  ['the first ten', {}, ['10: 71']],
  ['nothing for who is there', { missingPoints: { to10: 0, to50: 0 } }, []],
  ['nothing for who stays out', { position: null }, []],
  [
    'a point for who has none',
    { position: null, points: 0, missingPoints: { to10: 1, to50: 1 } },
    ['10: 1', '50: 1'],
  ],
])('missing points: %s (L-DASH-10)', (_, change, missing) => {
  expect(missingPoints(ranking(change)).map(({ place, count }) => `${place}: ${count}`)).toEqual(missing)
})
