import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Button } from '../actions/Button'
import { Dialog, ResponsiveDialog, Sheet } from './Dialog'
import { focusFirst, focusMain } from './give-back'
import { isOverlayOpen } from './layers'
import { Menu, type MenuItem } from './Menu'
import { loadOverlayParts } from './overlay-parts'
import { Popover } from './Popover'
import { Snackbar, SnackbarView, useSnackbarsAbove } from './SnackbarView'
import { Tooltip } from './Tooltip'

beforeAll(async () => void (await loadOverlayParts()))

function Place() {
  return <output>{useLocation().pathname}</output>
}
const menu = (items: readonly MenuItem[], more: Partial<Parameters<typeof Menu>[0]> = {}) =>
  render(
    <MemoryRouter>
      <Menu label="Konto" trigger={(props) => <Button {...props}>Więcej</Button>} items={items} {...more} />
      <Place />
    </MemoryRouter>,
  )
const trigger = () => screen.getByRole('button', { name: 'Więcej' })

describe('Menu', () => {
  const items = [
    { label: 'Pierwszy', disabled: true },
    { label: 'Drugi' },
    { heading: 'Inne' },
    { label: 'Trzeci' },
    { divider: true },
    { label: 'Czwarty', disabled: true },
  ] as const

  it('focuses the first enabled item, or the last with the up arrow', async () => {
    menu(items)
    trigger().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Drugi' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Trzeci' })).toHaveFocus()
    expect(screen.getByText('Inne')).toBeVisible()
    expect(screen.getByRole('separator')).toBeInTheDocument()
  })

  it('focuses the checked item with either arrow, unless it is disabled', async () => {
    const first = menu([{ label: 'A', checked: false }, { label: 'B', checked: true }, { label: 'C' }])
    trigger().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitemradio', { name: 'B' })).toHaveFocus()
    first.unmount()
    menu([
      { label: 'A', checked: false },
      { label: 'B', checked: true, disabled: true },
    ])
    trigger().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitemradio', { name: 'A' })).toHaveFocus()
  })

  it('ignores other keys, and closes with its own button', async () => {
    menu(items)
    trigger().focus()
    await userEvent.keyboard('{ArrowRight}x')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await userEvent.click(trigger())
    const open = screen.getByRole('menu', { name: 'Konto' })
    expect(trigger()).toHaveAttribute('aria-controls', open.id)
    await userEvent.click(trigger())
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(trigger()).not.toHaveAttribute('aria-controls')
  })

  it("links to internal and external pages and calls the item's handler", async () => {
    const select = jest.fn()
    menu([
      { label: 'Profil', to: '/profile', onSelect: select },
      { label: 'Pomoc', href: 'https://pomoc.test/' },
    ])
    await userEvent.click(trigger())
    expect(screen.getByRole('menuitem', { name: 'Pomoc' })).toHaveAttribute('href', 'https://pomoc.test/')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Profil' }))
    expect(screen.getByRole('status')).toHaveTextContent('/profile')
    expect(select).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('hides its keys and clicks from its ancestors', async () => {
    const heard = jest.fn()
    render(
      // biome-ignore lint/a11y: what a menu may stand in
      <div onClick={() => heard('click')} onKeyDown={({ key }) => heard(key)}>
        <Menu
          label="Konto"
          trigger={(props) => <Button {...props}>Więcej</Button>}
          items={[{ label: 'A' }, { label: 'B' }]}
        />
      </div>,
    )
    await userEvent.click(trigger())
    heard.mockClear()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(screen.getByRole('menuitem', { name: 'B' }))
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('Dialog and Sheet', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Notatka' })

  it('focuses the requested element before a field', async () => {
    function Wished() {
      const wished = useRef<HTMLButtonElement>(null)
      return (
        <Dialog open onClose={() => {}} title="Notatka" initialFocus={wished}>
          <input />
          <button type="button" ref={wished}>
            Tutaj
          </button>
        </Dialog>
      )
    }
    render(<Wished />)
    expect(screen.getByRole('button', { name: 'Tutaj' })).toHaveFocus()
  })

  it('skips a disabled field, and exposes a hidden title to screen readers', () => {
    render(
      <Dialog open onClose={() => {}} title="Notatka" hideTitle>
        <input disabled />
        <textarea aria-label="Treść" />
      </Dialog>,
    )
    expect(screen.getByRole('textbox', { name: 'Treść' })).toHaveFocus()
    expect(dialog()).toBeInTheDocument()
    expect(dialog()).not.toHaveAttribute('aria-describedby')
  })

  it("has no close button and ignores clicks outside if it isn't closable", async () => {
    const close = jest.fn()
    render(
      <Dialog open onClose={close} title="Notatka" closable={false}>
        Zapisujemy
      </Dialog>,
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(dialog().parentElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
  })

  it('stays open on clicks inside; an alertdialog also on clicks outside', async () => {
    const close = jest.fn()
    const first = render(
      <Dialog open onClose={close} title="Notatka">
        <p>Treść</p>
      </Dialog>,
    )
    await userEvent.click(screen.getByText('Treść'))
    expect(close).not.toHaveBeenCalled()
    first.unmount()
    render(<Dialog open onClose={close} title="Usunąć?" role="alertdialog" />)
    const question = screen.getByRole('alertdialog', { name: 'Usunąć?' })
    expect(question).not.toHaveAttribute('aria-describedby')
    await userEvent.click(question.parentElement as HTMLElement)
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a sheet', Sheet],
    ['a responsive one', ResponsiveDialog],
    ['a plain one', Dialog],
  ])('is mounted only while open: %s', (_, Kind) => {
    const { rerender } = render(<Kind open={false} onClose={() => {}} title="Notatka" />)
    expect(isOverlayOpen()).toBe(false)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    rerender(<Kind open onClose={() => {}} title="Notatka" />)
    expect(isOverlayOpen()).toBe(true)
    expect(dialog()).toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })
})

describe('Escape', () => {
  it('is ignored during text composition, as are other keys', async () => {
    const close = jest.fn()
    render(<Dialog open onClose={close} title="Notatka" />)
    act(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }))
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))
    })
    expect(close).not.toHaveBeenCalled()
  })

  it('stops propagating after it closes an overlay', async () => {
    const heard = jest.fn()
    window.addEventListener('keydown', heard)
    const { unmount } = render(<Dialog open onClose={() => {}} title="Notatka" />)
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true })
    act(() => void document.body.dispatchEvent(pressed))
    expect(pressed.defaultPrevented).toBe(true)
    expect(heard).not.toHaveBeenCalled()
    unmount()
    act(
      () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    expect(heard).toHaveBeenCalledTimes(1)
    window.removeEventListener('keydown', heard)
  })

  it('over a tooltip leaves the dialog below open', async () => {
    const close = jest.fn()
    render(
      <Dialog open onClose={close} title="Notatka">
        <Tooltip text="Pomoc">
          <Button>Znak</Button>
        </Tooltip>
      </Dialog>,
    )
    await userEvent.hover(screen.getByRole('button', { name: 'Znak' }))
    await screen.findByText('Pomoc')
    await userEvent.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
  })
})

