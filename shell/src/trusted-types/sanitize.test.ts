import { judgeHtml } from './policy'
import { sanitizeHtml } from './sanitize'

test.each([
  ['<p>Nowe <strong>kursy</strong></p><script>alert(1)</script>', '<p>Nowe <strong>kursy</strong></p>'],
  ['<img src="/api/media/1" alt="Lis" onerror="alert(1)">', '<img src="/api/media/1" alt="Lis">'],
  ['<p style="position:fixed" id="root" class="ql-align-center">x</p>', '<p class="ql-align-center">x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<form action="/x"><input name="password"></form>', ''],
  ['<iframe src="https://elsewhere.test"></iframe><svg onload="alert(1)"></svg>', ''],
])('%s becomes harmless (P-POPUP-09)', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean)
})

test('a link that opens elsewhere gives nothing away', () => {
  const host = document.createElement('div')
  host.innerHTML = sanitizeHtml('<a href="https://mowka.test" target="_top">x</a>')
  const link = host.querySelector('a')
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test('the policy takes HTML from here on, made harmless', () => {
  expect(judgeHtml('<b>x</b><script>1</script>', 'Element innerHTML')).toBe('<b>x</b>')
})
