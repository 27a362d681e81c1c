import { render, screen, within } from '@testing-library/react'
import { BarChart } from './BarChart'
import { Bars } from './Bars'

const days = (count: number) =>
  Array.from({ length: count }, (_, day) => ({ name: `Dzień ${day}`, short: `${day}.`, value: day * 10 }))
const drawn = (selector: string) => [...document.querySelectorAll(`svg ${selector}`)]

test('bar heights are proportional to values, and a highlighted bar stands out', () => {
  const bars = days(3).map((bar, index) => ({ ...bar, isLit: index === 2 }))
  render(<Bars bars={bars} width={400} />)
  const heights = drawn('rect').map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toHaveLength(2)
  expect(heights[1]).toBeCloseTo((heights[0] ?? 0) * 2)
  expect(drawn('rect.lit')).toHaveLength(1)
  expect(drawn('rect title').map((title) => title.textContent)).toEqual(['Dzień 1: 10', 'Dzień 2: 20'])
  expect(drawn('.value').map((text) => text.textContent)).toEqual(['10', '20'])
})

test('labels without space are omitted, except the last one', () => {
  render(<Bars bars={days(30)} width={330} />)
  const names = drawn('text').map((text) => text.textContent ?? '')
  const shown = names.filter((name) => name.endsWith('.'))
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.length).toBeLessThan(9)
  expect(shown.at(-1)).toBe('29.')
  expect(drawn('.value')).toHaveLength(0)
})

test('a chart without a label is hidden from screen readers', () => {
  render(<Bars bars={days(3)} width={400} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  render(<Bars bars={days(3)} width={400} label="Razem 30" />)
  expect(screen.getByRole('img', { name: 'Razem 30' })).toBeInTheDocument()
})

test('the table contains all values, including those without a bar', () => {
  const bars = [
    { name: 'Poniedziałek', short: 'pn', value: 12, text: '12 słów' },
    { name: 'Wtorek', short: 'wt', value: null, text: 'brak' },
  ]
  render(
    <BarChart
      title="Słowa"
      note="Razem 12"
      width={400}
      bars={bars}
      columns={['Dzień', 'Ile']}
      format={(value) => `${value}%`}
    />,
  )
  const table = within(screen.getByRole('figure', { name: 'Słowa' })).getByRole('table', { name: 'Słowa' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Poniedziałek12 słów', 'Wtorekbrak'])
  expect(drawn('rect')).toHaveLength(1)
  expect(drawn('.value').map((text) => text.textContent)).toEqual(['12%'])
})
