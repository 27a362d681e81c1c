import { isOwnOrigin, readSettings, SettingsError } from './settings'

test('all ports shift with MOWKA_PORT', () => {
  expect(readSettings({}).ports).toEqual({
    platform: 4000,
    identity: 4001,
    payments: 4002,
    mailWeb: 4003,
    speech: 4004,
    errors: 4005,
    push: 4006,
    smtp: 4025,
  })
  expect(readSettings({ MOWKA_PORT: '5200' }).ports).toMatchObject({ identity: 5201, smtp: 5225 })
})

test.each(['0', '65530', 'abc', '-1', '4000.5'])('MOWKA_PORT=%s is refused', (port) => {
  expect(() => readSettings({ MOWKA_PORT: port })).toThrow(SettingsError)
})

test("the sandbox listens on loopback only, regardless of the platform's host, unless its own variable is set", () => {
  expect(readSettings({}).hosts).toEqual(['127.0.0.1', '::1'])
  expect(readSettings({ MOWKA_HOST: '0.0.0.0' }).hosts).toEqual(['127.0.0.1', '::1'])
  expect(readSettings({ MOWKA_SANDBOX_HOST: '0.0.0.0' }).hosts).toEqual(['0.0.0.0'])
})

test.each([
  ['http://localhost:4000', true],
  ['http://localhost:4311', true],
  ['https://mowka.example', true],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1:4000', false],
  ['https://evil.example', false],
  ['null', false],
])('whether %s belongs to the platform: %s', (origin, expected) => {
  expect(isOwnOrigin(readSettings({ MOWKA_ORIGINS: 'https://mowka.example/ ' }), origin)).toBe(expected)
})
