import { UiProvider } from '@mowka/kernel/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { provideRequest } from '../router/request.fixture'
import { confirmations } from './confirm-store'
import { LeaveGuard, unsaved } from './LeaveGuard'

const question = { title: 'Masz niezapisane zmiany', confirmLabel: 'Wyjdź', destructive: true }
let release: () => void

beforeAll(provideRequest)

beforeEach(() => {
  history.replaceState(null, '', '/here')
  const page = (title: string) => (
    <>
      <h1>{title}</h1>
      <Link to="/there">tam</Link>
      <Link to="/here?tab=2">karta</Link>
      <Link to="/here#part">część</Link>
    </>
  )
  const router = createBrowserRouter([
    {
      element: (
        <>
          <LeaveGuard />
          <Outlet />
        </>
      ),
      children: [
        { path: '/here', element: page('Tutaj') },
        { path: '/there', element: page('Tam') },
      ],
    },
  ])
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  release = unsaved.keep(() => question)
})
afterEach(() => {
  release()
  if (confirmations.question) act(() => confirmations.answer(false))
})

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))

test('leaving a page with unsaved changes needs a confirmation', async () => {
  await press('tam')
  expect(confirmations.question).toEqual(question)
  await act(async () => confirmations.answer(false))
  expect(screen.getByRole('heading', { name: 'Tutaj' })).toBeInTheDocument()
  expect(location.pathname).toBe('/here')
  await press('tam')
  await act(async () => confirmations.answer(true))
  expect(await screen.findByRole('heading', { name: 'Tam' })).toBeInTheDocument()
})

test('another tab of a page needs a confirmation, a hash on the same page does not', async () => {
  await press('część')
  expect(confirmations.question).toBeNull()
  expect(location.hash).toBe('#part')
  await press('karta')
  expect(confirmations.question).toEqual(question)
})

test('leaving after saving needs no confirmation', async () => {
  release()
  await press('tam')
  expect(await screen.findByRole('heading', { name: 'Tam' })).toBeInTheDocument()
  expect(confirmations.question).toBeNull()
})

test('leaving right after saving needs no confirmation, even if the guard is still registered', async () => {
  release()
  release = unsaved.keep(() => null)
  await press('tam')
  expect(await screen.findByRole('heading', { name: 'Tam' })).toBeInTheDocument()
})

test('the browser asks before unload until the last of several forms is saved', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const releaseOther = unsaved.keep(() => question)
  expect(leave()).toBe(true)
  release()
  expect(leave()).toBe(true)
  releaseOther()
  expect(leave()).toBe(false)
})
