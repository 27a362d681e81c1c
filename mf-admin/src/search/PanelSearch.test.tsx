import type { ContentHit } from '@mowka/contract/schemas/editor/search'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import type { Role } from '@mowka/domain/user/roles'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import PanelSearch from './PanelSearch'
import { addRecentRow, recentRows } from './recent-rows'

const pages = [
  { label: 'Kursy', address: '/admin/courses' },
  { label: 'Ćwiczenia', address: '/admin/exercises' },
]
const hit = (change: Partial<ContentHit> = {}): ContentHit => ({
  kind: 'exercise',
  _id: 'e1',
  title: 'Mój bagaż nie doleciał.',
  titleLang: 'PL',
  detail: 'My luggage hasn’t arrived.',
  detailLang: 'ENG',
  targetLang: 'ENG',
  isActive: true,
  ...change,
})
const lesson = hit({ kind: 'lesson', _id: 'l1', title: 'Zgubiony bagaż', titleLang: null, isActive: false })

const open = async (api: PageOptions['api'] = {}, roles: Role[] = ['editor']) => {
  const onClose = jest.fn()
  const page = await renderPage(<PanelSearch pages={pages} onClose={onClose} />, {
    route: 'adminCourses',
    at: '/admin/courses',
    texts: { namespace: 'admin', loader: texts },
    roles,
    api: { searchContent: { data: [lesson, hit()], more: [] }, ...api },
  })
  return { ...page, onClose, box: screen.getByRole('combobox', { name: 'Czego szukasz' }) }
}
const options = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('strong')?.textContent)
const active = () => screen.getByRole('option', { selected: true })

beforeEach(() => localStorage.clear())

test('without a text it lists recently opened rows and all pages, and has the focus', async () => {
  addRecentRow({ kind: 'word', _id: 'w1', title: 'luggage', titleLang: 'ENG' })
  addRecentRow({ kind: 'course', _id: 'c1', title: 'W podróży' })
  const { box, container } = await open()
  expect(box).toHaveFocus()
  expect(options()).toEqual(['W podróży', 'luggage', 'Kursy', 'Ćwiczenia'])
  expect(screen.getByRole('option', { name: /luggage/ })).toHaveAttribute('href', '/admin/dictionary/w1')
  expect(screen.getByText('luggage')).toHaveAttribute('lang', 'en')
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

test('lists results in groups by kind, and announces their number', async () => {
  const { api, box, container, person } = await open()
  await person.type(box, ' bagaż ')
  const exercises = within(await screen.findByRole('group', { name: 'Ćwiczenia' }))
  expect(exercises.getByText('My luggage hasn’t arrived.')).toHaveAttribute('lang', 'en')
  const lessons = within(screen.getByRole('group', { name: 'Lekcje' }))
  expect(lessons.getByText('Niewidoczne')).toBeVisible()
  expect(await screen.findByText('2 wyniki')).toHaveAttribute('role', 'status')
  expect(api.sent('searchContent').map(({ query }) => query.text)).toEqual(['bagaż'])
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

test('arrow keys select a result, Enter opens it and closes the search', async () => {
  const { address, box, onClose, person } = await open()
  await person.type(box, 'bagaż')
  await screen.findByText('2 wyniki')
  expect(active()).toHaveTextContent('Zgubiony bagaż')
  await person.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Mój bagaż nie doleciał.')
  expect(box).toHaveAttribute('aria-activedescendant', active().id)
  await person.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Zgubiony bagaż')
  await person.keyboard('{ArrowUp}{Enter}')
  expect(address()).toBe('/admin/exercises/e1')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Enter before the results have arrived opens the first one when they do', async () => {
  const { address, box, person } = await open()
  await person.type(box, 'bagaż{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/lessons/l1'))
})

test('a late response to an earlier text is not shown for a later one', async () => {
  let answerEarlier = () => {}
  const { box, person } = await open({
    searchContent: ({ query }: { query: Record<string, unknown> }) =>
      query.text === 'ba'
        ? new Promise((resolve) => {
            answerEarlier = () => resolve({ data: [hit({ title: 'Bar' })], more: [] })
          })
        : { data: [hit({ title: 'Dwa bagaże' })], more: [] },
  })
  await person.type(box, 'ba')
  await screen.findByText('Szukamy…')
  await person.type(box, 'gaż')
  await waitFor(() => expect(options()).toEqual(['Dwa bagaże']))
  answerEarlier()
  await waitFor(() => expect(options()).toEqual(['Dwa bagaże']))
})

test('finds pages of the panel without Polish letters', async () => {
  const { box, person } = await open({ searchContent: { data: [], more: [] } })
  await person.type(box, 'cwicz')
  await waitFor(() => expect(options()).toEqual(['Ćwiczenia']))
})

test('a pasted URL of a row searches for its id', async () => {
  const { api, box, person } = await open()
  await person.click(box)
  await person.paste('https://mowka.test/admin/exercises/e1?from=%2Fadmin')
  await waitFor(() => expect(api.sent('searchContent')[0]?.query.text).toBe('e1'))
})

test('a kind with more results ends with a link to its list', async () => {
  const { box, person } = await open({ searchContent: { data: [hit()], more: ['exercise'] } })
  await person.type(box, 'bagaż')
  const more = await screen.findByRole('option', { name: 'Więcej wyników na liście' })
  expect(more).toHaveAttribute('href', '/admin/exercises?search=baga%C5%BC')
  expect(screen.getByRole('status')).toHaveTextContent('1 wynik')
})

test('a search without results shows an empty state, and a failed one can be retried', async () => {
  const { api, box, person } = await open({ searchContent: failure(503) })
  await person.type(box, 'bagaż')
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  api.answer({ searchContent: { data: [], more: [] } })
  await person.click(retry)
  expect(await screen.findByRole('heading', { name: 'Nic nie znaleziono' })).toBeVisible()
})

test('a role without content finds pages only and sends no request', async () => {
  addRecentRow({ kind: 'course', _id: 'c1', title: 'W podróży' })
  const { api, box, person } = await open({}, ['support'])
  expect(options()).toEqual(['Kursy', 'Ćwiczenia'])
  await person.type(box, 'kurs')
  await waitFor(() => expect(options()).toEqual(['Kursy']))
  expect(api.sent('searchContent')).toEqual([])
})

test('remembers each opened row once, the latest first, and eight at most', () => {
  for (let at = 0; at < 10; at += 1) addRecentRow({ kind: 'word', _id: `w${at}`, title: `słowo ${at}` })
  addRecentRow({ kind: 'word', _id: 'w5', title: 'nowa nazwa' })
  expect(recentRows().map(({ _id }) => _id)).toEqual(['w5', 'w9', 'w8', 'w7', 'w6', 'w4', 'w3', 'w2'])
  expect(recentRows()[0]?.title).toBe('nowa nazwa')
  localStorage.setItem(localKeys.recentContent, '[{"kind":"planet","_id":"x","title":"x"}]')
  expect(recentRows()).toEqual([])
})
