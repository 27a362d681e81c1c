import fs from 'node:fs'
import path from 'node:path'
import { interfaceLangs } from '@mowka/domain/languages/codes'
import { shellManifest } from '../../../testing/releases'
import { readConfig } from '../../config'
import { socialPicture } from './front-head'
import { renderPage } from './page'

const config = { ...readConfig({}), publicUrl: 'https://mowka.test' }
const live = { registry: {}, firstReads: {}, shell: shellManifest('1.0.0') }
const pageAt = (address: string, of = config) => renderPage(of, live, address)

test.each(['/', '/login'])('the page at %s has title, description and a social preview (C83)', (address) => {
  const { html } = pageAt(address)
  expect(html).toContain('<title>Mów całymi zdaniami, nie słówkami · Mówka</title>')
  expect(html).toMatch(/<meta name="description" content="[^"]{50,160}">/)
  expect(html).toContain('<link rel="canonical" href="https://mowka.test/">')
  expect(html).toContain('<meta property="og:image" content="https://mowka.test/icons/social-pl.png">')
  expect(html.match(/<title>/g)).toHaveLength(1)
})

test('other pages have neither a description nor structured data', () => {
  const { html } = pageAt('/course')
  expect(html).toContain('<title>Mówka</title>')
  expect(html).not.toMatch(/og:|ld\+json|name="description"/)
})

test('the structured data is valid JSON that names the product and its languages', () => {
  const { html } = pageAt('/login')
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const data = JSON.parse(block)
  expect(data['@context']).toBe('https://schema.org')
  expect(data['@graph'][1]).toMatchObject({
    '@type': 'WebApplication',
    url: 'https://mowka.test/',
    inLanguage: 'pl',
  })
  expect(data['@graph'][1].about).toHaveLength(6)
})

test('browsers without scripts get the text, in the language of the deployment', () => {
  const { html } = pageAt('/', { ...config, interfaceLang: 'en' })
  expect(html).toMatch(/<noscript><section[^>]*><h1>Speak in whole sentences/)
  expect(html).toContain('<li>German</li>')
  expect(html).toContain('<a href="/leveling-test/eng">Level test without an account</a>')
})

test.each(interfaceLangs)(
  'the picture of the social preview exists in %s, with the declared size',
  (lang) => {
    const picture = fs.readFileSync(path.join(__dirname, '../../../icons', socialPicture(lang)))
    // Width and height of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  },
)
