import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router-dom'
import { loadOverlayParts, UiProvider } from '.'
import { AllParts } from './all-parts.fixture'

const show = (open?: 'dialog' | 'question' | 'sheet' | 'responsive') =>
  render(
    <MemoryRouter>
      <UiProvider>
        <AllParts open={open} />
      </UiProvider>
    </MemoryRouter>,
  )

beforeAll(async () => {
  await loadOverlayParts()
  HTMLCanvasElement.prototype.getContext = () => null
})

async function problems(...rulesOff: string[]) {
  document.documentElement.lang = 'pl'
  document.title = 'Części'
  // Contrast needs a real browser; jsdom draws nothing.
  const result = await act(() =>
    axe.run(document, {
      rules: Object.fromEntries(['color-contrast', ...rulesOff].map((rule) => [rule, { enabled: false }])),
    }),
  )
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

describe('all parts on one page', () => {
  it('have no accessibility problem that a machine can find', async () => {
    show()
    expect(await problems()).toEqual([])
  })
  it.each(['dialog', 'question', 'sheet'] as const)('have none with an open %s', async (open) => {
    show(open)
    expect(await problems()).toEqual([])
  })
  it('have none with an open menu', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.getByRole('menu', { name: 'Konto' })).toBeInTheDocument()
    // A menu lies at the end of the document and belongs to its button, not to a landmark.
    expect(await problems('region')).toEqual([])
  })
})
