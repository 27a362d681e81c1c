import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import styled from 'styled-components'
import { breakpoints, media } from './media'
import { darkTokens, lightTokens } from './theme-css'
import { tokens } from './tokens'
import { UiProvider, useColorScheme } from './UiProvider'

function Themes() {
  const { scheme, setScheme } = useColorScheme()
  return (
    <>
      <p>{scheme}</p>
      <button type="button" onClick={() => setScheme('dark')}>
        ciemny
      </button>
      <button type="button" onClick={() => setScheme('system')}>
        systemowy
      </button>
    </>
  )
}

describe('useColorScheme', () => {
  it('applies the choice to the page and stores it', async () => {
    render(<Themes />)
    expect(screen.getByText('system')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'ciemny' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(localStorage.getItem('colorScheme')).toBe('"dark"')
    await userEvent.click(screen.getByRole('button', { name: 'systemowy' }))
    expect(document.documentElement).not.toHaveAttribute('data-theme')
    expect(localStorage.getItem('colorScheme')).toBeNull()
  })
  it('follows a change in another tab', () => {
    render(<Themes />)
    localStorage.setItem('colorScheme', '"light"')
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'colorScheme', newValue: '"light"', storageArea: localStorage }),
      )
    })
    expect(screen.getByText('light')).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  })
})

describe('tokens', () => {
  it('references only existing variables, and dark defines no additional ones', () => {
    const defined = (css: readonly unknown[]) =>
      [...css.join('').matchAll(/(--mw-[\w-]+):/g)].map((match) => match[1])
    const light = defined(lightTokens)
    for (const value of Object.values(tokens)) expect(light).toContain(value.slice('var('.length, -1))
    for (const name of defined(darkTokens)) expect(light).toContain(name)
  })
})

/** Hue of a colour in degrees: 0 is red, 30 orange, 220 blue. */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240
}

describe('colours (P-THEME-02)', () => {
  const colour = (css: readonly unknown[], name: string) =>
    new RegExp(`--mw-${name}: (#\\w{6})`).exec(css.join(''))?.[1] ?? '#000000'
  it.each([
    ['primary', 'orange', 25],
    ['navy', 'blue', 215],
    ['success', 'green', 142],
    ['danger', 'red', 0],
  ])('include a %s that is %s, in both themes', (name, _, expected) => {
    for (const css of [lightTokens, darkTokens]) {
      const distance = Math.abs(hue(colour(css, name)) - expected)
      expect(Math.min(distance, 360 - distance)).toBeLessThan(15)
    }
  })
  it('include a dark blue', () => {
    for (const css of [lightTokens, darkTokens]) expect(colour(css, 'navy')).toMatch(/^#[0-2].[0-3].[0-6].$/)
  })
})

describe('breakpoints (P-THEME-01, C55)', () => {
  it('are exclusive upper bounds of the media queries', () => {
    expect(breakpoints).toEqual({ xs: 600, sm: 960, md: 1280, lg: 1920 })
    expect(media).toMatchObject({
      phone: '@media (max-width: 599.98px)',
      belowMedium: '@media (max-width: 959.98px)',
      medium: '@media (min-width: 960px)',
      belowLarge: '@media (max-width: 1279.98px)',
      large: '@media (min-width: 1280px)',
      wide: '@media (min-width: 1920px)',
    })
  })
})

describe('focus ring', () => {
  it.each([
    ['light', lightTokens],
    ['dark', darkTokens],
  ])('is blue in the %s theme: orange means the next step and red means an error', (_, css) => {
    const rings = [...css.join('').matchAll(/--mw-focus[\w-]*: (#\w{6})/g)].map((match) => match[1] ?? '')
    expect(rings.length).toBeGreaterThan(0)
    for (const ring of rings) expect(Math.abs(hue(ring) - 218)).toBeLessThan(15)
  })
})

describe('UiProvider', () => {
  it("sets the page's nonce on its style elements", () => {
    const Red = styled.p`color: red;`
    render(
      <UiProvider nonce="abc">
        <Red>x</Red>
      </UiProvider>,
    )
    const styles = [...document.querySelectorAll('style[data-styled]')]
    expect(styles.some((style) => style.getAttribute('nonce') === 'abc')).toBe(true)
  })
})
