import { paths } from '@mowka/contract/routes'
import type { OverrideState } from '@mowka/contract/schemas/platform'
import { renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ReleaseSource, RemoteLoader } from '../remotes/loader'
import { startOverrides, storedOverrides, storeOverrides } from '../remotes/releases'
import { logFailure, RemoteError } from '../remotes/remote-error'
import { provideRemoteLoader } from '../remotes/remote-loader'
import { DevtoolsPanel, fetchedFilesOf } from './DevtoolsPanel'
import en from './locales/en.json'
import pl from './locales/pl.json'

const sendRequest = jest.fn<Promise<unknown>, [{ method: string; path: string }]>()
jest.mock('@mowka/kernel/platform', () => ({
  ...jest.requireActual('@mowka/kernel/platform'),
  sendRequest: (request: { method: string; path: string }) => sendRequest(request),
}))

const texts = {
  namespace: 'devtools',
  loader: { pl: async () => ({ default: pl }), en: async () => ({ default: en }) },
}
const sources: Record<string, [version: string, source: ReleaseSource | null]> = {
  learning: ['1.2.0', 'live'],
  trainers: ['2.1.0', 'canary'],
  vocabulary: ['0.9.0', 'fallback'],
  commerce: ['dev', 'override'],
  company: ['1.0.0', null],
}
const reload = jest.fn()
const onClose = jest.fn()

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null
})
beforeEach(() => {
  jest.clearAllMocks()
  // jsdom has no resource timings.
  performance.getEntriesByType = () => []
  sendRequest.mockResolvedValue(undefined)
  storeOverrides({})
  startOverrides('active')
  document.body.innerHTML =
    '<script type="application/json" id="mowka-page">{"config":{"shellVersion":"3.1.4"}}</script>'
  const loader = {
    names: () => Object.keys(sources),
    versionOf: (name: string) => sources[name]?.[0] ?? '',
    sourceOf: (name: string) => sources[name]?.[1] ?? null,
    timeOf: (name: string) => (name === 'learning' ? 82.4 : null),
  }
  provideRemoteLoader({
    loader: loader as unknown as RemoteLoader,
    onError: () => {},
    isServerReachable: async () => true,
    reload: () => {},
  })
})
afterEach(() => jest.restoreAllMocks())

const open = (overrides: OverrideState = 'active', lang: 'pl' | 'en' = 'pl') =>
  renderPage(<DevtoolsPanel overrides={overrides} onClose={onClose} reload={reload} />, {
    route: 'courses',
    at: paths.courses(),
    texts,
    lang,
  })
const addressOf = (remote: string) =>
  screen.getByRole('textbox', { name: `Adres Twojego serwera części ${remote}` })
