import { paths } from '@mowka/contract/routes'
import type { OverrideState } from '@mowka/contract/schemas/platform'
import type { Role } from '@mowka/domain/user/roles'
import { renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import type { RemoteLoader } from '../remotes/loader'
import { provideRemoteLoader } from '../remotes/remote-loader'
import { Devtools } from './Devtools'

// A throwing getter rejects the awaited import, like a chunk that fails to load.
const failing = { panel: false }
jest.mock('./DevtoolsPanel', () => {
  const real = jest.requireActual<typeof import('./DevtoolsPanel')>('./DevtoolsPanel')
  return {
    __esModule: true,
    get DevtoolsPanel() {
      if (failing.panel) throw new Error('The chunk is lost')
      return real.DevtoolsPanel
    },
  }
})

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
beforeEach(() => {
  // jsdom has no resource timings.
  performance.getEntriesByType = () => []
  document.body.innerHTML =
    '<script type="application/json" id="mowka-page">{"config":{"shellVersion":"3.1.4"}}</script>'
  const loader = {
    names: () => ['learning'],
    versionOf: () => '1.0.0',
    sourceOf: () => 'live',
    timeOf: () => 90,
  }
  provideRemoteLoader({
    loader: loader as unknown as RemoteLoader,
    onError: () => {},
    isServerReachable: async () => true,
    reload: () => {},
  })
})
const open = (overrides: OverrideState, roles: Role[] = ['learner']) =>
  renderPage(<Devtools overrides={overrides} />, { route: 'courses', at: paths.courses(), texts, roles })
const opener = () => screen.queryByRole('button', { name: /^MF\*?: Części tej strony$/ })
const SHORTCUT = '{Control>}{Alt>}[KeyM]{/Alt}{/Control}'

test('a button opens the panel where overrides are allowed, and closing it restores the focus', async () => {
  const { person } = await open('allowed')
  const button = opener()
  expect(button).toHaveTextContent('MF')
  if (button) await person.click(button)
  expect(await screen.findByRole('dialog', { name: 'Części strony' })).toBeVisible()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})

test('the button shows that overrides are active', async () => {
  await open('active')
  expect(opener()).toHaveTextContent('MF*')
})

test('Ctrl+Alt+M opens and closes the panel', async () => {
  const { person } = await open('allowed')
  await person.keyboard(SHORTCUT)
  expect(await screen.findByRole('dialog')).toBeVisible()
  await person.keyboard(SHORTCUT)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('elsewhere administrators can use the shortcut only and are asked for permission first', async () => {
  const { person } = await open('none', ['admin'])
  expect(opener()).not.toBeInTheDocument()
  await person.keyboard(SHORTCUT)
  expect(await screen.findByRole('dialog', { name: 'Podmienianie jest tu wyłączone' })).toBeVisible()
})

test('other users get neither button nor shortcut', async () => {
  const { person, container } = await open('none')
  await person.keyboard(SHORTCUT)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(container.querySelector('button')).toBeNull()
})

test('a panel that fails to load is reported, breaks nothing else and can be requested again', async () => {
  failing.panel = true
  const { person, platform } = await open('allowed')
  await person.keyboard(SHORTCUT)
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  expect(opener()).toBeVisible()
  failing.panel = false
  await person.keyboard(SHORTCUT)
  expect(await screen.findByRole('dialog')).toBeVisible()
})
