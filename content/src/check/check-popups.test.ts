import { library, popup, problemsOf } from '../small-library.fixture'

const problems = (...popups: ReturnType<typeof popup>[]) => problemsOf(library({ popups }))

test('a valid popup has no problems', () => {
  expect(problems(popup())).toEqual([])
})

test('two active popups must not share a day, because learners would get both in a row', () => {
  const january = { startDate: '2026-01-01', endDate: '2026-01-31' }
  const lastDay = popup({ slug: 'other', startDate: '2026-01-31', endDate: '2026-02-28' })
  expect(problems(popup(january), lastDay)).toEqual([
    'popups[1].startDate: is active on a day of "welcome", too',
  ])
  expect(problems(popup(january), { ...lastDay, startDate: '2026-02-01' })).toEqual([])
  expect(problems(popup(january), { ...lastDay, active: false })).toEqual([])
})

test('the last day must not be before the first', () => {
  expect(problems(popup({ startDate: '2026-02-01', endDate: '2026-01-31' }))).toEqual([
    'popups[0].endDate: is before the first day, 2026-02-01',
  ])
  expect(problems(popup({ startDate: '2026-02-01', endDate: '2026-02-01' }))).toEqual([])
})

test('a slug must be unique', () => {
  expect(problems(popup(), popup({ active: false }))).toEqual([
    'popups[1].slug: the slug "welcome" is there twice',
  ])
})

test('texts are checked like those of lessons', () => {
  expect(
    problems(popup({ title: 'Nowe "kursy"', content: '<p onclick="x()">Tak</p><img src="x">' })),
  ).toEqual([
    'popups[0].title: quotes are written „…” here',
    expect.stringContaining('has the attributes "onclick="x()"" on <p>'),
    expect.stringContaining('has a picture that is not in the media library'),
  ])
})