const cellsOf = (remote: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${remote}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const save = () => screen.getByRole('button', { name: 'Zapisz i\u00a0wczytaj ponownie' })

test('every remote shows its version and its release source', async () => {
  await open()
  expect(screen.getByText(/Powłoka 3\.1\.4/)).toHaveTextContent('React w wersji rozwojowej')
  expect(cellsOf('learning').slice(0, 2)).toEqual(['1.2.0', 'bieżąca'])
  expect(cellsOf('trainers').slice(0, 2)).toEqual(['2.1.0', 'próbna'])
  expect(cellsOf('vocabulary').slice(0, 2)).toEqual(['0.9.0', 'poprzednia'])
  expect(cellsOf('commerce').slice(0, 2)).toEqual(['dev', 'podmieniona'])
  expect(cellsOf('company').slice(0, 2)).toEqual(['1.0.0', 'jeszcze nie wczytana'])
})

test('the panel shows the last load time of a remote and its failures', async () => {
  const names = ['remoteEntry.js', 'page-courses.js'].map(
    (file) => `http://localhost/remotes/learning/${file}`,
  )
  performance.getEntriesByType = () => names.map((name) => ({ name })) as unknown as PerformanceEntryList
  logFailure(new RemoteError('http', 'trainers', '2.2.0', '/remotes/trainers/page.js', undefined, 404))
  await open()
  expect(cellsOf('learning').slice(2, 4)).toEqual(['82\u00a0ms, pliki: 2', 'brak'])
  expect(cellsOf('trainers').slice(2, 4)).toEqual(['–', 'http 2.2.0 /remotes/trainers/page.js'])
})

test('an address applies to this browser once saved, and the page reloads', async () => {
  const { person } = await open()
  await person.type(addressOf('learning'), 'http://localhost:4311/')
  expect(storedOverrides()).toEqual({})
  await person.click(save())
  expect(storedOverrides()).toEqual({ learning: 'http://localhost:4311' })
  expect(document.cookie).toContain('mowka-overridden=1')
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['https://mowka.test', 'another machine'],
  ['http://localhost:4311/remoteEntry.js', 'a path'],
  ['localhost:4311', 'no protocol'],
  ['javascript:alert(1)', 'a script'],
])('%s (%s) is rejected at the field, and saving is disabled', async (address) => {
  const { person } = await open()
  await person.type(addressOf('learning'), address)
  expect(addressOf('learning')).toBeInvalid()
  expect(addressOf('learning')).toHaveAccessibleDescription(/Tylko http:\/\/localhost/)
  expect(save()).toBeDisabled()
  await person.clear(addressOf('learning'))
  expect(addressOf('learning')).toBeValid()
  expect(save()).toBeEnabled()
})

test('clearing an address restores the registry for its remote and leaves the others unchanged', async () => {
  storeOverrides({ learning: 'http://localhost:4311', games: 'http://127.0.0.1:4317' })
  const { person } = await open()
  expect(addressOf('learning')).toHaveValue('http://localhost:4311')
  expect(addressOf('games')).toHaveValue('http://127.0.0.1:4317')
  await person.clear(addressOf('learning'))
  await person.click(save())
  expect(storedOverrides()).toEqual({ games: 'http://127.0.0.1:4317' })
})

test('one button removes all overrides of this browser', async () => {
  storeOverrides({ learning: 'http://localhost:4311', trainers: 'http://localhost:4312' })
  const { person } = await open()
  await person.click(screen.getByRole('button', { name: 'Cofnij wszystkie' }))
  expect(storedOverrides()).toEqual({})
  expect(document.cookie).not.toContain('mowka-overridden')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an unreleased remote can be added by name', async () => {
  const { person } = await open()
  const name = screen.getByRole('textbox', { name: 'Inna część' })
  await person.type(name, 'Games!')
  expect(name).toBeInvalid()
  expect(save()).toBeDisabled()
  await person.clear(name)
  await person.type(name, 'games')
  await person.type(addressOf('games'), 'http://localhost:4317')
  await person.click(save())
  expect(storedOverrides()).toEqual({ games: 'http://localhost:4317' })
})

test('the focus starts in the first address and is trapped, and Escape closes without saving', async () => {
  const { person } = await open()
  expect(screen.getByRole('dialog', { name: 'Części strony' })).toContainElement(
    document.activeElement as HTMLElement,
  )
  expect(addressOf('commerce')).toHaveFocus()
  await person.keyboard('http://localhost:4399')
  await person.tab()
  expect(addressOf('company')).toHaveFocus()
  await person.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(storedOverrides()).toEqual({})
  expect(reload).not.toHaveBeenCalled()
})

test('without permission the panel asks for it and shows nothing else', async () => {
  const { person } = await open('none')
  expect(screen.getByRole('dialog', { name: 'Podmienianie jest tu wyłączone' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Zezwól na osiem godzin' }))
  expect(sendRequest).toHaveBeenCalledWith({ method: 'POST', path: '/platform/overrides' })
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('a refused permission is reported and can be requested again', async () => {
  sendRequest.mockRejectedValueOnce(new Error('403'))
  const { person } = await open('none')
  await person.click(screen.getByRole('button', { name: 'Zezwól na osiem godzin' }))
  expect(await screen.findByText(/Serwer się nie zgodził/)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Zezwól na osiem godzin' }))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('ending the permission removes the overrides', async () => {
  storeOverrides({ learning: 'http://localhost:4311' })
  const { person } = await open('allowed')
  expect(screen.getByText(/Powłoka/)).toHaveTextContent('React w wersji produkcyjnej')
  await person.click(screen.getByRole('button', { name: 'Odbierz zezwolenie' }))
  expect(sendRequest).toHaveBeenCalledWith({ method: 'DELETE', path: '/platform/overrides' })
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(storedOverrides()).toEqual({})
})

test.each(['none', 'allowed', 'active'] as const)(
  'the panel has no accessibility violations (%s)',
  async (overrides) => {
    await open(overrides, 'en')
    document.documentElement.lang = 'en'
    document.title = 'Mówka'
    const { violations } = await act(() =>
      axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } }),
    )
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`)).toEqual([])
  },
)

const urls = [
  'https://mowka.test/remotes/learning/remoteEntry.1.js',
  'https://mowka.test/remotes/learning/page-courses.2.js',
  'https://mowka.test/remotes/learning/page-courses.2.js',
  'https://mowka.test/remotes/learning-more/remoteEntry.js',
  'http://localhost:4311/remoteEntry.js',
]

test.each([
  ['learning', undefined, 2],
  ['learning', 'http://localhost:4311', 1],
  ['admin', undefined, 0],
])('the files of %s from %s are counted once each', (remote, override, files) => {
  expect(fetchedFilesOf(urls, remote, override)).toBe(files)
})
