import { shellManifest } from '../../../testing/releases'
import { readConfig } from '../../config'
import { renderPage } from './page'

const open = (env: Record<string, string> = {}) =>
  renderPage(readConfig(env), { shell: shellManifest('1.0.0'), registry: {}, firstReads: {} }, '/course')
const templates = (html: string) => html.match(/<template [\s\S]*?<\/template>/g) ?? []

test('the message exists in both languages and is hidden during a normal start', () => {
  const { html } = open()
  const [pl = '', en = ''] = templates(html)
  expect(templates(html)).toHaveLength(2)
  expect(pl).toContain('<h1>Mówka jeszcze się nie wczytała</h1>')
  expect(pl).toContain('>Wczytaj ponownie</button>')
  expect(en).toContain('<h1>Mówka hasn’t loaded yet</h1>')
  expect(en).toContain('>Reload</button>')
  const visible = html
    .replace(/<(template|noscript|script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
  expect(visible.trim()).toBe('')
})

test("style and script of the message carry the page's nonce, without inline handlers or style attributes", () => {
  const { html, csp } = open()
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(csp)?.[1]
  const inline = [...html.matchAll(/<(script|style)\b(?![^>]*(?:src=|application\/json))([^>]*)>/g)]
  expect(inline.length).toBeGreaterThan(0)
  for (const [, , attributes] of inline) expect(attributes).toBe(` nonce="${nonce}"`)
  const markup = html.slice(html.indexOf('<body>'))
  expect(markup).not.toMatch(/\s(on[a-z]+|style)=/)
})

test("the script of the message precedes the shell's scripts, so that no failure is missed", () => {
  const { html } = open()
  expect(html.indexOf("addEventListener('error'")).toBeGreaterThan(0)
  expect(html.indexOf("addEventListener('error'")).toBeLessThan(html.indexOf('<script defer'))
})

test('the script of the message runs in browsers that are too old for the shell', () => {
  const script = /<script nonce="[^"]+">([\s\S]*?)<\/script>/.exec(open().html)?.[1] ?? ''
  expect(script).toContain('mowka-start-failure')
  // Each of these would be a syntax error in old browsers.
  expect(script).not.toMatch(/=>|\b(const|let|class|async)\b|`|\?\.|\?\?|\.\.\./)
})

test("without scripts, the page shows a message in the platform's language", () => {
  const noScript = (lang: string) =>
    /<noscript>([\s\S]*?)<\/noscript>/.exec(open({ MOWKA_INTERFACE_LANG: lang }).html)?.[1]
  expect(noScript('pl')).toContain('Mówka potrzebuje JavaScriptu.')
  expect(noScript('en')).toContain('Mówka needs JavaScript.')
})

test('every variant of the message links to the contact page', () => {
  const { html } = open({ MOWKA_CONTACT_URL: 'https://mowka.test/contact?a=1&b="2"' })
  const href = 'href="https://mowka.test/contact?a=1&amp;b=&quot;2&quot;"'
  expect(html.split(href)).toHaveLength(4)
})
