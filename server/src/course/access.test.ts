import { canSeeCourse, editorRights, isLanguageLocked, lessonAccess, noRights, type Rights } from './access'

const english: Rights = {
  isEditor: false,
  languages: new Map([['ENG', new Date(0)]] as const),
  courseIds: new Set(['mine']),
  at: new Date('2026-11-27T06:00:00.000Z'),
}
const published = { active: true, publishAt: null, archived: false }
const draft = { ...published, active: false }
const scheduled = { ...published, publishAt: '2026-11-27T06:00:00.001Z' }
const since = { ...published, publishAt: '2026-11-27T06:00:00.000Z' }
const archived = { ...published, archived: true }
const plain = { id: 'plain', explicitAccessRequired: false, ...published }
const mine = { id: 'mine', explicitAccessRequired: true, ...published }
const others = { ...mine, id: 'others' }
const off = { ...plain, ...draft }

test.each([
  [plain, true],
  [mine, true],
  [others, false],
  [off, false],
  [{ ...mine, ...draft }, false],
  [{ ...plain, ...scheduled }, false],
  [{ ...plain, ...since }, true],
  [{ ...plain, ...archived }, false],
])('a learner sees published courses, and explicit ones only if granted: %j (C62)', (course, seen) => {
  expect(canSeeCourse(english, course)).toBe(seen)
  expect(canSeeCourse(editorRights, course)).toBe(true)
})

test('languages without access are locked: for visitors all of them, for admins none', () => {
  expect(isLanguageLocked(english, 'ENG')).toBe(false)
  expect(isLanguageLocked(english, 'DE')).toBe(true)
  expect(isLanguageLocked(noRights(english.at), 'ENG')).toBe(true)
  expect(isLanguageLocked(editorRights, 'DE')).toBe(false)
})

test.each([
  ['open', { ...published, targetLang: 'ENG', courses: [plain] }],
  ['open', { ...published, targetLang: 'ENG', courses: [others, mine] }],
  ['locked', { ...published, targetLang: 'ENG', courses: [others] }],
  ['locked', { ...published, targetLang: 'DE', courses: [plain] }],
  ['hidden', { ...draft, targetLang: 'ENG', courses: [plain] }],
  ['hidden', { ...scheduled, targetLang: 'ENG', courses: [plain] }],
  ['hidden', { ...archived, targetLang: 'ENG', courses: [plain] }],
  ['open', { ...since, targetLang: 'ENG', courses: [plain] }],
  ['hidden', { ...published, targetLang: 'ENG', courses: [off] }],
  ['hidden', { ...published, targetLang: 'ENG', courses: [{ ...plain, ...scheduled }] }],
  ['hidden', { ...published, targetLang: 'ENG', courses: [] }],
] as const)('a lesson is %s: %j', (state, lesson) => {
  expect(lessonAccess(english, lesson)).toBe(state)
  expect(lessonAccess(editorRights, lesson)).toBe('open')
})
