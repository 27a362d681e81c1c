import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { useShortcut } from '@mowka/web/trainer'
import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../../pages'
import { ShortcutsHelp } from './ShortcutsHelp'

beforeEach(() => localStorage.clear())

const chosen = jest.fn()
beforeEach(() => chosen.mockClear())

function Work({ isOn = true }: { isOn?: boolean }) {
  useShortcut({ does: 'shortcuts.blocks.choose', keys: ['1', '2'] }, chosen, isOn)
  useShortcut({ does: 'modeShortcut.play', keys: ['Ctrl+Space'] }, () => chosen('played'))
  useShortcut({ does: 'shortcuts.close', keys: ['Space'] }, () => chosen('turned'))
  return (
    <>
      <input aria-label="Odpowiedź" />
      <button type="button">Dalej</button>
      <ShortcutsHelp />
    </>
  )
}

const open = (isOn = true) =>
  renderPage(<Work isOn={isOn} />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
  })
const list = () => screen.findByRole('dialog', { name: 'Skróty klawiszowe' })

test('the ? key opens the list of shortcuts, and Escape closes it', async () => {
  const { person, container } = await open()
  await person.keyboard('?')
  const dialog = await list()
  const blocks = within(dialog).getByRole('region', { name: 'Układanie ze słów' })
  expect(blocks).toHaveTextContent('Wybierz słowo1–9')
  expect(within(dialog).getByRole('region', { name: 'Słuchanie' })).toHaveTextContent('Ctrl + Spacja')
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations).toEqual([])
  // The page below doesn't react.
  await person.keyboard('1')
  expect(chosen).not.toHaveBeenCalled()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(container).toBeInTheDocument()
})

test('shortcuts are ignored in a text field, except those with Ctrl', async () => {
  const { person } = await open()
  await person.type(screen.getByRole('textbox'), '1 ?')
  expect(screen.getByRole('textbox')).toHaveValue('1 ?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(chosen).not.toHaveBeenCalled()
  await person.keyboard('{Control>} {/Control}')
  expect(chosen.mock.calls).toEqual([['played']])
})

test('a shortcut receives the index of its key, and Space presses the focused button', async () => {
  const { person } = await open()
  await person.keyboard('2')
  expect(chosen).toHaveBeenLastCalledWith(1)
  await person.keyboard(' ')
  expect(chosen).toHaveBeenLastCalledWith('turned')
  chosen.mockClear()
  screen.getByRole('button', { name: 'Dalej' }).focus()
  await person.keyboard(' ')
  expect(chosen).not.toHaveBeenCalled()
  await person.keyboard('1')
  expect(chosen).toHaveBeenLastCalledWith(0)
})

test('a disabled shortcut does nothing', async () => {
  const { person } = await open(false)
  await person.keyboard('1')
  expect(chosen).not.toHaveBeenCalled()
})

test('single-character shortcuts can be switched off, and the device stores the choice', async () => {
  const { person } = await open()
  await person.keyboard('?')
  const toggle = within(await list()).getByRole('switch', { name: 'Skróty z\u00a0jednego znaku' })
  expect(toggle).toBeChecked()
  await person.click(toggle)
  await person.keyboard('{Escape}')
  await person.keyboard('1?')
  expect(chosen).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await person.keyboard('{Control>} {/Control}')
  expect(chosen).toHaveBeenCalledWith('played')
})
