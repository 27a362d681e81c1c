import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { FileField, MultiSelect, NumberField, TagsField } from '../forms'
import type { UiLocale } from '../theme/labels'
import { UiProvider } from '../theme/UiProvider'
import { takenFiles } from './FileField'

const show = (children: ReactNode, locale: UiLocale = 'pl') =>
  render(<UiProvider locale={locale}>{children}</UiProvider>)
const file = (name: string, type = '') => new File(['x'], name, { type })

describe('takenFiles', () => {
  const all = [file('A.CSV', 'text/plain'), file('b.png', 'image/png'), file('c.pdf', 'application/pdf')]
  const names = (accept?: string) => takenFiles(all, accept).map(({ name }) => name)

  it.each([
    [undefined, ['A.CSV', 'b.png', 'c.pdf']],
    ['', ['A.CSV', 'b.png', 'c.pdf']],
    ['.csv', ['A.CSV']],
    ['image/*', ['b.png']],
    ['Application/PDF', ['c.pdf']],
    [' .csv , image/* ', ['A.CSV', 'b.png']],
    ['video/*,.doc', []],
    ['csv', []],
  ])('with accept %j returns %j', (accept, expected) => expect(names(accept)).toEqual(expected))
})

describe('FileField', () => {
  const zone = () => screen.getByRole('button', { name: /^Plik/ })
  const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })

  it.each([
    [false, 'pl', 'Plik Wybierz plik albo upuść go tutaj'],
    [true, 'pl', 'Plik Wybierz pliki albo upuść je tutaj'],
    [false, 'en', 'Plik Choose a file or drop it here'],
    [true, 'en', 'Plik Choose files or drop them here'],
  ] as const)('with multiple %s in %s is named "%s"', (multiple, locale, name) => {
    show(<FileField label="Plik" value={[]} onChange={() => {}} multiple={multiple} />, locale)
    expect(zone()).toHaveAccessibleName(name)
  })

  it('replaces a single file, and adds to several', () => {
    const one = jest.fn()
    const first = show(<FileField label="Plik" value={[file('a')]} onChange={one} />)
    drop(file('b'), file('c'))
    expect(one.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['b'])
    first.unmount()
    const several = jest.fn()
    show(<FileField label="Plik" value={[file('a')]} onChange={several} multiple />)
    expect(zone()).toHaveAccessibleName('Plik a')
    drop(file('b'), file('c'))
    expect(several.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a', 'b', 'c'])
  })

  it('is unchanged if no file matches', () => {
    const change = jest.fn()
    show(<FileField label="Plik" value={[]} onChange={change} accept=".csv" />)
    drop(file('b.exe'))
    expect(change).not.toHaveBeenCalled()
  })

  it.each([{ disabled: true }, { readOnly: true }])('accepts nothing while disabled: %j', (closed) => {
    const change = jest.fn()
    const { container } = show(<FileField label="Plik" value={[]} onChange={change} {...closed} />)
    fireEvent.dragOver(zone())
    expect(container.querySelector('[data-over]')).toBeNull()
    drop(file('b'))
    expect(change).not.toHaveBeenCalled()
  })

  it('is highlighted while a file is dragged over it', () => {
    const { container } = show(<FileField label="Plik" value={[]} onChange={() => {}} />)
    const isOver = () => container.querySelector('[data-over]') !== null
    expect(isOver()).toBe(false)
    fireEvent.dragOver(zone())
    expect(isOver()).toBe(true)
    fireEvent.dragLeave(zone())
    expect(isOver()).toBe(false)
    fireEvent.dragOver(zone())
    drop(file('b'))
    expect(isOver()).toBe(false)
  })
})

