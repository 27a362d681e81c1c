import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { AudioButtonView } from './AudioButtonView'
import { Button } from './Button'
import { IconButton } from './IconButton'

describe('Button', () => {
  it("is activated by Enter and Space and doesn't submit a form by default", async () => {
    const press = jest.fn()
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button onClick={press}>Zapisz</Button>
      </form>,
    )
    screen.getByRole('button', { name: 'Zapisz' }).focus()
    await userEvent.keyboard('{Enter} ')
    expect(press).toHaveBeenCalledTimes(2)
    expect(submit).not.toHaveBeenCalled()
  })
  it('ignores clicks while loading, retains focus and announces that it is busy', async () => {
    const press = jest.fn()
    render(
      <Button loading onClick={press}>
        Sprawdzam
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Sprawdzam' })
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })
  it('prevents form submission while loading', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading>
          Zapisz
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })
  it('renders a link if it has a target', () => {
    render(
      <MemoryRouter>
        <Button to="/course">Kursy</Button>
        <Button to="/terms" target="_blank">
          Regulamin
        </Button>
        <Button href="https://example.com" target="_blank">
          Pomoc
        </Button>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: 'Kursy' })).toHaveAttribute('href', '/course')
    for (const name of ['Pomoc', 'Regulamin']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
  it('shows its shortcut key without adding it to the accessible name', () => {
    render(<Button kbd="Enter">Sprawdź</Button>)
    expect(screen.getByRole('button', { name: 'Sprawdź' })).toHaveAttribute('aria-keyshortcuts', 'Enter')
    expect(screen.getByText('Enter')).toBeInTheDocument()
  })
})

describe('IconButton', () => {
  it('is named by its label and exposes its pressed state', () => {
    render(
      <IconButton aria-label="Dodaj do ulubionych" aria-pressed>
        <svg aria-hidden="true" />
      </IconButton>,
    )
    expect(screen.getByRole('button', { name: 'Dodaj do ulubionych', pressed: true })).toBeEnabled()
  })
})

describe('AudioButtonView', () => {
  it('retains focus and ignores clicks while disabled', async () => {
    const press = jest.fn()
    const { rerender } = render(<AudioButtonView label="Odtwórz: der Bahnhof" onClick={press} />)
    const button = screen.getByRole('button', { name: 'Odtwórz: der Bahnhof' })
    await userEvent.click(button)
    rerender(<AudioButtonView label="Odtwórz: der Bahnhof" onClick={press} disabled playing />)
    await userEvent.click(button)
    expect(press).toHaveBeenCalledTimes(1)
    expect(button).toHaveFocus()
  })
})
