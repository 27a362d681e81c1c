import { shellManifest } from '../../testing/releases'
import { readConfig } from '../config'
import { renderPage } from './page'

const open = (env: Record<string, string> = {}) =>
  renderPage(readConfig(env), { shell: shellManifest('1.0.0'), registry: {}, firstReads: {} }, '/course')
const templates = (html: string) => html.match(/<template [\s\S]*?<\/template>/g) ?? []

test('the message waits in both languages where a normal start shows nothing of it', () => {
  const { html } = open()
  const [pl = '', en = ''] = templates(html)
  expect(templates(html)).toHaveLength(2)
  expect(pl).toContain('<h1>Mówka jeszcze się nie wczytała</h1>')
  expect(pl).toContain('>Wczytaj ponownie</button>')
  expect(en).toContain('<h1>Mówka has not loaded yet</h1>')
  expect(en).toContain('>Load again</button>')
  const visible = html
    .replace(/<(template|noscript|script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
  expect(visible.trim()).toBe('')
})

test('it is styled and started with the nonce of the page, and has no handlers or style attributes', () => {
  const { html, csp } = open()
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(csp)?.[1]
  const inline = [...html.matchAll(/<(script|style)\b(?![^>]*(?:src=|application\/json))([^>]*)>/g)]
  expect(inline.length).toBeGreaterThan(0)
  for (const [, , attributes] of inline) expect(attributes).toBe(` nonce="${nonce}"`)
  const markup = html.slice(html.indexOf('<body>'))
  expect(markup).not.toMatch(/\s(on[a-z]+|style)=/)
})

test('its script comes before those of the shell, so that no failure is missed', () => {
  const { html } = open()
  expect(html.indexOf("addEventListener('error'")).toBeGreaterThan(0)
  expect(html.indexOf("addEventListener('error'")).toBeLessThan(html.indexOf('<script defer'))
})

test('its script is written for browsers that are too old for the shell', () => {
  const script = /<script nonce="[^"]+">([\s\S]*?)<\/script>/.exec(open().html)?.[1] ?? ''
  expect(script).toContain('mowka-start-failure')
  // Each of these would be a syntax error there.
  expect(script).not.toMatch(/=>|\b(const|let|class|async)\b|`|\?\.|\?\?|\.\.\./)
})

test('without scripts the page says so in the language of the platform', () => {
  const noScript = (lang: string) =>
    /<noscript>([\s\S]*?)<\/noscript>/.exec(open({ MOWKA_INTERFACE_LANG: lang }).html)?.[1]
  expect(noScript('pl')).toContain('Mówka potrzebuje JavaScriptu.')
  expect(noScript('en')).toContain('Mówka needs JavaScript.')
})

test('every form of it leads to where people reach us', () => {
  const { html } = open({ MOWKA_CONTACT_URL: 'https://mowka.test/contact?a=1&b="2"' })
  const href = 'href="https://mowka.test/contact?a=1&amp;b=&quot;2&quot;"'
  expect(html.split(href)).toHaveLength(4)
})
