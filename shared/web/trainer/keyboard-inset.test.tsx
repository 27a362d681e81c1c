import { UiProvider } from '@mowka/kernel/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import { ActionBar } from './frame/ActionBar'

/** Visual viewport of a phone with a page 800 px high. */
class FakeViewport extends EventTarget {
  height = 800
  offsetTop = 0
  scale = 1
}
let viewport: FakeViewport
const innerHeight = window.innerHeight

beforeEach(() => {
  viewport = new FakeViewport()
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport })
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 })
})
afterEach(() => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: undefined })
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: innerHeight })
})

const bottom = () => getComputedStyle(screen.getByRole('group')).inset.split(' ').at(-1)
const show = (change: Partial<FakeViewport>) => {
  Object.assign(viewport, change)
  act(() => void viewport.dispatchEvent(new Event('resize')))
}

test('the bar is above an on-screen keyboard, and ignores zooming', () => {
  render(
    <UiProvider>
      <ActionBar label="Działania" primary={<button type="button">Sprawdź</button>} />
    </UiProvider>,
  )
  expect(bottom()).toBe('0px')
  show({ height: 500, offsetTop: 20 })
  expect(bottom()).toBe('280px')
  show({ height: 400, offsetTop: 100, scale: 2 })
  expect(bottom()).toBe('0px')
})

test('the focused field is scrolled above the bar when a keyboard opens', async () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {})
  const { rerender } = render(
    <UiProvider>
      <textarea aria-label="Odpowiedź" />
      <ActionBar label="Działania" primary={<button type="button">Sprawdź</button>} />
    </UiProvider>,
  )
  const field = screen.getByRole('textbox')
  field.getBoundingClientRect = () => new DOMRect(0, 300, 300, 100)
  screen.getByRole('group').getBoundingClientRect = () => new DOMRect(0, 350, 390, 70)
  act(() => field.focus())
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: 62 }))
  // Without a focused field nothing scrolls.
  act(() => field.blur())
  scrollBy.mockClear()
  show({ height: 400 })
  await new Promise(requestAnimationFrame)
  expect(scrollBy).not.toHaveBeenCalled()

  // A page without the bar scrolls no field.
  rerender(
    <UiProvider>
      <textarea aria-label="Odpowiedź" />
    </UiProvider>,
  )
  act(() => screen.getByRole('textbox').focus())
  show({ height: 300 })
  await new Promise(requestAnimationFrame)
  expect(scrollBy).not.toHaveBeenCalled()
  scrollBy.mockRestore()
})
