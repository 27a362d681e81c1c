import { ApiError } from '@mowka/kernel/platform'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { box, full, ok, prepareForms, question, refused, save, show, submit } from './form-page.fixture'

beforeEach(prepareForms)

describe('server-side errors', () => {
  it('appear on their fields in the interface language until the value changes', async () => {
    save.mockResolvedValue(
      refused([
        { path: 'body/payload/address/zip', code: 'ZIP_CODE' },
        { path: 'body/payload/about', code: 'TOO_LONG', max: 5 },
        { path: 'body/payload/mail', code: 'FROM_THE_FUTURE' },
      ]),
    )
    show({ initial: full })
    await userEvent.type(box('O sobie'), 'Lubię psy')
    await submit()
    expect(await screen.findByText('Wpisz poprawny kod pocztowy.')).toBeInTheDocument()
    await waitFor(() => expect(box('Kod pocztowy')).toHaveFocus())
    expect(box('O sobie')).toHaveAccessibleDescription('Maksymalnie 5\u00a0znaków.')
    expect(box('E-mail')).toHaveAccessibleDescription('Tej wartości nie możemy przyjąć. Popraw ją.')
    expect(screen.getByText(/^3 pola wymagają poprawki/)).toBeInTheDocument()
    await userEvent.type(box('Kod pocztowy'), '{Backspace}1')
    expect(box('Kod pocztowy')).toBeValid()
    expect(box('O sobie')).toBeInvalid()
    save.mockResolvedValue(ok)
    await submit()
    expect(save).toHaveBeenLastCalledWith({ ...full, about: 'Lubię psy', address: { zip: '00-951' } })
    expect(box('O sobie')).toBeValid()
  })

  it('appear above the button if they belong to no field', async () => {
    save.mockResolvedValue(refused([{ path: 'body/action', code: 'INVALID' }]))
    show({ initial: full })
    await userEvent.type(box('Imię'), 'x')
    await submit()
    expect(await screen.findByText('Nie udało się zapisać. Sprawdź, co jest wpisane.')).toBeInTheDocument()
  })

  it('preserve the typed values, whatever the failure', async () => {
    save.mockResolvedValue({ ok: false, error: new ApiError('network', 0, null) })
    show({ initial: full })
    await userEvent.type(box('Imię'), 'x')
    await submit()
    expect(box('Imię')).toHaveValue('Olax')
    expect(screen.queryByText('Wszystko zapisane.')).not.toBeInTheDocument()
    expect(question()).not.toBeNull()
    save.mockResolvedValue(ok)
    await submit()
    expect(save).toHaveBeenCalledTimes(2)
  })
})
