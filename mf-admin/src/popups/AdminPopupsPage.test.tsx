import { paths } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminPopupsPage from './AdminPopupsPage'
import { pageOf, popup } from './popup.fixture'

const open = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminPopupsPage />, {
    route: 'adminOffersPopups',
    at: paths.adminOffersPopups(),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { listPopups: pageOf([popup(), popup({ _id: 'p2', title: 'Szkic', active: false })], 12), ...api },
  })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

it('shows the title, dates, active switch and actions of each popup, ten per page by default (A-POP-01, A-POP-02)', async () => {
  const { api } = await open()
  const first = await row('Nowe kursy')
  expect(within(first).getByText('16.11.2026')).toBeVisible()
  expect(within(first).getByText('20.11.2026')).toBeVisible()
  expect(within(first).getByRole('switch', { name: 'Popup „Nowe kursy” jest aktywny' })).toBeChecked()
  expect(within(first).getByRole('link', { name: 'Edytuj popup „Nowe kursy”' })).toHaveAttribute(
    'href',
    '/admin/offers/popups/p1',
  )
  expect(within(await row('Szkic')).getByText('wyłączony')).toBeVisible()
  expect(api.sent('listPopups')[0]?.query).toMatchObject({ limit: 10, page: 1, sort: 'startDate:desc' })
  const sizes = within(screen.getByRole('combobox', { name: 'Na stronie' })).getAllByRole('option')
  expect(sizes.map((each) => each.textContent)).toEqual(['10', '25', '50', '100'])
  expect(screen.getByRole('link', { name: 'Dodaj popup' })).toHaveAttribute(
    'href',
    '/admin/offers/popups/new',
  )
})

it('deactivates a popup with the loaded version (A-POP-09)', async () => {
  const { api, person, platform } = await open({ updatePopup: popup({ active: false, version: 5 }) })
  await person.click(within(await row('Nowe kursy')).getByRole('switch'))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('success', 'Popup „Nowe kursy” jest teraz nieaktywny.'),
  )
  expect(api.sent('updatePopup')[0]).toMatchObject({
    params: { id: 'p1' },
    body: { active: false, version: 4 },
  })
})

it('deletes a popup after confirmation and reports success (A-POP-10, A-SNACK-01, A-SNACK-02)', async () => {
  const { api, person, platform } = await open({ deletePopup: undefined })
  platform.confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const remove = within(await row('Szkic')).getByRole('button', { name: 'Usuń popup „Szkic”' })
  await person.click(remove)
  expect(platform.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Tej operacji nie można cofnąć.', destructive: true }),
  )
  expect(api.sent('deletePopup')).toEqual([])
  await person.click(remove)
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Popup usunięty.'))
  expect(api.sent('deletePopup')[0]).toMatchObject({ params: { id: 'p2' }, query: { version: 4 } })
})

it('shows an empty state if there are no popups', async () => {
  await open({ listPopups: pageOf([]) })
  expect(await screen.findByText('Nie ma jeszcze popupów')).toBeInTheDocument()
})

it('shows the no-access page if the server refuses access', async () => {
  await open({ listPopups: failure(403, { code: 'FORBIDDEN' }) })
  expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
})
