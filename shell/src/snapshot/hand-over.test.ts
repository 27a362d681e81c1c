import { localKeys } from '@mowka/domain/browser/storage-keys'
import { act } from '@testing-library/react'
import { createElement, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { responseCache } from '../cache/response-cache'
import type { PageData } from '../page-data/page-data'
import { handOverSnapshot } from './hand-over'
import { recordSnapshots } from './record-snapshots'
import { showSnapshot } from './show-snapshot'

const pageData = {
  config: {
    auth: { domain: 'id', clientId: 'web', audience: 'api' },
    interfaceLang: 'pl',
    shellVersion: '1',
  },
  registry: { learning: { live: { version: '1' }, canary: null } },
  overrides: 'none',
  firstReads: { at: '/course', reads: [{}] },
} as unknown as PageData

let root: HTMLElement
let shown: HTMLElement
let clicked: string[]

const render = (html: string) => {
  root.innerHTML = html
}

/** Shows the snapshot of a page, which isn't rendered yet. */
function showLast(html: string): void {
  render(html)
  localStorage.removeItem(localKeys.pageSnapshot('/course'))
  recordSnapshots(pageData, root, Object.assign(new EventTarget(), { document }) as unknown as Window)
  root.replaceChildren()
  showSnapshot(pageData)
  shown = document.getElementById('mowka-snapshot') as HTMLElement
}
const inShown = <Found extends HTMLElement>(selector: string): Found => shown.querySelector(selector) as Found
const inPage = <Found extends HTMLElement>(selector: string): Found => root.querySelector(selector) as Found

/** Waits for frames, in which presses are repeated. */
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<div id="root"></div>'
  root = document.getElementById('root') as HTMLElement
  clicked = []
  root.addEventListener('click', ({ target }) => clicked.push(`${(target as Element).id}`))
  history.replaceState(null, '', '/course')
  localStorage.setItem(
    'signIn.@@auth0spajs@@::web::@@user@@',
    JSON.stringify({ decodedToken: { user: { sub: 'anna' } } }),
  )
  responseCache.forget()
  responseCache.start('1', window)
  responseCache.begin('anna')
})

const buttons =
  '<button id="a">Przypnij</button><button id="b">Przypnij</button><button id="c" aria-label="Więcej">…</button>'

test('pressed buttons are marked, and pressed once in the page, in the same order', async () => {
  showLast(buttons)
  inShown('#c').click()
  inShown('#b').click()
  inShown('#c').click()
  expect(inShown('#b').getAttribute('aria-busy')).toBe('true')
  expect(clicked).toEqual([])
  render(buttons.replace(/id="(\w)"/g, 'id="real-$1"'))
  handOverSnapshot()
  await frames(3)
  expect(clicked).toEqual(['real-c', 'real-b'])
  expect(document.getElementById('mowka-snapshot')).toBeNull()
})

test('a press waits for a button that the page renders a little later', async () => {
  showLast(buttons)
  inShown('#c').click()
  render('')
  handOverSnapshot()
  await frames(3)
  render(buttons)
  await frames(2)
  expect(clicked).toEqual(['c'])
})

test.each([
  ['does not exist any more', '<button>Szukaj</button>'],
  ['has another name', buttons.replaceAll('Przypnij', 'Odepnij')],
  ['is one of fewer equal ones', '<button id="a">Przypnij</button>'],
])('a press of a button that %s is dropped', async (_, html) => {
  showLast(buttons)
  inShown('#a').click()
  render(html)
  handOverSnapshot()
  await frames(80)
  expect(clicked).toEqual([])
})

test('nothing else is pressed once a press has opened another page', async () => {
  showLast(buttons)
  inShown('#a').click()
  inShown('#b').click()
  render(buttons)
  inPage('#a').addEventListener('click', () => history.pushState(null, '', '/other'))
  handOverSnapshot()
  await frames(3)
  expect(clicked).toEqual(['a'])
})

test('Enter and Space press a control that is not a button of the browser', async () => {
  const html =
    '<div id="a" role="switch" tabindex="0">Ranking</div><div id="b" role="button" tabindex="0">Dalej</div>'
  showLast(html)
  inShown('#a').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  inShown('#b').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  render(html)
  handOverSnapshot()
  await frames(3)
  expect(clicked).toEqual(['a'])
})

