import { canSeeCourse, isLanguageLocked, lessonAccess, noRights, type Rights } from './access'

const english: Rights = {
  isEditor: false,
  languages: new Map([['ENG', new Date(0)]] as const),
  courseIds: new Set(['mine']),
}
const admin: Rights = { ...noRights, isEditor: true }
const plain = { id: 'plain', active: true, explicitAccessRequired: false }
const mine = { id: 'mine', active: true, explicitAccessRequired: true }
const others = { id: 'others', active: true, explicitAccessRequired: true }
const off = { id: 'off', active: false, explicitAccessRequired: false }

test.each([
  [plain, true],
  [mine, true],
  [others, false],
  [off, false],
  [{ ...mine, active: false }, false],
])('a learner sees active courses, and explicit ones only if granted: %j (C62)', (course, seen) => {
  expect(canSeeCourse(english, course)).toBe(seen)
  expect(canSeeCourse(admin, course)).toBe(true)
})

test('languages without access are locked: for visitors all of them, for admins none', () => {
  expect(isLanguageLocked(english, 'ENG')).toBe(false)
  expect(isLanguageLocked(english, 'DE')).toBe(true)
  expect(isLanguageLocked(noRights, 'ENG')).toBe(true)
  expect(isLanguageLocked(admin, 'DE')).toBe(false)
})

test.each([
  ['open', { active: true, targetLang: 'ENG', courses: [plain] }],
  ['open', { active: true, targetLang: 'ENG', courses: [others, mine] }],
  ['locked', { active: true, targetLang: 'ENG', courses: [others] }],
  ['locked', { active: true, targetLang: 'DE', courses: [plain] }],
  ['hidden', { active: false, targetLang: 'ENG', courses: [plain] }],
  ['hidden', { active: true, targetLang: 'ENG', courses: [off] }],
  ['hidden', { active: true, targetLang: 'ENG', courses: [] }],
] as const)('a lesson is %s: %j', (state, lesson) => {
  expect(lessonAccess(english, lesson)).toBe(state)
  expect(lessonAccess(admin, lesson)).toBe('open')
})
