import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UiProvider } from '../theme/UiProvider'
import { Banner } from './Banner'
import { ComboFlame } from './ComboFlame'
import { ProgressBar } from './ProgressBar'
import { StageChips } from './StageChips'
import { ErrorState } from './states'

describe('StageChips', () => {
  it('says the stage of a word in a lesson in words', () => {
    render(<StageChips reached={2} total={3} />)
    expect(screen.getByRole('img', { name: 'Etap 2 z\u00a03' })).toHaveTextContent('123')
  })
  it('says that a word with all seven levels is mastered', () => {
    render(<StageChips reached={7} total={7} />)
    expect(screen.getByRole('img')).toHaveAccessibleName('Poziom 7 z\u00a07, opanowane')
  })
  it('fills as many chips as were reached and never more than there are', () => {
    const { container } = render(<StageChips reached={9} total={3} />)
    expect(container.querySelectorAll('[data-on="true"]')).toHaveLength(3)
  })
})

describe('ComboFlame', () => {
  it('is an empty outline below two, without a name (L-COMBO-01)', () => {
    const { container } = render(<ComboFlame count={1} />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('[data-tone="off"]')).toHaveTextContent(/^$/)
  })
  it('shows the number from two and says it', () => {
    render(<ComboFlame count={2} />)
    expect(screen.getByRole('img', { name: 'Dobre odpowiedzi z\u00a0rzędu: 2' })).toHaveTextContent('2')
  })
  it('speaks English in an English interface', () => {
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
  it('keeps its value between 0 and 100', () => {
    render(<ProgressBar label="Postęp" value={140} />)
    expect(screen.getByRole('progressbar', { name: 'Postęp' })).toHaveAttribute('aria-valuenow', '100')
  })
  it('fills in the primary colour during a combo and in green from ten (L-COMBO-03, L-COMBO-04)', () => {
    const fill = (tone: 'normal' | 'combo' | 'done') => {
      const { container } = render(<ProgressBar label="Postęp" value={40} tone={tone} />)
      return getComputedStyle(container.querySelector('i') ?? container).background
    }
    expect(fill('combo')).toBe('var(--mw-primary)')
    expect(fill('done')).toBe('var(--mw-success)')
    expect(fill('normal')).toBe('var(--mw-progress)')
  })
  it('reads a value that is not a number as nothing', () => {
    render(<ProgressBar label="Postęp" value={Number.NaN} />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  })
})

describe('ErrorState', () => {
  it('says what is safe and retries by its button', async () => {
    const retry = jest.fn()
    render(<ErrorState onRetry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Nic nie przepadło')
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(retry).toHaveBeenCalledTimes(1)
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
  it('stands large beside its mascot', () => {
    const { title } = mascotSide()
    expect(getComputedStyle(title).fontSize).toContain('fs-28')
  })
  it('keeps its title at the size of text where it is small, and out of the way of the mascot', () => {
    const { title } = mascotSide('small')
    expect(getComputedStyle(title).fontSize).not.toContain('fs-28')
    expect(getComputedStyle(title).paddingRight).toBe('84px')
  })
})
