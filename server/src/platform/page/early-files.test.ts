import vm from 'node:vm'
import type { Registry } from '@mowka/contract/schemas/platform'
import { earlyFiles } from './early-files'

const files = ['entry.js', 'page.js', 'texts-pl.js', 'texts-en.js', 'texts-</script>.js']
const registryWith = (texts: Record<string, string[]>): Registry => ({
  learning: {
    live: {
      version: '1.0.0',
      entry: 'entry.js',
      integrity: Object.fromEntries(files.map((file) => [file, `sha256-${file.length}`])),
      pages: { courses: ['page.js'] },
      widgets: {},
      texts,
      needs: {},
    },
    fallback: null,
    canary: null,
    salt: 'salt',
  },
})
const parts = { 'pl/pages/courses': ['texts-pl.js'], 'en/pages/courses': ['texts-en.js'] }
const markup = (texts: Record<string, string[]> = parts, defaultLang = 'pl') =>
  earlyFiles({ remote: 'learning', page: 'courses' }, registryWith(texts), defaultLang, 'n0nce').join('\n')

/** Runs the inline script with a stored interface language and returns the links that it adds. */
function linksFor(stored: string | null, html: string): object[] {
  const script = /<script nonce="n0nce">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const links: object[] = []
  vm.runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === 'interfaceLang' ? stored : null) },
    document: { createElement: () => ({}), head: { appendChild: (link: object) => links.push({ ...link }) } },
  })
  return links
}

test("the texts in the platform's language load with the page's other chunks", () => {
  const scripts = [...markup().matchAll(/<script async [^>]*src="([^"]+)"/g)].map(([, url]) => url)
  expect(scripts).toEqual(['/remotes/learning/page.js', '/remotes/learning/texts-pl.js'])
})

test('the texts in another language stored on the device are preloaded with the page', () => {
  expect(linksFor('"en"', markup())).toEqual([
    {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity: 'sha256-11',
      href: '/remotes/learning/texts-en.js',
    },
  ])
  expect(linksFor('"pl"', markup(parts, 'en'))).toMatchObject([{ href: '/remotes/learning/texts-pl.js' }])
})

test.each([null, '"pl"', '"de"', '"constructor"', '{', '7'])('nothing more is preloaded for %s', (stored) => {
  expect(linksFor(stored, markup())).toEqual([])
})

test('without texts in another language, the page has no script for them', () => {
  expect(markup({ pl: ['texts-pl.js'] })).not.toContain('nonce')
})

test('the name of a file cannot close the script', () => {
  const html = markup({ en: ['texts-</script>.js'] })
  expect(linksFor('"en"', html)).toMatchObject([{ href: '/remotes/learning/texts-</script>.js' }])
})
