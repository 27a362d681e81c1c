import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Checkbox } from './Checkbox'
import { ChipGroup } from './ChipGroup'
import { Select } from './Select'
import { Slider } from './Slider'
import { Switch } from './Switch'
import { SegmentedControl, Tabs } from './Tabs'
import { SearchField, TextField } from './TextField'

describe('TextField', () => {
  it('is found by its label and references its help text and error', () => {
    render(
      <TextField
        label="NIP"
        note="Dziesięć cyfr"
        error="Wpisz poprawny numer NIP."
        value="1"
        onChange={() => {}}
      />,
    )
    const box = screen.getByRole('textbox', { name: 'NIP' })
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription('Wpisz poprawny numer NIP. Dziesięć cyfr')
  })
  it('passes the text, not the event', async () => {
    const change = jest.fn()
    render(<TextField label="Imię" value="" onChange={change} />)
    await userEvent.type(screen.getByRole('textbox'), 'A')
    expect(change).toHaveBeenCalledWith('A')
  })
})

describe('SearchField', () => {
  it('is cleared by its button, which returns focus to the input', async () => {
    function Page() {
      const [text, setText] = useState('kawa')
      return <SearchField label="Szukaj" value={text} onChange={setText} />
    }
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }))
    const box = screen.getByRole('searchbox', { name: 'Szukaj' })
    expect(box).toHaveValue('')
    expect(box).toHaveFocus()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('Switch', () => {
  it('has the role switch and is turned on by Space', async () => {
    const change = jest.fn()
    render(<Switch label="Zapamiętaj filtry" checked={false} onChange={change} />)
    const control = screen.getByRole('switch', { name: 'Zapamiętaj filtry' })
    expect(control).not.toBeChecked()
    control.focus()
    await userEvent.keyboard(' ')
    expect(change).toHaveBeenCalledWith(true)
  })
})

describe('Checkbox', () => {
  it('shows its error', () => {
    render(<Checkbox label="Zgadzam się" error="Zaznacz zgodę." checked={false} onChange={() => {}} />)
    expect(screen.getByRole('checkbox', { name: 'Zgadzam się' })).toHaveAccessibleDescription(
      'Zaznacz zgodę.',
    )
  })
  it('retains its accessible name with a hidden label', () => {
    render(<Checkbox label="Wybierz wiersz" hideLabel checked onChange={() => {}} />)
    expect(screen.getByRole('checkbox', { name: 'Wybierz wiersz' })).toBeChecked()
  })
})

describe('ChipGroup', () => {
  const options = [
    { value: 'A1', label: 'A1' },
    { value: 'A2', label: 'A2' },
    { value: 'B1', label: 'B1' },
  ] as const

  it('shows the selection as pressed buttons of a named group', () => {
    render(<ChipGroup label="Poziom" options={options} value={['A2']} onChange={() => {}} />)
    expect(screen.getByRole('group', { name: 'Poziom' })).toBeInTheDocument()
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('A2')
  })
  it('adds values in the order of the options and removes them', async () => {
    const change = jest.fn()
    render(<ChipGroup label="Poziom" options={options} value={['B1']} onChange={change} />)
    await userEvent.click(screen.getByRole('button', { name: 'A1' }))
    expect(change).toHaveBeenLastCalledWith(['A1', 'B1'])
    await userEvent.click(screen.getByRole('button', { name: 'B1' }))
    expect(change).toHaveBeenLastCalledWith([])
  })
})

describe('Select', () => {
  it('passes the selected value', async () => {
    const change = jest.fn()
    render(
      <Select
        label="Kraj"
        placeholder="Wybierz"
        options={[
          { value: 'PL', label: 'Polska' },
          { value: 'DE', label: 'Niemcy' },
        ]}
        value=""
        onChange={change}
      />,
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kraj' }), 'Niemcy')
    expect(change).toHaveBeenCalledWith('DE')
  })
})

describe('Tabs', () => {
  function Page() {
    const [value, setValue] = useState<'today' | 'all'>('today')
    return (
      <Tabs
        label="Powtórki"
        options={[
          { value: 'today', label: 'Na dziś', count: 18 },
          { value: 'all', label: 'Wszystkie' },
        ]}
        value={value}
        onChange={setValue}
      >
        treść {value}
      </Tabs>
    )
  }
  it('keeps the digits of a count together where long names wrap', () => {
    render(<Page />)
    expect(getComputedStyle(screen.getByText('18')).whiteSpace).toBe('nowrap')
  })
  it('switches with the arrow keys, and the selected tab names the panel', async () => {
    render(<Page />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'Na dziś 18' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Wszystkie', selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Wszystkie' })).toHaveTextContent('treść all')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Na dziś 18', selected: true })).toHaveFocus()
  })
})

describe('SegmentedControl', () => {
  it('is a radio group', async () => {
    const change = jest.fn()
    render(
      <SegmentedControl
        label="Ranking"
        options={[
          { value: '7', label: '7 dni' },
          { value: 'all', label: 'Od początku' },
        ]}
        value="7"
        onChange={change}
      />,
    )
    expect(screen.getByRole('radio', { name: '7 dni' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Od początku' }))
    expect(change).toHaveBeenCalledWith('all')
  })
})

describe('Slider', () => {
  it('announces its value as text', () => {
    render(
      <Slider
        label="Przerwa"
        min={3}
        max={10}
        value={5}
        onChange={() => {}}
        formatValue={(value) => `${value} sekund`}
      />,
    )
    expect(screen.getByRole('slider', { name: 'Przerwa' })).toHaveAttribute('aria-valuetext', '5 sekund')
    expect(screen.getByText('5 sekund')).toBeInTheDocument()
  })
})
