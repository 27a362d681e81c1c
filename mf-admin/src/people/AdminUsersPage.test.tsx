import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import { texts } from '../pages'
import AdminUsersPage from './AdminUsersPage'

test('the user page has only a title (A-USR-01)', async () => {
  const { container } = await renderPage(<AdminUsersPage />, {
    route: 'adminUsers',
    at: '/admin/users',
    texts: { namespace: 'admin', loader: texts },
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Użytkownicy')
  expect(container.textContent).toBe('Użytkownicy')
})
