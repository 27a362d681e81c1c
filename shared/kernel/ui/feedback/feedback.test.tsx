import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../actions/Button'
import { UiProvider } from '../theme/UiProvider'
import { Banner } from './Banner'
import { ComboFlame, ProgressBar, StageChips } from './ProgressBar'
import { ErrorState } from './states'

describe('StageChips', () => {
  it("describes a word's stage in a lesson", () => {
    render(<StageChips reached={2} total={3} />)
    expect(screen.getByRole('img', { name: 'Etap 2 z\u00a03' })).toHaveTextContent('123')
  })
  it('describes a word with all seven levels as mastered', () => {
    render(<StageChips reached={7} total={7} />)
    expect(screen.getByRole('img')).toHaveAccessibleName('Poziom 7 z\u00a07, opanowane')
  })
  it('fills the reached chips, at most the total', () => {
    const { container } = render(<StageChips reached={9} total={3} />)
    expect(container.querySelectorAll('[data-on="true"]')).toHaveLength(3)
  })
})

describe('ComboFlame', () => {
  it('is an outline without a name below two (L-COMBO-01)', () => {
    const { container } = render(<ComboFlame count={1} />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('[data-tone="off"]')).toHaveTextContent(/^$/)
  })
  it('shows and announces the number from two', () => {
    render(<ComboFlame count={2} />)
    expect(screen.getByRole('img', { name: 'Dobre odpowiedzi z\u00a0rzędu: 2' })).toHaveTextContent('2')
  })
  it('is translated in an English interface', () => {
    render(
      <UiProvider locale="en">
        <ComboFlame count={10} />
      </UiProvider>,
    )
    expect(screen.getByRole('img', { name: 'Right answers in a row: 10' })).toHaveAttribute(
      'data-tone',
      'ten',
    )
  })
})

describe('ProgressBar', () => {
  it('clamps its value to 0 to 100', () => {
    render(<ProgressBar label="Postęp" value={140} />)
    expect(screen.getByRole('progressbar', { name: 'Postęp' })).toHaveAttribute('aria-valuenow', '100')
  })
  it('is filled in the primary colour during a combo and in green from ten (L-COMBO-03, L-COMBO-04)', () => {
    const fill = (tone: 'normal' | 'combo' | 'done') => {
      const { container } = render(<ProgressBar label="Postęp" value={40} tone={tone} />)
      return getComputedStyle(container.querySelector('i') ?? container).background
    }
    expect(fill('combo')).toBe('var(--mw-primary)')
    expect(fill('done')).toBe('var(--mw-success)')
    expect(fill('normal')).toBe('var(--mw-progress)')
  })
  it('treats NaN as 0', () => {
    render(<ProgressBar label="Postęp" value={Number.NaN} />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  })
})

describe('ErrorState', () => {
  it('states that progress is saved and retries with its button', async () => {
    const retry = jest.fn()
    render(<ErrorState onRetry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Nic nie przepadło')
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['has the primary action if it fills the page', {}, true],
    ['leaves the primary action to the page around its part', { headingLevel: 3 as const }, false],
    ['leaves the primary action to the page around its card', { bare: true }, false],
  ])('%s', (_, props, isPrimary) => {
    render(
      <UiProvider>
        <Button variant="primary">Dalej</Button>
        <ErrorState onRetry={() => {}} {...props} />
      </UiProvider>,
    )
    const color = (name: string) => getComputedStyle(screen.getByRole('button', { name })).color
    expect(color('Spróbuj ponownie') === color('Dalej')).toBe(isPrimary)
  })
})

describe('Banner', () => {
  const mascotSide = (size?: 'small') => {
    render(
      <Banner title="Dokończ lekcję" mascot size={size}>
        Zostały trzy zdania
      </Banner>,
    )
    const region = screen.getByRole('region', { name: 'Dokończ lekcję' })
    return { region, title: screen.getByRole('heading', { level: 2 }) }
  }
  it('has a large title next to the mascot', () => {
    const { title } = mascotSide()
    expect(getComputedStyle(title).fontSize).toContain('fs-28')
  })
  it("has a text-sized title that doesn't overlap the mascot if it is small", () => {
    const { title } = mascotSide('small')
    expect(getComputedStyle(title).fontSize).not.toContain('fs-28')
    expect(getComputedStyle(title).paddingRight).toBe('84px')
  })
})
