import { routes } from '@mowka/contract/routes'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { CACHE_LIFETIME } from '../cache/cache-validity'
import { clearSnapshots, responseCache } from '../cache/response-cache'
import type { PageData } from '../page-data/page-data'
import { routeEntry } from '../routes/route-table'
import { handOverSnapshot } from './hand-over'
import { MAX_SNAPSHOT_SIZE, MAX_SNAPSHOTS, recordSnapshots, storeSnapshot } from './record-snapshots'
import { showSnapshot } from './show-snapshot'
import { type Snapshot, shownPath } from './snapshot'

const pageData = ({
  shellVersion = '1.0.0',
  learning = '1.0.0',
  commerce = '1.0.0',
  at = '/course',
  reads = [{}],
  overrides = 'none',
} = {}) =>
  ({
    config: {
      auth: { domain: 'id', clientId: 'web', audience: 'api', rolesClaim: 'roles' },
      interfaceLang: 'pl',
      shellVersion,
    },
    registry: {
      learning: { live: { version: learning }, canary: null },
      commerce: { live: { version: commerce }, canary: null },
    },
    overrides,
    firstReads: { at, reads },
  }) as unknown as PageData

const signedIn = (sub: string) =>
  localStorage.setItem(
    'signIn.@@auth0spajs@@::web::@@user@@',
    JSON.stringify({ decodedToken: { user: { sub } } }),
  )

let root: HTMLElement
/** Takes a snapshot of the rendered page on leaving. */
function leaveAsDrawn(data = pageData()): void {
  const target = Object.assign(new EventTarget(), { document: new EventTarget() })
  recordSnapshots(data, root, target as unknown as Window)
  target.dispatchEvent(new Event('pagehide'))
}
function leave(html: string, data?: PageData): void {
  root.innerHTML = html
  leaveAsDrawn(data)
}
/** Opens the page as a returning user. */
function comeBack(data = pageData()): HTMLElement | null {
  handOverSnapshot()
  showSnapshot(data)
  return document.getElementById('mowka-snapshot')
}
const kept = (address = '/course') => localStorage.getItem(localKeys.pageSnapshot(address))
const at = (node: Element, top: number) =>
  jest.spyOn(node, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.head.innerHTML = '<script nonce="abc"></script>'
  document.body.innerHTML = '<div id="root"></div>'
  root = document.getElementById('root') as HTMLElement
  history.replaceState(null, '', '/course')
  signedIn('anna')
  responseCache.forget()
  responseCache.start('1', window)
  responseCache.begin('anna')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Object.assign(window, { innerWidth: 1024, scrollY: 0 })
})

