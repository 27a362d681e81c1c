import { ApiError, type Confirmation, providePlatform } from '@mowka/shared/platform'
import { Dialog, UiProvider } from '@mowka/shared/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import i18next from 'i18next'
import { useState } from 'react'
import type { Outcome } from '../api'
import { isZipCode } from '../domain/invoice'
import { email, form, maxLength, minChosen, minLength, required } from '../domain/rules'
import { startI18n } from '../i18n'
import { fakePlatform } from '../testing/fake-platform'
import {
  ChipsInput,
  Form,
  FormActions,
  SelectInput,
  SwitchInput,
  TextAreaInput,
  TextInput,
  useFormReset,
  useFormValues,
  useGuardedClose,
} from '.'

type Values = {
  name: string
  address: { zip: string }
  mail: string
  about: string
  lang: 'ENG' | 'DE' | ''
  levels: ('A1' | 'A2')[]
  agreed: boolean
}
const empty: Values = {
  name: '',
  address: { zip: '' },
  mail: '',
  about: '',
  lang: '',
  levels: [],
  agreed: false,
}
const full: Values = {
  name: 'Ola',
  address: { zip: '00-950' },
  mail: 'ola@mowka.test',
  about: '',
  lang: 'DE',
  levels: ['A1'],
  agreed: true,
}
const ok: Outcome<unknown> = { ok: true, answer: undefined }
const refused = (errors: { path: string; code?: string; min?: number; max?: number }[], status = 422) => ({
  ok: false as const,
  error: new ApiError('http', status, {
    type: 'about:blank',
    title: 'x',
    status,
    code: 'INVALID_INPUT',
    errors: errors.map((each) => ({ message: 'in English', ...each })),
  }),
})

const levels = [
  { value: 'A1', label: 'A1' },
  { value: 'A2', label: 'A2' },
] as const
const langs = [
  { value: 'ENG', label: 'Angielski' },
  { value: 'DE', label: 'Niemiecki' },
] as const

function Clear() {
  const reset = useFormReset<Values>()
  return (
    <button type="button" onClick={() => reset(empty)}>
      Wyczyść
    </button>
  )
}

const zipCode = form('ZIP_CODE', isZipCode)

type PageProps = { initial?: Values; onSaved?: () => void; afterSaving?: 'keep' | 'empty'; guarded?: boolean }
const save = jest.fn<Promise<Outcome<unknown>>, [Values]>()

function Page({ initial = empty, ...form }: PageProps) {
  return (
    <Form<Values> initialValues={initial} save={save} aria-label="Dane" {...form}>
      <TextInput<Values>
        name="name"
        label="Imię"
        note="Jak do Ciebie mówić"
        rules={[required, minLength(3)]}
      />
      <TextInput<Values> name="address.zip" label="Kod pocztowy" rules={[required, zipCode]} />
      <TextInput<Values> name="mail" label="E-mail" rules={[required, email]} />
      <TextAreaInput<Values> name="about" label="O sobie" rules={[maxLength(10)]} />
      <SelectInput<Values, 'ENG' | 'DE'> name="lang" label="Język" options={langs} rules={[required]} />
      <ChipsInput<Values, 'A1' | 'A2'>
        name="levels"
        label="Poziomy"
        options={levels}
        rules={[minChosen(1)]}
      />
      <SwitchInput<Values> name="agreed" label="Zgadzam się" rules={[required]} />
      <FormActions submit="Zapisz">
        <Clear />
      </FormActions>
    </Form>
  )
}

let platform: ReturnType<typeof fakePlatform>
/** The question that would be asked now; null when nothing keeps the page. */
const question = (): Confirmation | null => {
  const kept = platform.keepUnsaved.mock.calls.at(-1)?.[0]
  const release = platform.keepUnsaved.mock.results.at(-1)?.value
  return kept && release.mock.calls.length === 0 ? kept() : null
}

const show = (props: PageProps = {}) =>
  render(
    <UiProvider>
      <Page {...props} />
    </UiProvider>,
  )
