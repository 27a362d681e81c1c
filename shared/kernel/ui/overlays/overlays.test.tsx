import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Button } from '../actions/Button'
import { Dialog, type DialogProps } from './Dialog'
import { isOverlayOpen } from './layers'
import { Menu } from './Menu'
import { loadOverlayParts } from './overlay-parts'
import { Popover } from './Popover'
import { SnackbarView } from './SnackbarView'
import { Tooltip } from './Tooltip'

beforeAll(async () => void (await loadOverlayParts()))

function DialogPage(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Otwórz</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Dodaj notatkę"
        actions={<Button onClick={() => setOpen(false)}>Zapisz</Button>}
        {...props}
      >
        {props.children ?? (
          <label>
            Treść
            <input />
          </label>
        )}
      </Dialog>
    </>
  )
}
const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Otwórz' }))

describe('Dialog', () => {
  it('is named by its title, focuses the first field and returns focus after Escape', async () => {
    render(<DialogPage />)
    await openDialog()
    expect(screen.getByRole('dialog', { name: 'Dodaj notatkę' })).toHaveAttribute('aria-modal', 'true')
    expect(screen.getByRole('textbox', { name: 'Treść' })).toHaveFocus()
    expect(isOverlayOpen()).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isOverlayOpen()).toBe(false)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Otwórz' })).toHaveFocus()
  })
  it('traps Tab', async () => {
    render(<DialogPage />)
    await openDialog()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Zapisz' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Zamknij' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Zapisz' })).toHaveFocus()
  })
  it('covers the screen with the size full, and retains the dialog role', async () => {
    render(<DialogPage size="full" />)
    await openDialog()
    const dialog = screen.getByRole('dialog', { name: 'Dodaj notatkę' })
    expect(dialog).toHaveStyle({ height: '100dvh', maxWidth: 'none', borderRadius: '0' })
    expect(dialog.parentElement).toHaveStyle({ padding: '0px' })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  it('locks page scrolling while open', async () => {
    render(<DialogPage />)
    await openDialog()
    expect(document.body).toHaveStyle({ overflow: 'hidden' })
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
  })
  it('focuses the first, safe button of an alertdialog and shows no close button', async () => {
    render(
      <DialogPage
        role="alertdialog"
        actions={[<Button key="no">Anuluj</Button>, <Button key="yes">Usuń</Button>]}
      >
        Tego nie da się cofnąć.
      </DialogPage>,
    )
    await openDialog()
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Tego nie da się cofnąć.')
    expect(screen.getByRole('button', { name: 'Anuluj' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Zamknij' })).not.toBeInTheDocument()
  })
  it("stays open on Escape if it isn't closable", async () => {
    render(<DialogPage closable={false} />)
    await openDialog()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
  it('lets Escape close an open menu inside it first', async () => {
    render(
      <DialogPage>
        <Menu
          label="Działania"
          trigger={(props) => <Button {...props}>Więcej</Button>}
          items={[{ label: 'Kopiuj' }]}
        />
      </DialogPage>,
    )
    await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Więcej' }))
    expect(within(screen.getByRole('dialog')).getByRole('menu')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  it('closes on a click outside and returns focus', async () => {
    render(<DialogPage />)
    await openDialog()
    const scrim = screen.getByRole('dialog').parentElement
    if (scrim) await userEvent.click(scrim)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Otwórz' })).toHaveFocus()
  })
  it('returns focus when it is mounted and unmounted by its parent', async () => {
    function Page() {
      const [shown, setShown] = useState(false)
      return (
        <>
          <Button onClick={() => setShown(true)}>Otwórz</Button>
          {shown && (
            <Dialog open title="Notatka" onClose={() => setShown(false)}>
              Treść
            </Dialog>
          )}
        </>
      )
    }
    render(<Page />)
    await openDialog()
    expect(screen.getByRole('dialog')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Otwórz' })).toHaveFocus()
  })
  it('lets Escape close a confirmation above it first', async () => {
    const answer = jest.fn()
    render(
      <>
        <DialogPage />
        <Dialog
          open
          role="alertdialog"
          title="Odrzucić zmiany?"
          onClose={answer}
          actions={<Button>Nie</Button>}
        />
      </>,
    )
    // The confirmation is opened first; the later dialog is the top layer.
    await openDialog()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(answer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(answer).toHaveBeenCalledTimes(1)
  })
})

describe('Menu', () => {
  const chosen = jest.fn()
  beforeEach(() => chosen.mockClear())
  const renderMenu = () =>
    render(
      <MemoryRouter>
        <Menu
          label="Konto"
          trigger={(props) => <Button {...props}>Twoje konto</Button>}
          items={[
            { label: 'Profil', to: '/profile' },
            { label: 'Motyw', disabled: true, onSelect: () => chosen('theme') },
            { divider: true },
            { label: 'Wyloguj się', onSelect: () => chosen('out') },
          ]}
        />
      </MemoryRouter>,
    )

  it('opens with the arrow key on the first item, wraps around, and returns focus on Escape', async () => {
    renderMenu()
    const trigger = screen.getByRole('button', { name: 'Twoje konto', expanded: false })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Wyloguj się' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(trigger).toHaveFocus()
  })
  it('finds an item by its first characters and selects it with Enter', async () => {
    renderMenu()
    screen.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('wy')
    expect(screen.getByRole('menuitem', { name: 'Wyloguj się' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledWith('out')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
  it('ignores a disabled item', async () => {
    renderMenu()
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Motyw' }))
    expect(chosen).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeInTheDocument()
  })
  it('closes on Tab and returns focus', async () => {
    renderMenu()
    await userEvent.click(screen.getByRole('button'))
    await userEvent.tab()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('button')).toHaveFocus()
  })
  it('closes on a click outside', async () => {
    renderMenu()
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(document.body)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
  it('marks the checked item and focuses it first', async () => {
    render(
      <Menu
        label="Uczę się"
        trigger={(props) => <Button {...props}>Język</Button>}
        items={[
          { label: 'Angielski', checked: false },
          { label: 'Niemiecki', checked: true },
        ]}
      />,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('menuitemradio', { name: 'Niemiecki' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Niemiecki' })).toHaveFocus()
  })
})

describe('floating panels', () => {
  it('are in the main region, so that they belong to a landmark', async () => {
    render(
      <>
        <header>
          <Menu
            label="Konto"
            trigger={(props) => <Button {...props}>Twoje konto</Button>}
            items={[{ label: 'Motyw' }]}
          />
        </header>
        <main>Strona</main>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Twoje konto' }))
    expect(within(screen.getByRole('main')).getByRole('menu', { name: 'Konto' })).toBeInTheDocument()
  })
})

describe('focus after closing', () => {
  const more = (
    <Menu
      label="Działania"
      trigger={(props) => <Button {...props}>Więcej</Button>}
      items={[{ label: 'Kopiuj' }]}
    />
  )
  it('returns to the text field, not to the clicked menu button', async () => {
    render(
      <>
        <input aria-label="Odpowiedź" />
        {more}
      </>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'kawa')
    await userEvent.click(screen.getByRole('button', { name: 'Więcej' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kopiuj' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
  it('returns to the button for keyboard users', async () => {
    render(
      <>
        <input aria-label="Odpowiedź" />
        {more}
      </>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'kawa')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Więcej' })).toHaveFocus()
  })
  it('returns to the text field when a click outside closes a menu', async () => {
    render(
      <>
        <input aria-label="Odpowiedź" />
        {more}
      </>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'kawa')
    await userEvent.click(screen.getByRole('button', { name: 'Więcej' }))
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  })
  it('returns to the text field from a dialog opened by mouse', async () => {
    render(
      <>
        <input aria-label="Odpowiedź" />
        <DialogPage>Treść</DialogPage>
      </>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'kawa')
    await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
  it('returns to the button if an earlier click was followed by opening the dialog with a key', async () => {
    let opens = false
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <input aria-label="Odpowiedź" />
          <Button onClick={() => setOpen(opens)}>Otwórz</Button>
          <Dialog open={open} title="Notatka" onClose={() => setOpen(false)}>
            Treść
          </Dialog>
        </>
      )
    }
    render(<Page />)
    await userEvent.type(screen.getByRole('textbox'), 'kawa')
    await openDialog()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    opens = true
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Zamknij' }))
    expect(screen.getByRole('button', { name: 'Otwórz' })).toHaveFocus()
  })
  it('moves to the page if the opener of a dialog was removed meanwhile', async () => {
    function Page() {
      const [open, setOpen] = useState<boolean | null>(false)
      return (
        <main tabIndex={-1}>
          {open === false && <Button onClick={() => setOpen(true)}>Usuń</Button>}
          <Dialog open={open === true} title="Usunąć?" onClose={() => setOpen(null)}>
            Treść
          </Dialog>
        </main>
      )
    }
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Usuń' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

describe('Popover', () => {
  it('traps focus while open and closes from inside', async () => {
    render(
      <Popover label="Filtry" trigger={(props) => <Button {...props}>Filtruj</Button>}>
        {(close) => <Button onClick={close}>Gotowe</Button>}
      </Popover>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Filtruj' }))
    expect(screen.getByRole('dialog', { name: 'Filtry' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Gotowe' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Filtruj' })).toHaveFocus()
  })
})

describe('Tooltip', () => {
  it('describes its control on hover and hides on Escape', async () => {
    render(
      <Tooltip text="Odtwarza wolniej">
        <Button>Odtwórz</Button>
      </Tooltip>,
    )
    const button = screen.getByRole('button', { name: 'Odtwórz' })
    await userEvent.hover(button)
    await waitFor(() => expect(button).toHaveAccessibleDescription('Odtwarza wolniej'))
    expect(isOverlayOpen()).toBe(false)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})

describe('SnackbarView', () => {
  it('announces errors assertively and other messages politely, each with its own close button', async () => {
    const close = jest.fn()
    const again = jest.fn()
    render(
      <SnackbarView
        items={[
          { id: 1, kind: 'success', text: 'Zapisane' },
          { id: 2, kind: 'error', text: 'Nie udało się', action: { label: 'Ponów', onSelect: again } },
        ]}
        onClose={close}
      />,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Zapisane')
    const error = screen.getByRole('alert')
    await userEvent.click(within(error).getByRole('button', { name: 'Ponów' }))
    expect(again).toHaveBeenCalledTimes(1)
    expect(close).toHaveBeenCalledWith(2)
    await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Zamknij' }))
    expect(close).toHaveBeenCalledWith(1)
  })
  it('returns focus when the focused message is removed', async () => {
    const pageWith = (...ids: number[]) => (
      <>
        <Button>Przed</Button>
        <SnackbarView items={ids.map((id) => ({ id, kind: 'info', text: 'Już' }))} onClose={() => {}} />
        <Button>Po</Button>
      </>
    )
    const { rerender } = render(pageWith(1, 2))
    const [before, after] = ['Przed', 'Po'].map((name) => screen.getByRole('button', { name }))
    before?.focus()
    await userEvent.tab()
    rerender(pageWith(2))
    expect(before).toHaveFocus()
    // Focus that has already moved elsewhere stays there.
    await userEvent.tab()
    await userEvent.tab()
    expect(after).toHaveFocus()
    after?.blur()
    rerender(pageWith())
    expect(document.body).toHaveFocus()
  })
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ] as const)('renders the kind %s with the role %s (P-SNACK-05)', (kind, role) => {
    render(<SnackbarView items={[{ id: 1, kind, text: 'Tak jest' }]} onClose={() => {}} />)
    expect(screen.getByRole(role)).toHaveTextContent('Tak jest')
  })
})

describe('Tooltip around the button of a menu', () => {
  it("doesn't affect the menu", async () => {
    render(
      <Menu
        label="Działania"
        trigger={(props) => (
          <Tooltip text="Więcej działań">
            <Button {...props}>Więcej</Button>
          </Tooltip>
        )}
        items={[{ label: 'Kopiuj' }]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Więcej' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Więcej' })).toHaveFocus()
  })
})