describe('a returning user', () => {
  test('sees the page as they left it, including links, before any code is loaded', () => {
    leave(
      '<h1 class="a">Kursy</h1><a href="/course/1">Dalej</a><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    )
    const shown = comeBack()
    expect(shown?.querySelector('h1')?.textContent).toBe('Kursy')
    expect(shown?.querySelector('a')?.getAttribute('href')).toBe('/course/1')
    expect(shown?.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(shown?.querySelector('style')?.nonce).toBe('abc')
    expect(shown?.nextElementSibling).toBe(root)
  })

  test('sees the courses at the root', () => {
    leave('<h1>Kursy</h1>')
    history.replaceState(null, '', '/')
    expect(comeBack()?.textContent).toContain('Kursy')
    leave('<h1>Courses</h1>', pageData({ at: '/' }))
    expect(comeBack()?.textContent).toContain('Courses')
  })

  test('sees it even if another remote was released', () => {
    leave('<h1>Kursy</h1>')
    expect(comeBack(pageData({ commerce: '1.0.1' }))?.textContent).toContain('Kursy')
  })

  test('sees typed text and choices', () => {
    root.innerHTML =
      '<input id="word"><input id="yes" type="checkbox"><textarea></textarea><select><option>A1</option><option>A2</option></select>'
    const input = document.getElementById('word') as HTMLInputElement
    const box = document.getElementById('yes') as HTMLInputElement
    input.value = 'kot'
    box.checked = true
    const [note, level] = [root.querySelector('textarea'), root.querySelector('select')]
    if (note) note.value = 'notatka'
    if (level) level.value = 'A2'
    leaveAsDrawn()
    const shown = comeBack()
    expect(shown?.querySelector<HTMLInputElement>('#word')?.value).toBe('kot')
    expect(shown?.querySelector<HTMLInputElement>('#yes')?.checked).toBe(true)
    expect(shown?.querySelector('textarea')?.value).toBe('notatka')
    expect(shown?.querySelector('select')?.value).toBe('A2')
  })

  test.each<[string, () => PageData | undefined]>([
    ['another person', () => void signedIn('ola')],
    ['nobody who is signed in', () => void localStorage.removeItem('signIn.@@auth0spajs@@::web::@@user@@')],
    ['another release of the shell', () => pageData({ shellVersion: '1.0.1' })],
    ['another release of its remote', () => pageData({ learning: '1.0.1' })],
    ['what is being developed', () => pageData({ overrides: 'active' })],
    ['another language to learn', () => void localStorage.setItem('targetLang', '"DE"')],
    ['another language of the interface', () => void localStorage.setItem('interfaceLang', '"en"')],
    ['another width', () => void Object.assign(window, { innerWidth: 390 })],
    ['a week later', () => void jest.setSystemTime(Date.now() + CACHE_LIFETIME)],
    ['another address', () => void history.replaceState(null, '', '/dashboard')],
    ['a return from the provider', () => void history.replaceState(null, '', '/course?code=1&state=2')],
  ])('is not shown a snapshot of %s', (_, change) => {
    leave('<h1>Kursy</h1>')
    expect(comeBack()).not.toBeNull()
    const data = change()
    expect(comeBack(data)).toBeNull()
  })
})

describe('a snapshot is taken', () => {
  test('immediately, and again when the user leaves', () => {
    root.innerHTML = '<h1>Kursy</h1>'
    recordSnapshots(pageData(), root, window)
    expect(kept()).toContain('Kursy')
    root.innerHTML = '<h1>Courses</h1>'
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(kept()).toContain('Courses')
  })

  test.each([
    ['waits', '<p aria-busy="true">…</p>'],
    ['says an error', '<p role="alert">Nie udało się</p>'],
    ['says what was done', '<p role="status" data-kind="success">Zapisano</p>'],
    ['shows a dialog', '<div role="dialog">Na pewno?</div>'],
    ['has a menu open', '<button aria-haspopup="menu" aria-expanded="true">Konto</button>'],
    ['is empty', ''],
  ])('not while the page %s', (_, html) => {
    leave(html)
    expect(kept()).toBeNull()
  })

  test('not of a scrolled page, another page, or one whose release declares no reads', () => {
    Object.assign(window, { scrollY: 10 })
    leave('<h1>Kursy</h1>')
    Object.assign(window, { scrollY: 0 })
    leave('<h1>Kursy</h1>', pageData({ at: '/dashboard' }))
    leave('<h1>Kursy</h1>', pageData({ reads: [] }))
    expect(kept()).toBeNull()
  })

  test('not under another user or language that was set in another tab meanwhile', () => {
    root.innerHTML = '<h1>Kursy</h1>'
    recordSnapshots(pageData(), root, window)
    localStorage.removeItem(localKeys.pageSnapshot('/course'))
    signedIn('ola')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBeNull()
    // The code may also load only after that.
    recordSnapshots(pageData(), root, window)
    expect(kept()).toBeNull()
    signedIn('anna')
    localStorage.setItem('targetLang', '"DE"')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBeNull()
    localStorage.removeItem('targetLang')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).not.toBeNull()
  })

  test('even if a cross-origin stylesheet hides its rules', () => {
    const sheet = {
      get cssRules(): CSSRuleList {
        throw new DOMException('', 'SecurityError')
      },
    }
    jest.spyOn(document, 'styleSheets', 'get').mockReturnValue([sheet] as unknown as StyleSheetList)
    leave('<h1>Kursy</h1>')
    expect(kept()).not.toBeNull()
  })

  test('not with a rule that the browser serializes incompletely', () => {
    const cssRules = [{ selectorText: 'body', cssText: 'body { margin: 0px; font-style: ; --own: ; }' }]
    jest.spyOn(document, 'styleSheets', 'get').mockReturnValue([{ cssRules }] as unknown as StyleSheetList)
    leave('<h1>Kursy</h1>')
    expect(kept()).toBeNull()
    Object.assign(cssRules[0] ?? {}, { cssText: 'body { margin: 0px; --own: ; }' })
    leave('<h1>Kursy</h1>')
    expect(kept()).not.toBeNull()
  })

  test('down to the bottom of the viewport', () => {
    root.innerHTML = '<p>near</p><p>far</p>'
    const [near, far] = [...root.children] as [Element, Element]
    at(near, innerHeight)
    at(far, innerHeight * 2)
    leaveAsDrawn()
    expect([...(comeBack()?.querySelectorAll('p') ?? [])].map((each) => each.textContent)).toEqual(['near'])
  })

  test('with the CSS rules that it uses', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style>h1 { color: red } .used { color: blue } .other { color: green } @media print { .used { top: 1px } .other { top: 2px } } @media screen { .other { top: 3px } } @keyframes come { from { opacity: 0 } }</style>',
    )
    leave('<h1 class="used">Kursy</h1>')
    const { css } = JSON.parse(kept() ?? '{}') as Snapshot
    expect(css).toContain('red')
    expect(css).toContain('blue')
    expect(css).toMatch(/@media print\s*{.*top: 1px/s)
    expect(css).toContain('@keyframes come')
    expect(css).not.toMatch(/other|screen/)
    expect(comeBack()?.querySelector('style')?.textContent).toMatch(/animation-duration: ?0s/)
  })
})

