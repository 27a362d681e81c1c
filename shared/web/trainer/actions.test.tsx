import { UiProvider } from '@mowka/kernel/ui'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ActionBar, ActionButton, PrimaryAction } from './frame/ActionBar'
import { SidePanel } from './frame/SidePanel'
import { focusPrimary, focusWork, WORK } from './keys/focus'
import { PASSES_ENTER, useEnter } from './keys/use-enter'

const show = (parts: ReactNode) => render(<UiProvider>{parts}</UiProvider>)
const press = jest.fn()
beforeEach(() => press.mockReset())
const button = (name: string) => screen.getByRole('button', { name })

describe('ActionButton', () => {
  const hint = { icon: <i />, name: 'Podpowiedź, zostały 3', words: 'Podpowiedź', count: 3, onPress: press }

  test('shows a shorter label than its name, and the remaining number (L-TRN-12)', async () => {
    show(<ActionButton {...hint} />)
    expect(button('Podpowiedź, zostały 3')).toHaveTextContent('Podpowiedź')
    expect(button('Podpowiedź, zostały 3')).toHaveTextContent('3')
    await userEvent.click(button('Podpowiedź, zostały 3'))
    expect(press).toHaveBeenCalledTimes(1)
  })

  test('is a tile with the same name in the bar (L-TRN-14)', async () => {
    show(<ActionButton {...hint} compact />)
    expect(button('Podpowiedź, zostały 3')).not.toHaveTextContent('Podpowiedź')
    await userEvent.click(button('Podpowiedź, zostały 3'))
    expect(press).toHaveBeenCalledTimes(1)
  })

  test.each([true, false])('that is disabled retains focus without effect (compact: %s)', async (compact) => {
    show(<ActionButton {...hint} compact={compact} disabled />)
    button('Podpowiedź, zostały 3').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button('Podpowiedź, zostały 3'))
    expect(press).not.toHaveBeenCalled()
    expect(button('Podpowiedź, zostały 3')).toHaveFocus()
  })
})

test("the bar contains the actions, the primary one last, and taps don't move focus", async () => {
  render(<input aria-label="Praca" />)
  show(
    <ActionBar label="Działania" primary={<PrimaryAction label="Sprawdź" compact onPress={press} />}>
      <ActionButton icon={<i />} name="Pomiń" compact onPress={press} />
    </ActionBar>,
  )
  const names = within(screen.getByRole('group', { name: 'Działania' }))
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent)
  expect(names).toEqual(['Pomiń', 'Sprawdź'])
  screen.getByRole('textbox').focus()
  await userEvent.click(button('Sprawdź'))
  expect(press).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('the panel has a name, and its primary action shows its key', () => {
  show(
    <SidePanel label="Działania i pomoce" actions={<PrimaryAction label="Dalej" onPress={press} />}>
      <p>Słówka</p>
    </SidePanel>,
  )
  const panel = screen.getByRole('complementary', { name: 'Działania i pomoce' })
  expect(within(panel).getByRole('button', { name: 'Dalej' })).toHaveAttribute('aria-keyshortcuts', 'Enter')
  expect(within(panel).getByText('Słówka')).toBeVisible()
  expect(panel).not.toHaveAttribute('data-whole')
})

test('content for the whole panel replaces the aids and changes the layout', () => {
  show(
    <SidePanel label="Działania i pomoce" actions={<p>Działania</p>} whole={<p>Asystent</p>}>
      <p>Słówka</p>
    </SidePanel>,
  )
  const panel = screen.getByRole('complementary')
  expect(panel).toHaveAttribute('data-whole')
  expect(within(panel).getByText('Asystent')).toBeVisible()
  expect(within(panel).queryByText('Słówka')).not.toBeInTheDocument()
})

describe('Enter', () => {
  function Work() {
    useEnter(press)
    return (
      <>
        <input aria-label="Pole" />
        <button type="button">Głośnik</button>
        <button type="button" aria-disabled="true">
          Głośnik, który gra
        </button>
        <button type="button" aria-disabled="true" {...{ [PASSES_ENTER]: true }}>
          Użyte słowo
        </button>
        <a href="#x">Zamknij trening</a>
      </>
    )
  }
  const enterOn = (target: HTMLElement, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(target, { key: 'Enter', ...init })

  test('triggers the primary action, with or without a focused field (L-TRN-13)', () => {
    show(<Work />)
    enterOn(screen.getByRole('textbox'))
    enterOn(document.body)
    expect(press).toHaveBeenCalledTimes(2)
  })

  test('ignores a focused button that passes Enter on', () => {
    show(<Work />)
    enterOn(button('Użyte słowo'))
    expect(press).toHaveBeenCalledTimes(1)
  })

  test('activates a focused button or link, even a disabled one', () => {
    show(<Work />)
    for (const name of ['Głośnik', 'Głośnik, który gra']) enterOn(button(name))
    enterOn(screen.getByRole('link'))
    expect(press).not.toHaveBeenCalled()
  })

  test('is ignored during composition, on repeat and with modifier keys', () => {
    show(<Work />)
    const field = screen.getByRole('textbox')
    for (const init of [{ isComposing: true }, { repeat: true }, { shiftKey: true }, { ctrlKey: true }])
      enterOn(field, init)
    expect(press).not.toHaveBeenCalled()
  })
})

test('focusWork focuses the answer field, or else the primary button', () => {
  const { unmount } = show(<PrimaryAction label="Sprawdź" onPress={press} />)
  expect(focusWork()).toBe(true)
  expect(button('Sprawdź')).toHaveFocus()
  show(<input aria-label="Pole" {...{ [WORK]: true }} />)
  focusWork()
  expect(screen.getByRole('textbox')).toHaveFocus()
  focusPrimary()
  expect(button('Sprawdź')).toHaveFocus()
  unmount()
  expect(focusPrimary()).toBe(false)
})
