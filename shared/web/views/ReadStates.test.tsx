import { startI18n } from '@mowka/kernel/i18n'
import { ApiError } from '@mowka/kernel/platform'
import { UiProvider } from '@mowka/kernel/ui'
import type { ReadState } from '@mowka/web/api'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReadStates } from './ReadStates'

beforeAll(() => startI18n('pl'))

const again = { retry: jest.fn(async () => {}), retrying: false }
const error = (status: number) => new ApiError('http', status, null)

function show(reads: ReadState<{ name: string }>, props: Partial<Parameters<typeof ReadStates>[0]> = {}) {
  return render(
    <UiProvider>
      <ReadStates reads={reads} skeleton={<p>szkielet</p>} {...props}>
        {(data) => <p>{(data as { name: string }).name}</p>}
      </ReadStates>
    </UiProvider>,
  )
}

test('shows the skeleton while loading, and is marked as busy', () => {
  show({ state: 'loading' })
  expect(screen.getByRole('group', { name: 'Wczytywanie…' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('szkielet')).toBeInTheDocument()
})

test('shows the data once it is ready', () => {
  show({ state: 'ready', data: { name: 'Anna' }, outdated: false, refreshError: undefined, ...again })
  expect(screen.getByText('Anna')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('shows data that could not be refreshed, with a note and a retry', async () => {
  show({ state: 'ready', data: { name: 'Anna' }, outdated: false, refreshError: error(503), ...again })
  expect(screen.getByText('Anna')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(again.retry).toHaveBeenCalledTimes(1)
})

test.each([
  ['failed', 500, 'Nie udało się tego wczytać'],
  ['locked', 403, 'Nie masz tu dostępu'],
  ['missing', 404, 'Nie ma tu takiej strony'],
] as const)('explains why it cannot show the data: %s', (state, status, title) => {
  show({ state, error: error(status), ...again }, { headingLevel: 1, actions: <a href="/">Dalej</a> })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Dalej' })).toBeInTheDocument()
})

test.each(['failed', 'locked', 'missing'] as const)(
  "shows the view's own content for the state %s",
  (state) => {
    show({ state, error: error(500), ...again }, { [state]: <p>własne słowa</p> })
    expect(screen.getByText('własne słowa')).toBeInTheDocument()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  },
)

test('passes the problem to a render function', () => {
  show(
    { state: 'locked', error: error(403), ...again },
    { locked: ({ error: { status } }) => <p>{status}</p> },
  )
  expect(screen.getByText('403')).toBeInTheDocument()
})
