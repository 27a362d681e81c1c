import { UiProvider } from '@mowka/kernel/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ResultFrame } from './ResultFrame'
import { SpecialCharacters } from './SpecialCharacters'
import { formatMinutes } from './TimerLine'
import { TrainerDialog } from './TrainerDialog'

const show = (parts: ReactNode) =>
  render(
    <UiProvider>
      <MemoryRouter>{parts}</MemoryRouter>
    </UiProvider>,
  )
const button = (name: string) => screen.getByRole('button', { name })

test.each(['right', 'slip', 'wrong'] as const)(
  'a result of %s has an icon, words and an explanation',
  (tone) => {
    const { container } = show(
      <ResultFrame tone={tone} head="Słowa o wyniku">
        <p>Wyjaśnienie</p>
      </ResultFrame>,
    )
    expect(screen.getByText('Słowa o wyniku')).toBeVisible()
    expect(screen.getByText('Wyjaśnienie')).toBeVisible()
    expect(container.querySelector(`[data-tone="${tone}"] svg`)).not.toBeNull()
  },
)

describe('special characters', () => {
  const labels = { row: 'Znaki specjalne', shift: 'Wielkie litery' }

  test('are inserted as shown on their keys, in lower or upper case (P-KEYS-01)', async () => {
    const onInsert = jest.fn()
    show(<SpecialCharacters lang="DE" labels={labels} onInsert={onInsert} />)
    await userEvent.click(button('ö'))
    await userEvent.click(button('Wielkie litery'))
    await userEvent.click(button('Ö'))
    await userEvent.click(button('ẞ'))
    expect(onInsert.mock.calls.flat()).toEqual(['ö', 'Ö', 'ẞ'])
  })

  test('are not rendered for a language without any', () => {
    show(<SpecialCharacters lang="ENG" labels={labels} onInsert={() => {}} />)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })
})

test('a dialog has two choices: a link and an action', async () => {
  const again = jest.fn()
  show(
    <TrainerDialog
      open
      onClose={() => {}}
      title="Koniec"
      face="great"
      other={{ label: 'Od początku', onChoose: again }}
      likely={{ label: 'Wróć', to: '/course' }}
    >
      To wszystko.
    </TrainerDialog>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Koniec' })
  expect(within(dialog).getByRole('link', { name: 'Wróć' })).toHaveAttribute('href', '/course')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Od początku' }))
  expect(again).toHaveBeenCalledTimes(1)
})

test('formatMinutes formats seconds as minutes and seconds', () => {
  expect([0, 7, 65, 3600].map(formatMinutes)).toEqual(['0:00', '0:07', '1:05', '60:00'])
})
