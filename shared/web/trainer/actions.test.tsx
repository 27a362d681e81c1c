import { UiProvider } from '@mowka/kernel/ui'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ActionBar } from './ActionBar'
import { ActionButton } from './ActionButton'
import { PrimaryAction } from './PrimaryAction'
import { SidePanel } from './SidePanel'
import { PASSES_ENTER, useEnter } from './use-enter'
import { focusPrimary, focusWork, WORK } from './work-focus'

const show = (parts: ReactNode) => render(<UiProvider>{parts}</UiProvider>)
const press = jest.fn()
beforeEach(() => press.mockReset())
const button = (name: string) => screen.getByRole('button', { name })

describe('an action', () => {
  const hint = { icon: <i />, name: 'Podpowiedź, zostały 3', words: 'Podpowiedź', count: 3, onPress: press }

  test('shows fewer words than its name says, and how many are left (L-TRN-12)', async () => {
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

  test.each([true, false])('that is off keeps the focus and does nothing (compact: %s)', async (compact) => {
    show(<ActionButton {...hint} compact={compact} disabled />)
    button('Podpowiedź, zostały 3').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button('Podpowiedź, zostały 3'))
    expect(press).not.toHaveBeenCalled()
    expect(button('Podpowiedź, zostały 3')).toHaveFocus()
  })
})

test('the bar holds the actions, the primary one last, and a press leaves the focus in the work', async () => {
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

test('the panel names itself, and its primary action its key', () => {
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

test('what takes the whole panel replaces what helps, and the panel is laid out for it', () => {
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

  test('does the primary action, from a field and from nowhere (L-TRN-13)', () => {
    show(<Work />)
    enterOn(screen.getByRole('textbox'))
    enterOn(document.body)
    expect(press).toHaveBeenCalledTimes(2)
  })

  test('goes past what has done its part', () => {
    show(<Work />)
    enterOn(button('Użyte słowo'))
    expect(press).toHaveBeenCalledTimes(1)
  })

  test('belongs to a button or link with the focus, also to one that is off', () => {
    show(<Work />)
    for (const name of ['Głośnik', 'Głośnik, który gra']) enterOn(button(name))
    enterOn(screen.getByRole('link'))
    expect(press).not.toHaveBeenCalled()
  })

  test('is left alone while something is composed, held down or combined', () => {
    show(<Work />)
    const field = screen.getByRole('textbox')
    for (const init of [{ isComposing: true }, { repeat: true }, { shiftKey: true }, { ctrlKey: true }])
      enterOn(field, init)
    expect(press).not.toHaveBeenCalled()
  })
})

test('the focus goes to where the answer is given, or else to the big button', () => {
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