describe('MultiSelect and TagsField', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Litera ${value}` }))
  function Letters({ start, onChange }: { start: string[]; onChange: (value: string[]) => void }) {
    const [value, setValue] = useState<string[]>(start)
    return (
      <MultiSelect
        label="Litery"
        options={options}
        value={value}
        max={2}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
    )
  }

  it('MultiSelect returns values in option order, at most the maximum', async () => {
    const change = jest.fn()
    show(<Letters start={['c']} onChange={change} />)
    const box = screen.getByRole('combobox', { name: 'Litery' })
    await userEvent.click(box)
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Litera a', 'Litera b'])
    await userEvent.click(screen.getByRole('option', { name: 'Litera a' }))
    expect(change).toHaveBeenLastCalledWith(['a', 'c'])
    await userEvent.click(screen.getByRole('option', { name: 'Litera b' }))
    expect(change).toHaveBeenCalledTimes(1)
  })

  it('MultiSelect finds options ignoring case and diacritics', async () => {
    const options = ['Łódź', 'Kraków'].map((label) => ({ value: label, label }))
    show(<MultiSelect label="Miasta" options={options} value={[]} onChange={() => {}} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Miasta' }), 'lodz')
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Łódź'])
  })

  it('MultiSelect shows in English that nothing matches', async () => {
    show(<Letters start={[]} onChange={() => {}} />, 'en')
    await userEvent.type(screen.getByRole('combobox', { name: 'Litery' }), 'x')
    expect(screen.getByText('Nothing matches')).toBeVisible()
  })
})

it('TagsField limits the number of tags and ignores duplicates', async () => {
  const change = jest.fn()
  function Tags() {
    const [value, setValue] = useState<string[]>([])
    return (
      <TagsField
        label="Tagi"
        value={value}
        max={2}
        onChange={(next) => {
          setValue(next)
          change(next)
        }}
      />
    )
  }
  show(<Tags />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Tagi' }), 'a{Enter}a{Enter}')
  expect(change.mock.calls.at(-1)?.[0]).toEqual(['a'])
  await userEvent.clear(screen.getByRole('combobox', { name: 'Tagi' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Tagi' }), 'b,c{Enter}')
  expect(change.mock.calls.at(-1)?.[0]).toEqual(['a', 'b'])
})

describe('NumberField', () => {
  const box = () => screen.getByRole('textbox', { name: 'Cena' })
  function Price({ decimals, onChange }: { decimals?: number; onChange: (value: number | null) => void }) {
    const [value, setValue] = useState<number | null>(null)
    return (
      <>
        <NumberField
          label="Cena"
          decimals={decimals}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
        <button type="button" onClick={() => setValue(7)}>
          Siedem
        </button>
      </>
    )
  }

  it('reports each change of the number once, whatever is typed in between', async () => {
    const change = jest.fn()
    show(<Price decimals={2} onChange={change} />)
    await userEvent.type(box(), '-')
    expect(change).not.toHaveBeenCalled()
    await userEvent.type(box(), '2,')
    await userEvent.type(box(), '50')
    expect(change.mock.calls.map(([value]) => value)).toEqual([-2, -2.5])
    expect(box()).toHaveValue('-2,50')
  })

  it('accepts both a dot and a comma as the decimal separator', async () => {
    const change = jest.fn()
    const first = show(<Price decimals={2} onChange={change} />)
    await userEvent.type(box(), '1.5')
    expect([box().getAttribute('value'), change.mock.calls.at(-1)?.[0]]).toEqual(['1,5', 1.5])
    first.unmount()
    show(<Price decimals={2} onChange={change} />, 'en')
    await userEvent.type(box(), '1234,5')
    expect([box().getAttribute('value'), change.mock.calls.at(-1)?.[0]]).toEqual(['1,234.5', 1234.5])
  })

  it('rejects decimals if decimals is 0', async () => {
    const change = jest.fn()
    show(<Price onChange={change} />)
    await userEvent.type(box(), '1,5')
    expect(change.mock.calls.at(-1)?.[0]).toBe(15)
  })

  it('replaces the typed text with a new value from outside', async () => {
    show(<Price decimals={2} onChange={() => {}} />)
    await userEvent.type(box(), '3,')
    await userEvent.click(screen.getByRole('button', { name: 'Siedem' }))
    expect(box()).toHaveValue('7')
  })
})
