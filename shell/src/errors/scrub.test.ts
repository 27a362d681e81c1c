import { scrub, scrubText } from './scrub'

test.each([
  ['Bearer abc.def for /api', 'Bearer [hidden] for /api'],
  ['eyJhbGciOi.eyJzdWIi.c2ln expired', '[hidden] expired'],
  ['anna.nowak+1@mowka.test not found', '[hidden] not found'],
  ['mowka-shell@1.0.0-local.ab12', 'mowka-shell@1.0.0-local.ab12'],
  ['/?code=a1b2&state=xyz', '/?code=[hidden]&state=[hidden]'],
  ['https://mowka.test/course/c1?page=2', 'https://mowka.test/course/c1?page=2'],
])('%s is reported as %s', (text, clean) => {
  expect(scrubText(text)).toBe(clean)
})

test('a report preserves diagnostic data and drops personal data', () => {
  expect(
    scrub({
      tags: { remote: 'learning', version: '1.2.0', kind: 'render' },
      request: { url: 'https://mowka.test/?token=1', headers: { Authorization: 'Bearer x', Accept: '*/*' } },
      extra: [{ email: 'a@b.pl', givenName: 'Anna', page: 3 }],
    }),
  ).toEqual({
    tags: { remote: 'learning', version: '1.2.0', kind: 'render' },
    request: {
      url: 'https://mowka.test/?token=[hidden]',
      headers: { Authorization: '[hidden]', Accept: '*/*' },
    },
    extra: [{ email: '[hidden]', givenName: '[hidden]', page: 3 }],
  })
})