describe('focus', () => {
  it('starts at the focused element inside, then the requested, the marked and the fallback element', () => {
    const { container } = render(
      <div>
        <button type="button">a</button>
        <button type="button" data-autofocus>
          b
        </button>
        <button type="button">c</button>
      </div>,
    )
    const [a, b, c] = screen.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement]
    focusFirst(container, null, c)
    expect(b).toHaveFocus()
    expect(b).toHaveAttribute('data-autofocus')
    act(() => b.blur())
    focusFirst(container, a, c)
    expect(a).toHaveFocus()
    expect(b).not.toHaveAttribute('data-autofocus')
    focusFirst(container, c, b)
    expect(a).toHaveFocus()
    act(() => a.blur())
    a.removeAttribute('data-autofocus')
    focusFirst(container, undefined, c)
    expect(c).toHaveFocus()
  })

  it('moves to the main region if there is one', () => {
    render(<main tabIndex={-1}>Strona</main>)
    focusMain()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('returns to the clicked button if nothing had focus before', async () => {
    render(
      <Popover label="Filtry" trigger={(props) => <Button {...props}>Filtruj</Button>}>
        {(close) => <Button onClick={close}>Gotowe</Button>}
      </Popover>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Filtruj' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Filtruj' })).toHaveFocus()
  })

  it('stays on an element that was clicked outside', async () => {
    render(
      <>
        <input aria-label="Odpowiedź" />
        <Menu
          label="Konto"
          trigger={(props) => <Button {...props}>Więcej</Button>}
          items={[{ label: 'Kopiuj' }]}
        />
        <input aria-label="Inne" />
      </>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Odpowiedź' }), 'kawa')
    await userEvent.click(trigger())
    await userEvent.click(screen.getByRole('textbox', { name: 'Inne' }))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(screen.getByRole('textbox', { name: 'Inne' })).toHaveFocus()
  })

  it("doesn't return to a button that was clicked before, unlike to a text field", async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <input type="checkbox" aria-label="Zgoda" />
          <Button onClick={() => setOpen(true)}>Otwórz</Button>
          <Dialog open={open} title="Notatka" onClose={() => setOpen(false)}>
            Treść
          </Dialog>
        </>
      )
    }
    render(<Page />)
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Otwórz' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
    expect(screen.getByRole('button', { name: 'Otwórz' })).toHaveFocus()
  })
})

