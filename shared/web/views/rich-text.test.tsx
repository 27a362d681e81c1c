import { render } from '@testing-library/react'
import { richNodes } from './rich-text'

const shown = (nodes: React.ReactNode) => render(<div>{nodes}</div>).container.innerHTML

test('unsupported elements, handlers and styles are removed', () => {
  const html = '<img src=x onerror=alert(1)><b onclick="x" style="color:red">b</b>'
  expect(shown(richNodes(html))).toBe('<div>b</div>')
})

test('scripts and styles are removed with their content', () => {
  expect(shown(richNodes('<p>a<script>alert(1)</script><style>p{}</style></p>'))).toBe('<div><p>a</p></div>')
})

test('rich text preserves structure and emphasis', () => {
  expect(
    shown(richNodes('<h2>T</h2><ul><li><strong>x</strong></li></ul><table><tr><td>y</td></tr></table>')),
  ).toBe('<div><h2>T</h2><ul><li><strong>x</strong></li></ul>y</div>')
})

test("rich text preserves links, languages and the editor's classes", () => {
  expect(
    shown(
      richNodes(
        '<p class="ql-align-center admin-only">Mów <strong lang="en">I am</strong>, <a href="https://example.org/a?b=1">czytaj</a> albo <a href="mailto:pomoc@example.org">napisz</a></p>',
      ),
    ),
  ).toBe(
    '<div><p class="ql-align-center">Mów <strong lang="en" translate="no">I am</strong>, <a href="https://example.org/a?b=1" target="_blank" rel="noopener noreferrer">czytaj</a> albo <a href="mailto:pomoc@example.org" target="_blank" rel="noopener noreferrer">napisz</a></p></div>',
  )
})

test.each([
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href=" java\tscript:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
  ['<a href="http://example.org">a</a>', 'a'],
  ['<a href="//example.org">a</a>', 'a'],
  ['<a href="/course">a</a>', 'a'],
  ['<a name="x">a</a>', 'a'],
  [
    '<a href="https://example.org" target="_self" rel="opener" onclick="alert(1)" style="position:fixed" id="root">a</a>',
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<p class="ql-x&quot;onmouseover=alert(1) modal" lang="en onclick=alert(1)">a</p>', '<p>a</p>'],
  ['<svg><a href="https://example.org"><script>alert(1)</script></a></svg><p>a</p>', '<p>a</p>'],
])('%s is sanitized', (html, harmless) => {
  expect(shown(richNodes(html))).toBe(`<div>${harmless}</div>`)
})

test('Polish rich text has no-break spaces after one-letter words', () => {
  expect(shown(richNodes('<p>Idę w góry: <em lang="en">I go to a hill</em></p>'))).toBe(
    '<div><p>Idę w&nbsp;góry: <em lang="en" translate="no">I go to a hill</em></p></div>',
  )
})

test("a new rich text replaces the previous one completely, so that translated pages don't crash", () => {
  const { container, rerender } = render(<div>{richNodes('Bare <strong>strong</strong> text')}</div>)
  rerender(<div>{richNodes('<p>Other</p>')}</div>)
  expect(container).toHaveTextContent(/^Other$/)
})
