import type { LangCode } from '@mowka/contract/schemas/common'
import { UiProvider } from '@mowka/kernel/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useRef, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ResultFrame } from './frame/ResultFrame'
import { formatMinutes } from './frame/TopBar'
import { TrainerDialog } from './frame/TrainerDialog'
import { SpecialCharacters } from './keyboard/SpecialCharacters'

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
  const labels = {
    row: 'Znaki specjalne',
    shift: 'Wielkie litery',
    keyboard: 'Klawiatura rosyjska',
    space: 'spacja',
    erase: 'Usuń znak',
  }
  function Typing({ lang }: { lang: LangCode }) {
    const [text, setText] = useState('')
    const box = useRef<HTMLInputElement>(null)
    return (
      <>
        <input
          ref={box}
          aria-label="Odpowiedź"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SpecialCharacters
          lang={lang}
          labels={labels}
          field={() => box.current}
          onInsert={(inserted, from, to) => setText(text.slice(0, from) + inserted + text.slice(to))}
        />
      </>
    )
  }
  const box = () => screen.getByRole('textbox')

  test('are inserted as shown on their keys, in lower or upper case (P-KEYS-01)', async () => {
    show(<Typing lang="DE" />)
    await userEvent.click(button('ö'))
    await userEvent.click(button('Wielkie litery'))
    await userEvent.click(button('Ö'))
    await userEvent.click(button('ẞ'))
    expect(box()).toHaveValue('öÖẞ')
  })

  test('are a whole keyboard for Russian, which also maps the keys of a Latin one', async () => {
    show(<Typing lang="RU" />)
    await userEvent.click(button('Wielkie litery'))
    await userEvent.click(button('Д'))
    await userEvent.click(button('а'))
    await userEvent.click(button('а'))
    await userEvent.click(button('Usuń znak'))
    await userEvent.click(button('spacja'))
    await userEvent.type(box(), 'ja')
    expect(box()).toHaveValue('Да я')
  })

  test('two Latin keys type one Russian letter, which Backspace takes apart and then deletes', async () => {
    show(<Typing lang="RU" />)
    await userEvent.type(box(), 'szema')
    expect(box()).toHaveValue('шема')
    await userEvent.clear(box())
    await userEvent.type(box(), 'sh{Backspace}ema')
    expect(box()).toHaveValue('схема')
    await userEvent.clear(box())
    await userEvent.type(box(), 'sh{Backspace}{Backspace}h{Backspace}')
    expect(box()).toHaveValue('с')
  })

  test('letters that are no longer next to the caret are not joined', async () => {
    show(<Typing lang="RU" />)
    await userEvent.type(box(), 'as{ArrowLeft}h')
    expect(box()).toHaveValue('ахс')
    await userEvent.clear(box())
    await userEvent.type(box(), 'c')
    await userEvent.click(button('с'))
    await userEvent.type(box(), 'h')
    expect(box()).toHaveValue('цсх')
  })

  test('a closed Russian keyboard stays closed and leaves Latin keys alone', async () => {
    const { unmount } = show(<Typing lang="RU" />)
    await userEvent.click(button('Klawiatura rosyjska'))
    unmount()
    show(<Typing lang="RU" />)
    expect(button('Klawiatura rosyjska')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box(), 'da')
    expect(box()).toHaveValue('da')
    await userEvent.click(button('Klawiatura rosyjska'))
  })

  test('are not rendered for a language without any', () => {
    show(<Typing lang="ENG" />)
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
