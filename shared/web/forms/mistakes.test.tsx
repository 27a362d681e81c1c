import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import i18next from 'i18next'
import { box, prepareForms, save, show, submit } from './form-page.fixture'

beforeEach(prepareForms)

describe('P-FORM-11: validation errors', () => {
  it('are hidden initially and during typing', async () => {
    show()
    await userEvent.type(box('Imię'), 'O')
    expect(box('Imię')).toBeValid()
    expect(screen.queryByText('Pole jest wymagane')).not.toBeInTheDocument()
  })

  it('appear on blur and disappear once the value is valid (P-FORM-01, P-FORM-03, P-FORM-05, P-FORM-07)', async () => {
    show()
    await userEvent.click(box('Imię'))
    await userEvent.tab()
    expect(box('Imię')).toBeInvalid()
    expect(box('Imię')).toHaveAccessibleDescription('Pole jest wymagane Jak do Ciebie mówić')
    await userEvent.type(box('Imię'), 'Ol')
    expect(box('Imię')).toHaveAccessibleDescription(
      expect.stringContaining('Wymagane co najmniej 3\u00a0znaki'),
    )
    await userEvent.type(box('Imię'), 'a')
    expect(box('Imię')).toBeValid()
    await userEvent.type(box('E-mail'), 'ola')
    await userEvent.type(box('Kod pocztowy'), '00950')
    await userEvent.tab()
    expect(box('E-mail')).toHaveAccessibleDescription('Wpisz poprawny adres e-mail.')
    expect(box('Kod pocztowy')).toHaveAccessibleDescription('Wpisz poprawny kod pocztowy.')
  })

  it('prevent submission; the first invalid field gets focus, and all are listed (P-FORM-02, P-FORM-04, P-FORM-12)', async () => {
    show()
    await userEvent.type(box('O sobie'), 'Jedenaście.')
    await submit()
    expect(save).not.toHaveBeenCalled()
    await waitFor(() => expect(box('Imię')).toHaveFocus())
    expect(box('O sobie')).toHaveAccessibleDescription('Maksymalnie 10\u00a0znaków.')
    expect(screen.getByRole('combobox', { name: 'Język' })).toHaveAccessibleDescription('Pole jest wymagane')
    expect(screen.getByRole('group', { name: 'Poziomy' })).toHaveAccessibleDescription(
      'Wybierz przynajmniej jeden element.',
    )
    expect(screen.getByRole('switch')).toHaveAccessibleDescription('Pole jest wymagane')
    expect(screen.getByText(/^7 pól wymaga poprawki/).parentElement).toHaveTextContent(
      '7 pól wymaga poprawki: Imię, Kod pocztowy, E-mail, O sobie, Język, Poziomy, Zgadzam się',
    )
  })

  it('are linked from the summary', async () => {
    show()
    await userEvent.type(box('Imię'), 'Ola')
    await submit()
    await userEvent.click(screen.getByRole('button', { name: 'Poziomy' }))
    expect(screen.getByRole('button', { name: 'A1' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'E-mail' }))
    expect(box('E-mail')).toHaveFocus()
  })

  it('are translated, also after a language change', async () => {
    show()
    await userEvent.type(box('Imię'), 'O')
    await submit()
    await act(() => i18next.changeLanguage('en'))
    expect(box('Imię')).toHaveAccessibleDescription(
      expect.stringContaining('At least 3 characters are required'),
    )
    expect(screen.getByText(/^6 fields need a correction/)).toBeInTheDocument()
  })

  it('cause no accessibility violations', async () => {
    document.documentElement.lang = 'pl'
    document.title = 'Dane'
    show()
    await userEvent.type(box('Imię'), 'O')
    await submit()
    const result = await act(() =>
      axe.run(document, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
    )
    expect(
      result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
    ).toEqual([])
  }, 30_000)
})
