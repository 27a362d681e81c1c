import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { DateField, MonthField } from '../dates'
import { Dialog } from '../overlays/Dialog'
import { loadOverlayParts } from '../overlays/overlay-parts'
import type { UiLocale } from '../theme/labels'
import { UiProvider } from '../theme/UiProvider'
import { useDateLabels } from './date-labels'

const inside =
  (locale: UiLocale) =>
  ({ children }: { children: ReactNode }) => <UiProvider locale={locale}>{children}</UiProvider>

test('the calendar controls have accessible names in both languages (P-I18N-09)', () => {
  const labels = (locale: UiLocale) => renderHook(useDateLabels, { wrapper: inside(locale) }).result.current
  expect(labels('pl')).toEqual({
    placeholder: 'dd.mm.rrrr',
    controls: {
      previousMonth: 'Poprzedni miesiąc',
      nextMonth: 'Następny miesiąc',
      previousYear: 'Poprzedni rok',
      nextYear: 'Następny rok',
      previousDecade: 'Poprzednie dziesięć lat',
      nextDecade: 'Następne dziesięć lat',
    },
  })
  expect(labels('en')).toEqual({
    placeholder: 'dd.mm.yyyy',
    controls: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      previousYear: 'Previous year',
      nextYear: 'Next year',
      previousDecade: 'Previous decade',
      nextDecade: 'Next decade',
    },
  })
})

test('days outside the limits and closed days are disabled (C-GIFT-11)', async () => {
  const change = jest.fn()
  render(
    <DateField
      label="Dzień"
      value="2026-11-15"
      onChange={change}
      min="2026-11-10"
      max="2026-11-20"
      isClosed={(day) => day === '2026-11-12'}
      required
    />,
    { wrapper: inside('pl') },
  )
  const box = screen.getByRole('textbox', { name: /^Dzień/ })
  expect(box).toBeRequired()
  expect(box).toHaveAttribute('inputmode', 'numeric')
  await userEvent.click(box)
  const day = (number: number) => screen.getByRole('button', { name: new RegExp(`^${number} listopad`) })
  expect([9, 10, 12, 20, 21].map((number) => (day(number) as HTMLButtonElement).disabled)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
  // Days of other months are not rendered.
  expect(screen.queryByRole('button', { name: /^1 grudzień/ })).not.toBeInTheDocument()
  await userEvent.click(day(20))
  expect(change).toHaveBeenLastCalledWith('2026-11-20')
})

test('a date can be cleared, and invalid text results in no date (P-I18N-11)', async () => {
  const change = jest.fn()
  render(<DateField label="Dzień" value="2026-11-15" onChange={change} />, { wrapper: inside('pl') })
  const box = screen.getByRole('textbox', { name: 'Dzień' })
  await userEvent.click(screen.getByRole('button', { name: /^Wyczyść/ }))
  expect(change).toHaveBeenLastCalledWith(null)
  expect(box).toHaveAttribute('placeholder', 'dd.mm.rrrr')
})

test('MonthField reports year and month within its limits', async () => {
  const change = jest.fn()
  render(<MonthField label="Miesiąc" value="2026-11" onChange={change} min="2026-03" max="2026-11" />, {
    wrapper: inside('pl'),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Miesiąc 11.2026' }))
  const months = screen
    .getAllByRole('button')
    .filter((each): each is HTMLButtonElement => /^(lut|mar|gru)/.test(each.textContent ?? ''))
  expect(months.map(({ textContent, disabled }) => [textContent?.slice(0, 3), disabled])).toEqual([
    ['lut', true],
    ['mar', false],
    ['gru', true],
  ])
  await userEvent.click(months[1] as HTMLButtonElement)
  expect(change).toHaveBeenLastCalledWith('2026-03')
})

test('a calendar opens on a click, while typing and with the down arrow, but not when its dialog opens', async () => {
  await loadOverlayParts()
  const close = jest.fn()
  render(
    <Dialog open title="Okno" onClose={close}>
      <DateField label="Dzień" value="2026-11-15" onChange={() => {}} />
    </Dialog>,
    { wrapper: inside('pl') },
  )
  const box = screen.getByRole('textbox', { name: 'Dzień' })
  const day = () => screen.queryByRole('button', { name: /^20 listopad/ })
  expect(box).toHaveFocus()
  expect(day()).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  expect(day()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(day()).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}')
  expect(day()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(box)
  expect(day()).toBeVisible()
  expect(close).not.toHaveBeenCalled()
})

test('Escape closes a dialog whose date field has the focus and a closed calendar', async () => {
  await loadOverlayParts()
  const close = jest.fn()
  render(
    <Dialog open title="Okno" onClose={close}>
      <DateField label="Dzień" value="2026-11-15" onChange={() => {}} />
    </Dialog>,
    { wrapper: inside('pl') },
  )
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

test('Escape closes an open calendar first, and the dialog when no calendar is open', async () => {
  await loadOverlayParts()
  const close = jest.fn()
  render(
    <Dialog open title="Okno" onClose={close}>
      <DateField label="Dzień" value="2026-11-15" onChange={() => {}} />
    </Dialog>,
    { wrapper: inside('pl') },
  )
  await userEvent.click(screen.getByRole('textbox', { name: 'Dzień' }))
  expect(screen.getByRole('button', { name: /^20 listopad/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /^20 listopad/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})
