import { chapterOf } from './chapter'

test.each([
  ['podro_01', 'podro_01'],
  ['biznes12_07', 'biznes12_07'],
  ['podr_01', null],
  ['podrozowanie_01', null],
  ['podroz_1', null],
  ['podroz_011', null],
  ['podroz-01', null],
])('V-LW-18: the tag %s belongs to the chapter %s', (tag, chapter) => {
  expect(chapterOf(['A1', tag, 'inne'])).toBe(chapter)
})

test('chapterOf returns the first chapter tag, or null without one (V-LW-18)', () => {
  expect(chapterOf(['podroz_01', 'biznes_02'])).toBe('podroz_01')
  expect(chapterOf(['A1'])).toBeNull()
  expect(chapterOf([])).toBeNull()
})
