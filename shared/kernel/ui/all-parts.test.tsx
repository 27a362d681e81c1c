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
  // Contrast requires a real browser; jsdom renders nothing.
  const result = await act(() =>
    axe.run(document, {
      rules: Object.fromEntries(['color-contrast', ...rulesOff].map((rule) => [rule, { enabled: false }])),
    }),
  )
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

describe('all components on one page', () => {
  it('have no accessibility violations', async () => {
    show()
    expect(await problems()).toEqual([])
  })
  it.each(['dialog', 'question', 'sheet'] as const)(
    'have no accessibility violations with an open %s',
    async (open) => {
      show(open)
      expect(await problems()).toEqual([])
    },
  )
  it('have no accessibility violations with an open menu', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.getByRole('menu', { name: 'Konto' })).toBeInTheDocument()
    // A menu is rendered at the end of the document and belongs to its button, not to a landmark.
    expect(await problems('region')).toEqual([])
  })
})