test('text, choices, focus and caret continue in the fields of the page', async () => {
  const html = `<label>Szukaj <input></label><label>Poziom <select><option>A1</option><option>A2</option></select></label>
    <label>Przypięte <input type="checkbox"></label><a href="/course/1">Dalej</a>`
  showLast(html)
  const [search, level, pinned] = [...shown.querySelectorAll<HTMLInputElement>('input, select')]
  search?.focus()
  if (search) search.value = 'w kawiarni'
  search?.setSelectionRange(1, 4)
  if (level) level.value = 'A2'
  pinned?.click()
  render(html)
  const heard: string[] = []
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).type))
  root.addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).type))
  handOverSnapshot()
  await Promise.resolve()
  const field = inPage<HTMLInputElement>('input')
  expect(document.activeElement).toBe(field)
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['w kawiarni', 1, 4])
  expect(inPage<HTMLSelectElement>('select').value).toBe('A2')
  expect(heard).toEqual(['text', 'select-one'])
  await frames(3)
  expect(inPage<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
})

test('a field is recognized by its label, although its id exists in the snapshot, too', () => {
  const html = '<label for="a">Szukaj</label><input id="a"><label for="b">Miasto</label><input id="b">'
  showLast(html)
  inShown<HTMLInputElement>('#b').value = 'Łódź'
  render(html)
  handOverSnapshot()
  expect([inPage<HTMLInputElement>('#a').value, inPage<HTMLInputElement>('#b').value]).toEqual(['', 'Łódź'])
})

test('controls of the first render take over text, choices and presses', async () => {
  /** Replaces the snapshot in its first commit, as the product does. */
  function Page() {
    const [name, setName] = useState('')
    const [isPinned, setPinned] = useState(false)
    const [presses, setPresses] = useState(0)
    const [unit, setUnit] = useState('Minuty')
    useLayoutEffect(handOverSnapshot, [])
    return createElement(
      'main',
      null,
      createElement('input', {
        'aria-label': 'Szukaj',
        value: name,
        onChange: (event) => setName(event.target.value),
      }),
      createElement('input', {
        'aria-label': 'Tylko przypięte',
        type: 'checkbox',
        checked: isPinned,
        onChange: () => setPinned(!isPinned),
      }),
      ['Minuty', 'Punkty', 'Słowa'].map((each) =>
        createElement(
          'label',
          { key: each },
          each,
          createElement('input', {
            type: 'radio',
            name: 'unit',
            checked: unit === each,
            onChange: () => setUnit(each),
          }),
        ),
      ),
      createElement('button', { type: 'button', onClick: () => setPresses(presses + 1) }, 'Konto'),
      createElement('p', null, `${name} ${isPinned} ${unit} ${presses}`),
    )
  }
  showLast(
    `<main><input aria-label="Szukaj"><input aria-label="Tylko przypięte" type="checkbox">
      <label>Minuty<input type="radio" name="unit" checked></label><label>Punkty<input type="radio" name="unit"></label>
      <label>Słowa<input type="radio" name="unit"></label><button type="button">Konto</button></main>`,
  )
  const search = inShown<HTMLInputElement>('[aria-label=Szukaj]')
  search.value = 'kot'
  search.focus()
  search.setSelectionRange(1, 1)
  inShown('[type=checkbox]').click()
  const [minutes, points, words] = shown.querySelectorAll<HTMLInputElement>('[type=radio]')
  words?.click()
  points?.click()
  expect([minutes?.checked, points?.checked, words?.checked]).toEqual([false, true, false])
  inShown('button').click()
  const page = createRoot(root)
  await act(async () => page.render(createElement(Page)))
  const { value, selectionStart } = inPage<HTMLInputElement>('[aria-label=Szukaj]')
  expect([value, selectionStart]).toEqual(['kot', 1])
  await act(() => frames(5))
  expect(inPage('p').textContent).toBe('kot true Punkty 1')
  await act(async () => page.unmount())
})

test('a link with the focus keeps it', () => {
  const html = '<a href="/course/1">Dalej</a><a href="/course/2">Dalej</a>'
  showLast(html)
  inShown('[href="/course/2"]').focus()
  render(html)
  handOverSnapshot()
  expect(document.activeElement).toBe(inPage('[href="/course/2"]'))
})

test('fields that the user did not touch keep the value of the page', () => {
  showLast('<input value="stary">')
  render('<input value="nowy">')
  handOverSnapshot()
  expect(inPage<HTMLInputElement>('input').value).toBe('nowy')
})
