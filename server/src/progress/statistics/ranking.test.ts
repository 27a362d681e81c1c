import { missingPoints, showRanking } from './ranking'

const entry = (points: number, isMe = false) => ({ nickname: `N${points}`, points, isMe })
const standing = { head: [], tenth: null, fiftieth: null, points: 0, ahead: 0 }
const shown = { isHidden: false }

test.each([
  ['as many as the last of the first ones', 5, 9, 4],
  ['none for who has as many', 9, 9, 0],
  ['none for who has more', 12, 9, 0],
  ['one where there is room', 0, null, 1],
  ['none for who is there already', 3, null, 0],
])('computes the missing points: %s (S-USER-15)', (_, own, last, missing) => {
  expect(missingPoints(own, last)).toBe(missing)
})

test('users with equal points share a position and the next position is skipped (S-USER-15)', () => {
  const { entries } = showRanking(
    { ...standing, head: [entry(9), entry(7), entry(7, true), entry(2)] },
    shown,
  )
  expect(entries.map(({ position }) => position)).toEqual([1, 2, 2, 4])
})

test('a learner without points or hidden from rankings has no position (S-USER-15)', () => {
  expect(showRanking({ ...standing, ahead: 3 }, shown).position).toBeNull()
  expect(showRanking({ ...standing, points: 4, ahead: 3 }, shown).position).toBe(4)
  expect(showRanking({ ...standing, points: 4, ahead: 3 }, { isHidden: true }).position).toBeNull()
})
