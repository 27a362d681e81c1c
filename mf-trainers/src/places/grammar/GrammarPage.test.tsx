import { paths } from '@mowka/contract/routes'
import { failure, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../../pages'
import { type Answers, lessonApi, writer } from '../shared/lesson.fixture'
import { fakePlaying } from '../teaching/playing.fixture'
import GrammarPage from './GrammarPage'
import { grammar } from './grammar.fixture'

const open = (at = paths.grammar(), getGrammar: Answers['getGrammar'] = grammar()) =>
  renderPage(<GrammarPage />, {
    route: 'grammar',
    at,
    texts: { namespace: 'trainers', loader: texts },
    user: writer(),
    api: { ...lessonApi(), getGrammar },
  })
const tile = (name: RegExp) => screen.findByRole('link', { name })
const search = () => screen.findByRole('searchbox', { name: 'Szukaj' })

afterEach(() => jest.restoreAllMocks())

test('lists topics by level and course', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 2, name: 'Poziom A1' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Czasy bez bólu' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('3 tematy')
  expect(await tile(/^I am, I have/)).toHaveAttribute('href', '/grammar/l1')
})

test('a search without diacritics stays in the address and in the links', async () => {
  const { person, address } = await open()
  await person.type(await search(), 'koncowka')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 temat'))
  expect(screen.getByText('Końcówka -ed.')).toBeVisible()
  expect(address()).toBe('/grammar?q=koncowka')
  expect(await tile(/^Czas przeszły/)).toHaveAttribute('href', '/grammar/l3?q=koncowka')
})

test('an address with filters restores them, and they can be cleared', async () => {
  const { person, address } = await open('/grammar?q=lodzi&level=B1')
  expect(await screen.findByRole('heading', { name: 'Nic nie pasuje' })).toBeVisible()
  expect(await search()).toHaveValue('lodzi')
  await person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
  expect(screen.getByRole('status')).toHaveTextContent('3 tematy')
  expect(await search()).toHaveValue('')
  expect(address()).toBe('/grammar')
})

test('a topic shows its rule, examples with sound, hints and the other lessons that use them', async () => {
  const heard = fakePlaying()
  const { person } = await open('/grammar/l1?q=dog')
  expect(await screen.findByRole('heading', { level: 1, name: 'I am, I have' })).toBeVisible()
  expect(screen.getByText('Po angielsku zawsze mówisz, kto.')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Zasada' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: /^Odtwórz: I.have a.dog/ }))
  await waitFor(() => expect(heard.at(-1)).toBe('r-e2'))
  const also = screen.getByRole('link', { name: /Łodzi & okolicy/ })
  expect(also).toHaveAttribute('href', '/grammar/l2?q=dog')
  expect(screen.getByRole('link', { name: 'Przejdź do lekcji' })).toHaveAttribute('href', '/course/c1#l1')
  expect(screen.getByRole('link', { name: 'Cała gramatyka' })).toHaveAttribute('href', '/grammar?q=dog')
  expect(within(screen.getByRole('navigation')).getByRole('link')).toHaveAttribute(
    'href',
    '/grammar/l2?q=dog',
  )
})

test('a topic shows the pictures of its hints', async () => {
  const content = '<p>a</p><p><img src="/files/media/a-1.png" alt="Oś czasu" width="300" height="150" /></p>'
  await open('/grammar/l1', grammar({ hints: [{ _id: 'h1', content, lessonIds: ['l1'] }] }))
  const picture = await screen.findByRole('img', { name: 'Oś czasu' })
  expect(picture).toHaveAttribute('src', '/files/media/a-1.png')
})

test('an unknown topic leads back to the list', async () => {
  await open('/grammar/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego tematu' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cała gramatyka' })).toHaveAttribute('href', '/grammar')
})

test('without access, topics have the names of their lessons and the way to get access', async () => {
  const { lessons } = grammar()
  const locked = grammar({
    isLocked: true,
    lessons: lessons.map((lesson) => ({ ...lesson, introduction: null })),
    hints: [],
  })
  const list = await open(paths.grammar(), locked)
  expect(await tile(/^W.domu.*Wymaga dostępu/)).toBeVisible()
  list.unmount()
  await open('/grammar/l1', locked)
  expect(await screen.findByRole('heading', { level: 1, name: /^W.domu/ })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a language without grammar, a failure and loading are shown as such', async () => {
  const empty = await open(paths.grammar(), grammar({ lessons: [], hints: [] }))
  expect(await screen.findByRole('heading', { name: 'Nie ma tu jeszcze gramatyki' })).toBeVisible()
  empty.unmount()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const failed = await open(paths.grammar(), failure(500))
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
  failed.unmount()
  await open(paths.grammar(), () => new Promise(() => {}))
  expect(await screen.findByRole('group', { name: 'Wczytywanie…' })).toHaveAttribute('aria-busy', 'true')
})
