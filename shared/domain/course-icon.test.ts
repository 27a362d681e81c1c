import { courseKind } from './course-icon'

test.each([
  [['biznes'], 'business'],
  [['słówka', 'slownictwo'], 'vocabulary'],
  [['Gramatyka'], 'grammar'],
  [['A1', 'sytuacje'], 'conversation'],
  [['pol-bizn-2'], 'business'],
  [['A1', 'podroz_01'], 'other'],
  [[], 'other'],
])('P-ENT-22: a course with the tags %j has the icon %s', (tags, kind) => {
  expect(courseKind(tags)).toBe(kind)
})