test('the root shows the page of its redirect in the route table', () => {
  expect(shownPath(routes.root)).toBe(routes.courses)
  expect(routeEntry('root').content).toEqual({ redirectTo: 'courses' })
})

test('a tampered snapshot runs no code and has no external links', () => {
  leave('<h1>Kursy</h1>')
  const snapshot = JSON.parse(kept() ?? '{}') as Snapshot
  snapshot.nodes = [
    ['script', { src: '/evil.js' }],
    ['IFRAME', { src: '/evil' }],
    ['p', { onclick: 'evil()' }, 'a'],
    ['a', { href: 'javascript:evil()' }, 'b'],
    ['a', { href: '//evil.test' }, 'c'],
  ]
  storeSnapshot('/course', snapshot)
  const shown = comeBack()
  expect(shown?.querySelectorAll('script, iframe, [onclick], [href]')).toHaveLength(0)
  expect(shown?.textContent).toContain('abc')
})

test('the newest snapshots are stored, but no oversized one, and none after the user signed out', () => {
  leave('<h1>Kursy</h1>')
  const snapshot = JSON.parse(kept() ?? '{}') as Snapshot
  storeSnapshot('/large', { ...snapshot, css: 'x'.repeat(MAX_SNAPSHOT_SIZE) })
  expect(kept('/large')).toBeNull()
  for (let page = 0; page <= MAX_SNAPSHOTS; page++) storeSnapshot(`/${page}`, { ...snapshot, at: page })
  expect([kept('/course') !== null, kept('/0'), kept('/1'), kept('/4') !== null]).toEqual([
    true,
    null,
    null,
    true,
  ])
  clearSnapshots()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('pageSnapshot'))).toEqual([])
})
