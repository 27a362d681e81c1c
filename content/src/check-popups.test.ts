import { library, popup, problemsOf } from './small-library.fixture'

const problems = (...popups: ReturnType<typeof popup>[]) => problemsOf(library({ popups }))

test('A right popup has no problems', () => {
  expect(problems(popup())).toEqual([])
})

test('Two active popups may not share a day, or learners would get one after another', () => {
  const january = { startDate: '2026-01-01', endDate: '2026-01-31' }
  const lastDay = popup({ slug: 'other', startDate: '2026-01-31', endDate: '2026-02-28' })
  expect(problems(popup(january), lastDay)).toEqual([
    'popups[1].startDate: is active on a day of "welcome", too',
  ])
  expect(problems(popup(january), { ...lastDay, startDate: '2026-02-01' })).toEqual([])
  expect(problems(popup(january), { ...lastDay, active: false })).toEqual([])
})

test('The last day is not before the first', () => {
  expect(problems(popup({ startDate: '2026-02-01', endDate: '2026-01-31' }))).toEqual([
    'popups[0].endDate: is before the first day, 2026-02-01',
  ])
  expect(problems(popup({ startDate: '2026-02-01', endDate: '2026-02-01' }))).toEqual([])
})

test('A slug is unique', () => {
  expect(problems(popup(), popup({ active: false }))).toEqual([
    'popups[1].slug: the slug "welcome" is there twice',
  ])
})

test('Texts are checked like those of lessons', () => {
  expect(
    problems(popup({ title: 'Nowe "kursy"', content: '<p onclick="x()">Tak</p><img src="x">' })),
  ).toEqual([
    'popups[0].title: quotes are written „…” here',
    expect.stringContaining('has the attributes "onclick="x()"" on <p>'),
    expect.stringContaining('has the tag <img>'),
    expect.stringContaining('has the attributes "src="x"" on <img>'),
    'popups[0].content: does not close <img>',
  ])
})
