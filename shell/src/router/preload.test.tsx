import { paths } from '@mowka/contract/routes'
import { type Platform, providePlatform } from '@mowka/kernel/platform'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DWELL, preloadLinks } from './preload'

const preload = jest.fn<void, [string]>()
const preloaded = () => preload.mock.calls.map(([route]) => route)
let stop = () => {}

beforeEach(() => {
  jest.useFakeTimers()
  preload.mockReset()
  providePlatform({ preload } as unknown as Platform)
  stop = preloadLinks(document)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const show = (props: React.AnchorHTMLAttributes<HTMLAnchorElement>) => {
  render(
    <a {...props}>
      <b>Dalej</b>
    </a>,
  )
  return screen.getByText('Dalej')
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const notes = { href: paths.notes() }

test('hovering over a link for the dwell time preloads its page', () => {
  fireEvent.pointerOver(show(notes))
  wait(DWELL - 1)
  expect(preloaded()).toEqual([])
  wait(1)
  expect(preloaded()).toEqual(['notes'])
})

test('focusing a link by keyboard preloads its page', () => {
  const link = show(notes).closest('a')
  act(() => link?.focus())
  wait(DWELL)
  expect(preloaded()).toEqual(['notes'])
})

test('a touch preloads immediately', () => {
  fireEvent(show(notes), Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }))
  expect(preloaded()).toEqual(['notes'])
})

test('moving across a table of links preloads only the last one', () => {
  render(
    <ul>
      {Array.from({ length: 50 }, (_, index) => (
        <li key={paths.adminEditCourse({ courseId: `c${index}` })}>
          <a href={index === 49 ? paths.adminStats() : paths.adminEditCourse({ courseId: `c${index}` })}>x</a>
        </li>
      ))}
    </ul>,
  )
  for (const link of screen.getAllByRole('link')) {
    fireEvent.pointerOver(link)
    wait(DWELL / 2)
  }
  wait(DWELL)
  expect(preloaded()).toEqual(['adminStats'])
})

test('leaving a link quickly preloads nothing', () => {
  fireEvent.pointerOver(show(notes))
  fireEvent.pointerOver(document.body)
  wait(DWELL * 2)
  expect(preloaded()).toEqual([])
})

test.each([
  ['another site', { href: 'https://example.com/notes' }],
  ['an address without a page', { href: '/api/docs' }],
  ['a download', { ...notes, download: 'notes.csv' }],
  ['another tab', { ...notes, target: '_blank' }],
  ['nothing', {}],
])('a link to %s preloads nothing', (_, props) => {
  fireEvent.pointerOver(show(props))
  wait(DWELL)
  expect(preloaded()).toEqual([])
})

test('nothing is preloaded while data saving is on', () => {
  Object.assign(navigator, { connection: { saveData: true } })
  fireEvent.pointerOver(show(notes))
  wait(DWELL)
  expect(preloaded()).toEqual([])
})
