import fs from 'node:fs'
import path from 'node:path'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { TextField } from '../fields/TextField'
import { NumberField, SuggestField } from '../forms'
import { Dialog } from '../overlays/Dialog'
import { loadOverlayParts } from '../overlays/overlay-parts'
import { UiProvider } from '../theme/UiProvider'
import { StyledParts } from './styled-parts.fixture'

const packages = path.join(__dirname, '../../node_modules')
const read = (...parts: string[]) => fs.readFileSync(path.join(...parts), 'utf8')

/** Returns the style sheets imported by a file, directly or through adjacent files. */
function sheetsOf(file: string): string[] {
  return [...read(file).matchAll(/^import '([^']+)'/gm)].flatMap(([, request = '']) => {
    const found = request.startsWith('.')
      ? path.join(path.dirname(file), request)
      : path.join(packages, request)
    if (request.endsWith('.css')) return [found]
    return request.startsWith('.') && fs.existsSync(`${found}.ts`) ? sheetsOf(`${found}.ts`) : []
  })
}
const sheets = [
  ...new Set(['forms.tsx', 'dates.tsx'].flatMap((file) => sheetsOf(path.join(__dirname, '..', file)))),
]
const css = sheets.map((file) => read(file)).join('\n')

const show = (error?: string) =>
  render(
    <UiProvider nonce="of-this-page">
      <StyledParts error={error} />
    </UiProvider>,
  )
const values = () => JSON.parse(screen.getByRole('status').textContent ?? '')

beforeAll(async () => {
  await loadOverlayParts()
  HTMLCanvasElement.prototype.getContext = () => null
})

/** Opens all dropdowns, so that their classes are in the document. */
async function openAll() {
  for (const box of [...screen.getAllByRole('combobox'), screen.getByRole('textbox', { name: 'Dzień' })])
    await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: /^Okres/ }))
}

describe('style sheets', () => {
  it('cover every class of the components', async () => {
    show('Źle')
    const whole = read(packages, '@mantine/core/styles.css') + read(packages, '@mantine/dates/styles.css')
    const carried = new Set<string>()
    const look = () => {
      for (const element of document.querySelectorAll('[class]'))
        for (const name of element.classList) if (name.startsWith('m_')) carried.add(name)
    }
    for (const open of [...screen.getAllByRole('combobox'), screen.getByRole('textbox', { name: 'Dzień' })]) {
      await userEvent.click(open)
      look()
    }
    expect(carried.size).toBeGreaterThan(30)
    const styled = [...carried].filter((name) => whole.includes(`.${name}`))
    expect(styled.filter((name) => !css.includes(`.${name}`))).toEqual([])
  })

  it('use only defined variables', () => {
    const read = [...css.matchAll(/var\((--mantine-[\w-]+)\)/g)].map((match) => match[1])
    const set = new Set([...css.matchAll(/(--mantine-[\w-]+)\s*:/g)].map((match) => match[1]))
    expect(read.length).toBeGreaterThan(50)
    expect([...new Set(read)].filter((name) => !set.has(name ?? ''))).toEqual([])
  })

  it('define only used variables', () => {
    const own = read(__dirname, 'variables.css')
    const names = [...own.matchAll(/(--mantine-[\w-]+)\s*:/g)].map((match) => match[1] ?? '')
    expect(names.filter((name) => !css.includes(`var(${name}`))).toEqual([])
  })

  it('follow our colour scheme, and all injected styles have the nonce', async () => {
    localStorage.setItem('colorScheme', '"dark"')
    show()
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await openAll()
    const written = [...document.querySelectorAll('style')].filter(
      (style) => style.getAttribute('nonce') !== 'of-this-page',
    )
    expect(written.map((style) => style.outerHTML)).toEqual([])
    localStorage.clear()
  })

  it('leave our own components unchanged', () => {
    render(
      <UiProvider>
        <TextField label="Imię" value="" onChange={() => {}} />
        <NumberField label="Punkty" value={1} onChange={() => {}} />
      </UiProvider>,
    )
    expect(screen.getByRole('textbox', { name: 'Imię' }).className).not.toMatch(/\bm_/)
    expect(screen.getByRole('textbox', { name: 'Punkty' }).className).toMatch(/\bm_/)
  })
})

