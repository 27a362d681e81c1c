/** @jest-environment jsdom */
import { escapeHtml } from './rich-text'

test('escaped text contains no markup', () => {
  expect(escapeHtml('<b>Tom & "Jerry"</b>')).toBe('&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;')
})

test('escaped text parsed as HTML equals the original, in attributes too', () => {
  const text = `<img src=x onerror='alert("1")'> &amp; it's`
  const box = document.createElement('div')
  box.innerHTML = `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`
  expect(box.querySelectorAll('*')).toHaveLength(1)
  expect(box.textContent).toBe(text)
  expect(box.querySelector('p')?.title).toBe(text)
})