describe('Popover', () => {
  const popover = () =>
    render(
      <Popover label="Filtry" trigger={(props) => <Button {...props}>Filtruj</Button>}>
        <p>Poziom</p>
      </Popover>,
    )
  const button = () => screen.getByRole('button', { name: 'Filtruj' })

  it('exposes its expanded state and its panel', async () => {
    popover()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(button()).not.toHaveAttribute('aria-controls')
    expect(isOverlayOpen()).toBe(false)
    await userEvent.click(button())
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(button()).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: 'Filtry' }).id)
    expect(isOverlayOpen()).toBe(true)
  })

  it('closes with its button and on clicks outside', async () => {
    popover()
    await userEvent.click(button())
    await userEvent.click(screen.getByText('Poziom'))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button()).toHaveFocus())
  })
})

describe('snackbars', () => {
  it('render a region only while there are messages', () => {
    const { rerender } = render(<SnackbarView items={[]} onClose={() => {}} />)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    rerender(<SnackbarView items={[{ id: 1, kind: 'info', text: 'Już' }]} onClose={() => {}} />)
    expect(within(screen.getByRole('region')).getByText('Już')).toBeVisible()
  })

  it('have no close button without an onClose handler', async () => {
    const select = jest.fn()
    render(<Snackbar kind="warning" text="Uwaga" action={{ label: 'Dalej', onSelect: select }} />)
    expect(screen.getByRole('status')).toHaveTextContent('Uwaga')
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Dalej' }))
    expect(select).toHaveBeenCalledTimes(1)
  })

  it('follow the current height of a bottom bar, and move back when it is removed', () => {
    let resize = () => {}
    const disconnect = jest.fn()
    const observe = jest.fn()
    const observer = jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      resize = () => callback([], {} as ResizeObserver)
      return { observe, unobserve: () => {}, disconnect }
    })
    let height = 60.4
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
    const lifted = () => document.documentElement.style.getPropertyValue('--mw-snackbar-bottom')
    function Bar({ isShown }: { isShown: boolean }) {
      const bar = useRef<HTMLDivElement>(null)
      useSnackbarsAbove(bar, isShown)
      return <div ref={bar} style={{ bottom: '12px' }} />
    }
    const { rerender } = render(<Bar isShown={false} />)
    expect(lifted()).toBe('')
    rerender(<Bar isShown />)
    expect(observe).toHaveBeenCalledTimes(1)
    expect(lifted()).toBe('72px')
    height = 100
    resize()
    expect(lifted()).toBe('112px')
    rerender(<Bar isShown={false} />)
    expect(lifted()).toBe('')
    expect(disconnect).toHaveBeenCalledTimes(1)
    observer.mockRestore()
    jest.restoreAllMocks()
  })
})
