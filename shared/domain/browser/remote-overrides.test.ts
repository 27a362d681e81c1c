import { askedOverrides, changedOverrides, overrideOrigin, validOverrides } from './remote-overrides'

test.each([
  ['http://localhost:4311', 'http://localhost:4311'],
  [' http://127.0.0.1:9000/ ', 'http://127.0.0.1:9000'],
  ['https://localhost:4311', null],
  ['http://localhost.evil.test:4311', null],
  ['http://localhost@evil.test:4311', null],
  ['http://anna@localhost:4311', null],
  ['http://192.168.1.5:4311', null],
  ['http://0.0.0.0:4311', null],
  ['//localhost:4311', null],
  ['http://localhost:4311/remoteEntry.js', null],
  ['javascript:alert(1)', null],
  ['', null],
])('overrideOrigin for %s is %s', (text, origin) => {
  expect(overrideOrigin(text)).toBe(origin)
})

test('askedOverrides reads set and removed overrides from a URL and ignores other parameters', () => {
  expect(
    askedOverrides(
      '?mf.learning=http://localhost:4311&mf.admin=&mf.Evil=http://localhost:1&x=http://localhost:1',
    ),
  ).toEqual({ learning: 'http://localhost:4311', admin: null })
  expect(askedOverrides('?mf.learning=http://evil.test')).toEqual({})
})

test("changedOverrides applies a URL's overrides to the stored ones", () => {
  expect(
    changedOverrides(
      { admin: 'http://localhost:4315', company: 'http://localhost:4316' },
      { admin: null, learning: 'http://localhost:4311' },
    ),
  ).toEqual({ company: 'http://localhost:4316', learning: 'http://localhost:4311' })
})

test.each([
  ['learning', 'http://localhost:4311', true],
  ['admin', 'http://evil.test', false],
  ['x y', 'http://localhost:1', false],
  ['company', 7, false],
])('a stored override of %s with %s is valid: %s', (name, origin, isValid) => {
  expect(name in validOverrides({ [name]: origin })).toBe(isValid)
})
