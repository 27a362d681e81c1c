import { chapterOf, courseKind } from './course'

test.each([
  [['biznes'], 'business'],
  [['słówka', 'slownictwo'], 'vocabulary'],
  [['Gramatyka'], 'grammar'],
  [['A1', 'sytuacje'], 'conversation'],
  [['pol-bizn-2'], 'business'],
  [['A1', 'podroz_01'], 'other'],
  [[], 'other'],
])('a course with the tags %j has the icon %s (P-ENT-22)', (tags, kind) => {
  expect(courseKind(tags)).toBe(kind)
})

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
