import { courseKind } from './course-icon'

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
