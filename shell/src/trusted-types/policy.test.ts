import { judgeHtml, judgeScriptUrl, startTrustedTypes } from './policy'

const base = 'https://mowka.test/course'

test.each([
  ['https://mowka.test/remotes/learning/page.abc.js', true],
  ['/remotes/shell/755.js', true],
  ['https://elsewhere.test/remotes/learning/page.js', false],
  ['//elsewhere.test/remotes/x.js', false],
  ['https://mowka.test@elsewhere.test/remotes/x.js', false],
  ['https://mowka.test/api/media/evil.js', false],
  ['/remotes/../api/media/evil.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://mowka.test/1', false],
])('the script %s is trusted: %s', (url, trusted) => {
  expect(judgeScriptUrl(url, base)).toBe(trusted ? url : null)
})

test('HTML is refused, plain text and inert documents are allowed', () => {
  expect(judgeHtml('<img src=x onerror=alert(1)>', 'Element innerHTML')).toBeNull()
  expect(judgeHtml('a > b {}', 'Element innerHTML')).toBe('a > b {}')
  expect(judgeHtml('<p>x</p>', 'DOMParser parseFromString')).toBe('<p>x</p>')
})

test('there is exactly one policy, the default one, and browsers without Trusted Types are skipped', () => {
  const createPolicy = jest.fn()
  expect(() => startTrustedTypes()).not.toThrow()
  Object.assign(window, { trustedTypes: { createPolicy } })
  startTrustedTypes()
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default'])
  Reflect.deleteProperty(window, 'trustedTypes')
})
