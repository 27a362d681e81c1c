import { minLength, required } from '@mowka/domain/rules'
import { UiProvider } from '@mowka/kernel/ui'
import type { Outcome } from '@mowka/web/api'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Form, FormActions, SwitchInput, TextInput, useFormValues } from '.'
import { box, empty, full, ok, Page, prepareForms, save, show, submit } from './form-page.fixture'

beforeEach(prepareForms)

describe('submitting a form', () => {
  it('passes all values with trimmed texts, also on Enter', async () => {
    show({ initial: full })
    await userEvent.clear(box('Imię'))
    await userEvent.type(box('Imię'), '  Olga {Enter}')
    expect(save).toHaveBeenCalledTimes(1)
    expect(save).toHaveBeenCalledWith({ ...full, name: 'Olga' })
    expect(box('Imię')).toHaveValue('Olga')
  })

  it('is disabled without changes, and indicates that everything is saved without moving focus', async () => {
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

  it("doesn't move focus on click, because an error that appears then would move the button", async () => {
    show({ initial: full })
    await userEvent.clear(box('Imię'))
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Zapisz' }) })
    expect(box('Imię')).toHaveFocus()
    expect(box('Imię')).toBeValid()
    await userEvent.pointer({ keys: '[/MouseLeft]' })
  })

  it('happens once, and preserves text typed meanwhile', async () => {
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

  it('clears the fields with afterSaving set to empty', async () => {
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

  it('merges newer initial values into unchanged fields', async () => {
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

  it('preserves the value of a hidden field without validating it (C-ORD-08, C-ORD-10)', async () => {
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

  it('replaces all values when the page resets the form', async () => {
    show({ initial: full })
    await userEvent.type(box('Imię'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }))
    expect(box('Imię')).toHaveValue('')
    expect(box('Imię')).toBeValid()
    expect(screen.getByRole('button', { name: 'Zapisz' })).toHaveAttribute('aria-disabled', 'true')
  })
})
