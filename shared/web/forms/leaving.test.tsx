import { Dialog, loadOverlayParts, UiProvider } from '@mowka/kernel/ui'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { Form, TextInput, useGuardedClose } from '.'
import { box, full, ok, platformNow, prepareForms, question, show, submit } from './form-page.fixture'

beforeEach(prepareForms)

beforeAll(async () => void (await loadOverlayParts()))

describe('leaving with unsaved changes', () => {
  it('asks for confirmation in the interface language', async () => {
    show({ initial: full })
    expect(platformNow().keepUnsaved).not.toHaveBeenCalled()
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

  it('asks nothing after saving, so that onSaved may navigate', async () => {
    const asked: unknown[] = []
    show({ initial: full, onSaved: () => asked.push(platformNow().keepUnsaved.mock.calls.at(-1)?.[0]()) })
    await userEvent.type(box('Imię'), 'x')
    await submit()
    expect(asked).toEqual([null])
    expect(question()).toBeNull()
  })

  it("asks nothing if the form isn't guarded", async () => {
    show({ initial: full, guarded: false })
    await userEvent.type(box('Imię'), 'x')
    expect(platformNow().keepUnsaved).not.toHaveBeenCalled()
  })

  it('asks before the surrounding dialog closes', async () => {
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
    platformNow().confirm.mockResolvedValue(false)
    await userEvent.keyboard('{Escape}')
    expect(platformNow().confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Masz niezapisane zmiany' }),
    )
    expect(closed).not.toHaveBeenCalled()
    platformNow().confirm.mockResolvedValue(true)
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(1)
    await userEvent.type(box('Imię'), '{Backspace}{Escape}')
    expect(platformNow().confirm).toHaveBeenCalledTimes(2)
    expect(closed).toHaveBeenCalledTimes(2)
  })
})
