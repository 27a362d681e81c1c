import { UiProvider } from '@mowka/kernel/ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import Quill from 'quill/core.js'
import { useState } from 'react'
import { EditorField, type EditorFieldProps } from './EditorField'
import { pictureWidths } from './picture'

// jsdom has no layout.
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
})

function Field({ first = '', ...props }: Partial<EditorFieldProps> & { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <UiProvider>
      <EditorField label="Treść" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('<p>Inny</p>')}>
        Inny tekst
      </button>
    </UiProvider>
  )
}

const show = (props: Partial<EditorFieldProps> & { first?: string } = {}) => render(<Field {...props} />)
const html = () => screen.getByRole('status').textContent
const text = () => screen.getByRole('textbox', { name: 'Treść' })
const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name })

/** Selects the whole text, like Ctrl+A. */
async function selectAll() {
  await act(async () => {
    const editor = Quill.find(text().parentElement ?? text())
    if (editor instanceof Quill) editor.setSelection(0, editor.getLength() - 1, 'user')
  })
}

const paste = (given: Record<string, string>) =>
  fireEvent.paste(text(), {
    clipboardData: { getData: (type: string) => given[type] ?? '', files: [], types: Object.keys(given) },
  })

const lis = { src: '/files/media/0190-af.png', alt: 'Lis' }

test('EditorField shows a text and reports changes as HTML (A-HINT-04, A-POP-04)', async () => {
  show({ first: '<p>Lis w <strong>lesie</strong></p>' })
  expect(text()).toHaveTextContent('Lis w lesie')
  expect(text()).toHaveAttribute('aria-multiline', 'true')
  await selectAll()
  await userEvent.click(tool('Kursywa'))
  await waitFor(() => expect(html()).toBe('<p><em>Lis w </em><strong><em>lesie</em></strong></p>'))
  expect(tool('Kursywa')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(tool('Cofnij'))
  await waitFor(() => expect(html()).toBe('<p>Lis w <strong>lesie</strong></p>'))
})

test.each([
  ['Nagłówek', '<h2>Lis</h2>'],
  ['Mniejszy nagłówek', '<h3>Lis</h3>'],
  ['Lista', '<ul><li>Lis</li></ul>'],
  ['Lista numerowana', '<ol><li>Lis</li></ol>'],
  ['Cytat', '<blockquote>Lis</blockquote>'],
  ['Wyśrodkowanie', '<p class="ql-align-center">Lis</p>'],
  ['Słowa w\u00a0języku nauki', '<p><span lang="en">Lis</span></p>'],
])('the tool "%s" toggles its format without inline styles', async (name, marked) => {
  show({ first: '<p>Lis</p>', lang: 'en' })
  await selectAll()
  await userEvent.click(tool(name))
  await waitFor(() => expect(html()).toBe(marked))
  expect(text().querySelector('[style]')).toBeNull()
  await userEvent.click(tool(name))
  await waitFor(() => expect(html()).toBe('<p>Lis</p>'))
})

test('pasted content loses dangerous and unsupported markup', async () => {
  show()
  await selectAll()
  paste({
    'text/html':
      '<meta charset="utf-8"><p style="color:red" onclick="alert(1)">Lis <b>i wilk</b><script>alert(1)</script><img src="https://elsewhere.test/x.png" onerror="alert(1)"></p><p>koniec</p>',
    'text/plain': 'Lis',
  })
  await waitFor(() => expect(html()).toBe('<p>Lis <strong>i wilk</strong></p><p>koniec</p>'))
  expect(text().querySelector('script, img, [style], [onclick]')).toBeNull()
})

test('innerHTML is never assigned, so the Trusted Types policy is never called', async () => {
  const assigned: string[] = []
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  if (!own?.set || !own.get) throw new Error('No innerHTML')
  const { set, get } = own
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...own,
    get() {
      return get.call(this)
    },
    set(given: string) {
      if (given.includes('<')) assigned.push(given)
      set.call(this, given)
    },
  })
  show({ first: '<h2>Lis</h2><ul><li>raz</li></ul>', choosePicture: async () => lis })
  await selectAll()
  paste({ 'text/html': '<table><tr><td>a</td></tr></table>', 'text/plain': 'a' })
  await userEvent.click(tool('Pogrubienie'))
  await userEvent.click(tool('Obraz z\u00a0biblioteki'))
  await waitFor(() => expect(html()).toContain('<img'))
  Object.defineProperty(Element.prototype, 'innerHTML', own)
  expect(assigned).toEqual([])
})