const box = (name: string) => screen.getByRole('textbox', { name })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz' }))

beforeAll(async () => {
  await startI18n('pl')
  HTMLCanvasElement.prototype.getContext = () => null
})
beforeEach(async () => {
  await i18next.changeLanguage('pl')
  platform = fakePlatform()
  platform.keepUnsaved.mockImplementation(() => jest.fn())
  providePlatform(platform)
  save.mockReset().mockResolvedValue(ok)
})

describe('P-FORM-11: mistakes', () => {
  it('are not there at first, nor while somebody types', async () => {
    show()
    await userEvent.type(box('Imię'), 'O')
    expect(box('Imię')).toBeValid()
    expect(screen.queryByText('Pole jest wymagane')).not.toBeInTheDocument()
  })

  it('P-FORM-01, P-FORM-03, P-FORM-05, P-FORM-07: are told when a field is left, and go when it is right', async () => {
    show()
    await userEvent.click(box('Imię'))
    await userEvent.tab()
    expect(box('Imię')).toBeInvalid()
    expect(box('Imię')).toHaveAccessibleDescription('Pole jest wymagane Jak do Ciebie mówić')
    await userEvent.type(box('Imię'), 'Ol')
    expect(box('Imię')).toHaveAccessibleDescription(expect.stringContaining('Wymagane co najmniej 3 znaki'))
    await userEvent.type(box('Imię'), 'a')
    expect(box('Imię')).toBeValid()
    await userEvent.type(box('E-mail'), 'ola')
    await userEvent.type(box('Kod pocztowy'), '00950')
    await userEvent.tab()
    expect(box('E-mail')).toHaveAccessibleDescription('Wpisz poprawny adres e-mail.')
    expect(box('Kod pocztowy')).toHaveAccessibleDescription('Wpisz poprawny kod pocztowy.')
  })

  it('P-FORM-02, P-FORM-04, P-FORM-12: keep the form from being sent; the first one gets the focus, all are named', async () => {
    show()
    await userEvent.type(box('O sobie'), 'Jedenaście.')
    await submit()
    expect(save).not.toHaveBeenCalled()
    await waitFor(() => expect(box('Imię')).toHaveFocus())
    expect(box('O sobie')).toHaveAccessibleDescription('Maksymalnie 10 znaków.')
    expect(screen.getByRole('combobox', { name: 'Język' })).toHaveAccessibleDescription('Pole jest wymagane')
    expect(screen.getByRole('group', { name: 'Poziomy' })).toHaveAccessibleDescription(
      'Wybierz przynajmniej jeden element.',
    )
    expect(screen.getByRole('switch')).toHaveAccessibleDescription('Pole jest wymagane')
    expect(screen.getByText(/^7 pól wymaga poprawki/)).toHaveTextContent(
      '7 pól wymaga poprawki: Imię, Kod pocztowy, E-mail, O sobie, Język, Poziomy, Zgadzam się',
    )
  })

  it('are one press away in the summary', async () => {
    show()
    await userEvent.type(box('Imię'), 'Ola')
    await submit()
    await userEvent.click(screen.getByRole('button', { name: 'Poziomy' }))
    expect(screen.getByRole('button', { name: 'A1' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'E-mail' }))
    expect(box('E-mail')).toHaveFocus()
  })

  it('are said in the language of the reader, also when it changes', async () => {
    show()
    await userEvent.type(box('Imię'), 'O')
    await submit()
    await act(() => i18next.changeLanguage('en'))
    expect(box('Imię')).toHaveAccessibleDescription(
      expect.stringContaining('At least 3 characters are required'),
    )
    expect(screen.getByText(/^6 fields need a correction/)).toBeInTheDocument()
  })

  it('leave no accessibility problem that a machine can find', async () => {
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

describe('sending', () => {
  it('gives all values, texts without spaces around them, also by Enter', async () => {
    show({ initial: full })
    await userEvent.clear(box('Imię'))
    await userEvent.type(box('Imię'), '  Olga {Enter}')
    expect(save).toHaveBeenCalledTimes(1)
    expect(save).toHaveBeenCalledWith({ ...full, name: 'Olga' })
    expect(box('Imię')).toHaveValue('Olga')
  })

  it('waits for a change, and says when all is saved without taking the focus', async () => {
    show({ initial: full })
    const button = screen.getByRole('button', { name: 'Zapisz' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await submit()
    await userEvent.type(box('Imię'), '{Enter}')
    expect(save).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'A2' }))
    expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'A2' }))
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(box('Imię'), 'x')
    act(() => button.focus())
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Wszystko zapisane.')).toBeInTheDocument()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
  })

  it('takes no focus when the button is pressed: a mistake that shows up then would move it away', async () => {
    show({ initial: full })
    await userEvent.clear(box('Imię'))
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Zapisz' }) })
    expect(box('Imię')).toHaveFocus()
    expect(box('Imię')).toBeValid()
    await userEvent.pointer({ keys: '[/MouseLeft]' })
  })

  it('happens once, and keeps what is typed meanwhile', async () => {
    let finish = (_: Outcome<unknown>) => {}
    save.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    show({ initial: full })
    await userEvent.type(box('Imię'), 'x')
    await submit()
    expect(screen.getByRole('button', { name: 'Zapisz' })).toHaveAttribute('aria-busy', 'true')
    await submit()
    await userEvent.type(box('O sobie'), 'Lubię')
    await act(async () => finish(ok))
    expect(save).toHaveBeenCalledTimes(1)
    expect(box('Imię')).toHaveValue('Olax')
    expect(box('O sobie')).toHaveValue('Lubię')
    expect(screen.getByRole('button', { name: 'Zapisz' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('begins anew after saving where it is told to', async () => {
    show({ initial: empty, afterSaving: 'empty' })
    for (const [name, text] of [
      ['Imię', 'Ola'],
      ['Kod pocztowy', '00-950'],
      ['E-mail', 'a@b.pl'],
    ] as const)
      await userEvent.type(box(name), text)
    await userEvent.selectOptions(screen.getByRole('combobox'), 'DE')
    await userEvent.click(screen.getByRole('button', { name: 'A1' }))
    await userEvent.click(screen.getByRole('switch'))
    await submit()
    await waitFor(() => expect(box('Imię')).toHaveValue(''))
    expect(screen.getByRole('switch')).not.toBeChecked()
    expect(screen.queryByText('Pole jest wymagane')).not.toBeInTheDocument()
  })

  it('takes a newer state for what nobody has changed', async () => {
    function Changing() {
      const [state, setState] = useState(full)
      return (
        <>
          <button type="button" onClick={() => setState({ ...full, name: 'Ewa', mail: 'ewa@mowka.test' })}>
            Nowszy
          </button>
          <Page initial={state} />
        </>
      )
    }
    render(
      <UiProvider>
        <Changing />
      </UiProvider>,
    )
    await userEvent.type(box('Imię'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Nowszy' }))
    expect(box('Imię')).toHaveValue('Olax')
    expect(box('E-mail')).toHaveValue('ewa@mowka.test')
  })

  it('C-ORD-08, C-ORD-10: keeps what stands in a field while it is hidden, and asks nothing of it', async () => {
    type Order = { wantsInvoice: boolean; nip: string }
    const pay = jest.fn<Promise<Outcome<unknown>>, [Order]>().mockResolvedValue(ok)
    function Nip() {
      const { wantsInvoice } = useFormValues<Order>()
      return wantsInvoice && <TextInput<Order> name="nip" label="NIP" rules={[required, minLength(3)]} />
    }
    render(
      <UiProvider>
        <Form<Order> initialValues={{ wantsInvoice: true, nip: '' }} save={pay} aria-label="Zamówienie">
          <SwitchInput<Order> name="wantsInvoice" label="Chcę fakturę" />
          <Nip />
          <FormActions submit="Zapisz" always />
        </Form>
      </UiProvider>,
    )
    await userEvent.type(box('NIP'), '12')
    await userEvent.click(screen.getByRole('switch'))
    await submit()
    expect(pay).toHaveBeenCalledWith({ wantsInvoice: false, nip: '12' })
    await userEvent.click(screen.getByRole('switch'))
    expect(box('NIP')).toHaveValue('12')
    await submit()
    expect(pay).toHaveBeenCalledTimes(1)
    expect(box('NIP')).toBeInvalid()
  })

  it('puts other values in where the page asks for it, whatever is typed', async () => {
    show({ initial: full })
    await userEvent.type(box('Imię'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }))
    expect(box('Imię')).toHaveValue('')
    expect(box('Imię')).toBeValid()
    expect(screen.getByRole('button', { name: 'Zapisz' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('what the server refuses', () => {
  it('lands on its field in the language of the reader, and goes when that is changed', async () => {
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
    expect(box('O sobie')).toHaveAccessibleDescription('Maksymalnie 5 znaków.')
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

  it('is told above the button where it belongs to no field', async () => {
    save.mockResolvedValue(refused([{ path: 'body/action', code: 'INVALID' }]))
    show({ initial: full })
    await userEvent.type(box('Imię'), 'x')
    await submit()
    expect(await screen.findByText('Nie udało się zapisać. Sprawdź, co jest wpisane.')).toBeInTheDocument()
  })

  it('loses nothing of what was typed, whatever the failure', async () => {
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

describe('leaving with unsaved changes', () => {
  it('asks first, in the language of the reader', async () => {
    show({ initial: full })
    expect(platform.keepUnsaved).not.toHaveBeenCalled()
    await userEvent.type(box('Imię'), 'x')
    expect(question()).toMatchObject({
      title: 'Masz niezapisane zmiany',
      confirmLabel: 'Wyjdź bez zapisywania',
      cancelLabel: 'Zostań',
      destructive: true,
    })
    await act(() => i18next.changeLanguage('en'))
    expect(question()).toMatchObject({ title: 'You have unsaved changes' })
    await userEvent.type(box('Imię'), '{Backspace}')
    expect(question()).toBeNull()
  })

  it('asks nothing once it is saved: whoever saves may go on at once', async () => {
    const asked: unknown[] = []
    show({ initial: full, onSaved: () => asked.push(platform.keepUnsaved.mock.calls.at(-1)?.[0]()) })
    await userEvent.type(box('Imię'), 'x')
    await submit()
    expect(asked).toEqual([null])
    expect(question()).toBeNull()
  })

  it('asks nothing where nobody would miss it', async () => {
    show({ initial: full, guarded: false })
    await userEvent.type(box('Imię'), 'x')
    expect(platform.keepUnsaved).not.toHaveBeenCalled()
  })

  it('asks before the dialog around it is closed', async () => {
    const closed = jest.fn()
    function InDialog() {
      const { close, onDirty } = useGuardedClose(closed)
      return (
        <Dialog open onClose={close} title="Osoba">
          <Form<{ name: string }>
            initialValues={{ name: '' }}
            save={async () => ok}
            onDirty={onDirty}
            onSaved={closed}
          >
            <TextInput<{ name: string }> name="name" label="Imię" />
          </Form>
        </Dialog>
      )
    }
    render(
      <UiProvider>
        <InDialog />
      </UiProvider>,
    )
    await userEvent.type(box('Imię'), 'x')
    platform.confirm.mockResolvedValue(false)
    await userEvent.keyboard('{Escape}')
    expect(platform.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Masz niezapisane zmiany' }),
    )
    expect(closed).not.toHaveBeenCalled()
    platform.confirm.mockResolvedValue(true)
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(1)
    await userEvent.type(box('Imię'), '{Backspace}{Escape}')
    expect(platform.confirm).toHaveBeenCalledTimes(2)
    expect(closed).toHaveBeenCalledTimes(2)
  })
})