describe('every component', () => {
  it('has no accessibility violations', async () => {
    document.documentElement.lang = 'pl'
    document.title = 'Pola'
    show('To pole jest złe')
    const problems = async () => {
      const result = await act(() =>
        axe.run(document, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
      )
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    }
    expect(await problems()).toEqual([])
    await openAll()
    expect(await problems()).toEqual([])
  })

  it('is found by its label and describes its error', () => {
    show('To pole jest złe')
    const found = [
      ...['Punkty', 'Dzień'].map((name) => screen.getByRole('textbox', { name })),
      ...['Języki', 'Tagi', 'Miasto'].map((name) => screen.getByRole('combobox', { name })),
      ...[/^Nagrania/, /^Okres/, /^Miesiąc/].map((name) => screen.getByRole('button', { name })),
    ]
    for (const control of found) {
      expect(control).toHaveAttribute('aria-invalid', 'true')
      expect(control).toHaveAccessibleDescription(expect.stringContaining('To pole jest złe'))
    }
    expect(found[0]).toHaveAccessibleDescription(expect.stringContaining('Od 0 do 100'))
  })
})

describe('NumberField', () => {
  it('steps with the arrow keys within its limits', async () => {
    show()
    const box = screen.getByRole('textbox', { name: 'Punkty' })
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(values().number).toBe(14)
    await userEvent.clear(box)
    expect(values().number).toBeNull()
  })
  it('formats numbers for the language, and preserves a comma during typing', async () => {
    const change = jest.fn()
    render(
      <UiProvider>
        <NumberField label="Cena" decimals={2} value={null} onChange={change} />
      </UiProvider>,
    )
    await userEvent.type(screen.getByRole('textbox'), '2,')
    expect(screen.getByRole('textbox')).toHaveValue('2,')
    expect(change).toHaveBeenLastCalledWith(2)
  })
  it('shows thousands separators and the suffix', () => {
    show()
    expect(screen.getByRole('textbox', { name: 'Cena' })).toHaveValue('1\u00a0234,5 zł')
  })
})

describe('fields with a dropdown', () => {
  it('add a value by keyboard and remove the last one', async () => {
    show()
    await userEvent.type(screen.getByRole('combobox', { name: 'Języki' }), 'ang{ArrowDown}{Enter}')
    expect(values().chosen).toEqual(['ENG', 'DE'])
    await userEvent.keyboard('{Backspace}')
    expect(values().chosen).toEqual(['ENG'])
  })
  it('show that nothing matches', async () => {
    show()
    await userEvent.type(screen.getByRole('combobox', { name: 'Języki' }), 'xyz')
    expect(screen.getByText('Nic nie pasuje')).toBeVisible()
  })
  it('add a tag that was typed without Enter', async () => {
    show()
    await userEvent.type(screen.getByRole('combobox', { name: 'Tagi' }), 'sport')
    await userEvent.tab()
    expect(values().tags).toEqual(['podróże', 'sport'])
  })
  it('filter suggestions and accept other text', async () => {
    show()
    const box = screen.getByRole('combobox', { name: 'Miasto' })
    await userEvent.type(box, 'ki')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Kielce'])
    await userEvent.type(box, 'x')
    expect(values().town).toBe('kix')
  })
  it('close on Escape without closing the surrounding dialog', async () => {
    const close = jest.fn()
    render(
      <UiProvider>
        <Dialog open onClose={close} title="Adres">
          <SuggestField label="Miasto" value="" onChange={() => {}} suggestions={['Kraków']} />
        </Dialog>
      </UiProvider>,
    )
    await userEvent.click(screen.getByRole('combobox'))
    const list = within(screen.getByRole('dialog')).getByRole('listbox')
    expect(list).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(list).not.toBeVisible()
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
  })
})

describe('FileField', () => {
  const file = (name: string, type: string) => new File(['x'], name, { type })
  it('accepts dropped files of the allowed types only', () => {
    show()
    const zone = screen.getByRole('button', { name: /^Nagrania/ })
    fireEvent.drop(zone, {
      dataTransfer: { files: [file('a.mp3', 'audio/mpeg'), file('b.exe', 'application/x')] },
    })
    expect(values().files).toEqual(['a.mp3'])
    expect(screen.getByRole('button', { name: 'Nagrania a.mp3' })).toBeInTheDocument()
  })
})

describe('P-I18N-09, P-I18N-11, C-GIFT-11: date fields', () => {
  it('display and accept DD.MM.YYYY', async () => {
    show()
    const box = screen.getByRole('textbox', { name: 'Dzień' })
    expect(box).toHaveValue('22.11.2026')
    await userEvent.clear(box)
    await userEvent.type(box, '5.1.2027')
    expect(values().day).toBe('2027-01-05')
    await userEvent.tab()
    expect(box).toHaveValue('05.01.2027')
  })
  it('show a Polish calendar with weeks from Monday', async () => {
    show()
    await userEvent.click(screen.getByRole('textbox', { name: 'Dzień' }))
    expect(screen.getByText('listopad 2026')).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((day) => day.textContent)).toEqual([
      'Pn',
      'Wt',
      'Śr',
      'Cz',
      'Pt',
      'So',
      'Nd',
    ])
    await userEvent.click(screen.getByRole('button', { name: /^24 listopad/ }))
    expect(values().day).toBe('2026-11-24')
  })
  it('include the selection in their accessible name', () => {
    show()
    expect(screen.getByRole('button', { name: 'Okres 02.11.2026 – 22.11.2026' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Miesiąc 11.2026' })).toBeInTheDocument()
  })
  it('are in English in the English interface', async () => {
    render(
      <UiProvider locale="en">
        <StyledParts />
      </UiProvider>,
    )
    await userEvent.click(screen.getByRole('textbox', { name: 'Dzień' }))
    expect(screen.getByText('November 2026')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next month' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mo')
  })
})
