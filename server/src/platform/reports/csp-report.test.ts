import { readCspReports } from './csp-report'

test('stores only the directive, the origin and our own file of a report', () => {
  expect(
    readCspReports({
      'csp-report': {
        'document-uri': 'https://mowka.test/admin/users?email=anna@mowka.test',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://tracker.test/pixel.png?user=anna',
        'source-file': 'https://mowka.test/remotes/learning/page-courses.abc.js',
      },
    }),
  ).toEqual([
    { directive: 'img-src', blocked: 'https://tracker.test', file: '/remotes/learning/page-courses.abc.js' },
  ])
})

test('reads the newer format with several reports', () => {
  expect(
    readCspReports([
      { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } },
      { type: 'deprecation', body: {} },
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'connect-src', blockedURL: 'data', sourceFile: null },
      },
    ]),
  ).toEqual([
    { directive: 'script-src-elem', blocked: 'inline', file: '' },
    { directive: 'connect-src', blocked: 'data', file: '' },
  ])
})

test.each([
  [
    'an extension of the browser',
    {
      'csp-report': {
        'effective-directive': 'script-src',
        'blocked-uri': 'inline',
        'source-file': 'chrome-extension://abc/x.js',
      },
    },
  ],
  ['no directive', { 'csp-report': { 'blocked-uri': 'inline' } }],
  ['something else', { hello: 1 }],
  ['nothing', null],
])('ignores %s', (_, body) => {
  expect(readCspReports(body)).toEqual([])
})

test.each([
  ['an address', `https://${'a'.repeat(9_000)}.test/`],
  ['a scheme', `${'a'.repeat(9_000)}:x`],
])('truncates %s that is too long', (_, blocked) => {
  const source = `https://mowka.test/remotes/learning/${'f'.repeat(6_000)}.js`
  const [report] = readCspReports({
    'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked, 'source-file': source },
  })
  expect([report?.blocked.length, report?.file.length]).toEqual([200, 200])
})

test('a page cannot inject text through the blocked URL', () => {
  expect(
    readCspReports({
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'Anna Kowalska, 600 700 800' },
    }),
  ).toEqual([{ directive: 'img-src', blocked: 'unknown', file: '' }])
})