test('a picture from the library can be inserted with width and alternative text, and removed (A-POP-04, A-POP-05)', async () => {
  expect(pictureWidths).toEqual([50, 100, 150, 200, 250, 300, 350, 400, 450, 500])
  show({ choosePicture: async () => lis })
  await userEvent.click(tool('Obraz z\u00a0biblioteki'))
  await waitFor(() =>
    expect(html()).toBe('<p><img src="/files/media/0190-af.png" alt="Lis" width="300" /></p>'),
  )
  const bar = await screen.findByRole('group', { name: 'Zaznaczony obraz' })
  const width = within(bar).getByRole('combobox', { name: 'Szerokość' })
  expect(within(width).getAllByRole('option')).toHaveLength(11)
  await userEvent.selectOptions(width, '450')
  await waitFor(() => expect(html()).toContain('width="450"'))
  await userEvent.type(within(bar).getByRole('textbox', { name: 'Co jest na obrazie' }), ' w lesie')
  await waitFor(() => expect(html()).toContain('alt="Lis w lesie"'))
  await userEvent.selectOptions(width, '')
  await waitFor(() => expect(html()).not.toContain('width'))
  await userEvent.click(within(bar).getByRole('button', { name: 'Usuń obraz' }))
  await waitFor(() => expect(html()).toBe(''))
})

test("a picture's height follows its width, so that pages can reserve its space", async () => {
  show({ choosePicture: async () => ({ ...lis, size: { width: 1200, height: 800 } }) })
  await userEvent.click(tool('Obraz z\u00a0biblioteki'))
  await waitFor(() => expect(html()).toContain('width="300" height="200"'))
  const bar = await screen.findByRole('group', { name: 'Zaznaczony obraz' })
  const width = within(bar).getByRole('combobox', { name: 'Szerokość' })
  await userEvent.selectOptions(width, '450')
  await waitFor(() => expect(html()).toContain('width="450" height="300"'))
  await userEvent.selectOptions(width, '')
  await waitFor(() => expect(html()).toMatch(/alt="Lis" \/>/))
})

test('cancelling the picture selection changes nothing, and without choosePicture there is no picture tool', async () => {
  const { unmount } = show({ first: '<p>Lis</p>', choosePicture: async () => null })
  await userEvent.click(tool('Obraz z\u00a0biblioteki'))
  await waitFor(() => expect(text()).toHaveFocus())
  expect(html()).toBe('<p>Lis</p>')
  unmount()
  show()
  expect(screen.queryByRole('button', { name: 'Obraz z\u00a0biblioteki' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Słowa w\u00a0języku nauki' })).not.toBeInTheDocument()
})

test('text can be linked to an allowed URL and unlinked', async () => {
  show({ first: '<p>Lis</p>' })
  await selectAll()
  await userEvent.click(tool('Link'))
  const address = screen.getByRole('textbox', { name: 'Adres linku' })
  expect(address).toHaveFocus()
  await userEvent.type(address, 'javascript:alert(1){Enter}')
  expect(address).toHaveAccessibleDescription(/https:\/\/ albo mailto:/)
  expect(address).toBeInvalid()
  await userEvent.clear(address)
  await userEvent.type(address, 'example.org/lis{Enter}')
  await waitFor(() => expect(html()).toBe('<p><a href="https://example.org/lis">Lis</a></p>'))
  await selectAll()
  await userEvent.click(tool('Link'))
  await userEvent.click(screen.getByRole('button', { name: 'Usuń link' }))
  await waitFor(() => expect(html()).toBe('<p>Lis</p>'))
})

test('the toolbar is one tab stop with arrow key navigation, and Escape returns to the text', async () => {
  show({ first: '<p>Lis</p>' })
  await userEvent.tab()
  expect(tool('Pogrubienie')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(tool('Podkreślenie')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(tool('Ponów')).toHaveFocus()
  await userEvent.tab()
  expect(text()).toHaveFocus()
  fireEvent.keyDown(text(), { key: 'F10', altKey: true })
  await waitFor(() => expect(tool('Ponów')).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(text()).toHaveFocus())
  // Tab inserts no character.
  expect(fireEvent.keyDown(text(), { key: 'Tab' })).toBe(true)
  expect(html()).toBe('<p>Lis</p>')
})

test("a new value replaces the text, the editor's own value does not", async () => {
  show({ first: '<p>Lis</p>' })
  await userEvent.click(screen.getByRole('button', { name: 'Inny tekst' }))
  await waitFor(() => expect(text()).toHaveTextContent('Inny'))
})

test('label, help and error describe the text, and there are no accessibility violations', async () => {
  const { container } = show({ note: 'Krótko', error: 'Pole jest wymagane', required: true })
  expect(text()).toBeRequired()
  expect(text()).toBeInvalid()
  expect(text()).toHaveAccessibleDescription(/Pole jest wymagane Krótko Alt i.F10/)
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
