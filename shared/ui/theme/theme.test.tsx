import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import styled from 'styled-components'
import { useColorScheme } from './color-scheme'
import { darkTokens, lightTokens } from './theme-css'
import { tokens } from './tokens'
import { UiProvider } from './UiProvider'

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
  it('puts the choice on the page and remembers it', async () => {
    render(<Themes />)
    expect(screen.getByText('system')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'ciemny' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(localStorage.getItem('colorScheme')).toBe('"dark"')
    await userEvent.click(screen.getByRole('button', { name: 'systemowy' }))
    expect(document.documentElement).not.toHaveAttribute('data-theme')
    expect(localStorage.getItem('colorScheme')).toBeNull()
  })
  it('follows a change made in another tab', () => {
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
  it('names only variables that exist, and dark has no name of its own', () => {
    const defined = (css: readonly unknown[]) =>
      [...css.join('').matchAll(/(--mw-[\w-]+):/g)].map((match) => match[1])
    const light = defined(lightTokens)
    for (const value of Object.values(tokens)) expect(light).toContain(value.slice('var('.length, -1))
    for (const name of defined(darkTokens)) expect(light).toContain(name)
  })
})

describe('UiProvider', () => {
  it('puts the nonce of the page on the styles it writes', () => {
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
