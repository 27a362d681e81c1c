import { paths } from '@mowka/contract/routes'
import { warsawDay } from '@mowka/domain/time'
import { type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { file, pageOf as filesOf, folder } from '../media/media.fixture'
import { texts } from '../pages'
import AdminEditPopupPage, { popupEntity } from './AdminEditPopupPage'
import { pageOf, popup } from './popup.fixture'

// jsdom has no layout.
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

const edit = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminEditPopupPage />, {
    route: 'adminEditPopup',
    at: paths.adminEditPopup({ popupId: 'p1' }),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { listPopups: pageOf([popup()]), ...api },
  })
const add = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminEditPopupPage />, {
    route: 'adminAddPopup',
    at: paths.adminAddPopup(),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api,
  })
const box = (name: string) => screen.findByRole('textbox', { name })

it('shows every field of a popup, and its duration as a text (A-POP-03, A-POP-04)', async () => {
  const { api } = await edit()
  expect(await box('Tytuł')).toHaveValue('Nowe kursy')
  expect(await box('Treść')).toHaveTextContent('Zobacz kursy')
  expect(screen.getByRole('switch', { name: 'Aktywny' })).toBeChecked()
  expect(screen.getByLabelText('Pierwszy dzień')).toHaveValue('16.11.2026')
  expect(screen.getByLabelText('Ostatni dzień')).toHaveValue('20.11.2026')
  expect(await box('Ile razy pokazać')).toHaveValue('2')
  expect(
    screen.getByText(/Pokazujemy przez 5 dni: od 16\.11\.2026 00:00 do 20\.11\.2026 23:59/),
  ).toBeVisible()
  expect(api.sent('listPopups')[0]?.query).toMatchObject({ filters: '_id:p1' })
})

it('saves only changed fields, with the loaded version (A-POP-10, A-SNACK-01)', async () => {
  const { api, person, platform } = await edit({ updatePopup: popup({ title: 'Nowe kursy i', version: 5 }) })
  await person.type(await box('Tytuł'), ' i')
  await person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Popup zapisany.'))
  expect(api.sent('updatePopup')[0]?.body).toEqual({ title: 'Nowe kursy i', version: 4 })
})

const typeDay = async (person: Awaited<ReturnType<typeof edit>>['person'], label: string, day: string) => {
  await person.clear(screen.getByLabelText(label))
  await person.type(screen.getByLabelText(label), day)
  await person.tab()
}

it('sends changed days as calendar dates without a time (A-POP-07)', async () => {
  const change = { startDate: '2026-11-30', endDate: '2026-12-05' }
  const { api, person, platform } = await edit({ updatePopup: popup({ ...change, version: 5 }) })
  await box('Tytuł')
  await typeDay(person, 'Pierwszy dzień', '30.11.2026')
  await typeDay(person, 'Ostatni dzień', '5.12.2026')
  await person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Popup zapisany.'))
  expect(api.sent('updatePopup')[0]?.body).toEqual({ ...change, version: 4 })
})

it('rejects a last day before the first, whichever of them was changed, and a missing day', async () => {
  const { api, person } = await edit()
  await box('Tytuł')
  await typeDay(person, 'Pierwszy dzień', '21.11.2026')
  await person.click(screen.getByRole('button', { name: 'Zapisz' }))
  const last = screen.getByLabelText('Ostatni dzień')
  await waitFor(() => expect(last).toBeInvalid())
  expect(last).toHaveValue('20.11.2026')
  await typeDay(person, 'Pierwszy dzień', '16.11.2026')
  await typeDay(person, 'Ostatni dzień', '15.11.2026')
  await person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(screen.getByLabelText('Ostatni dzień')).toBeInvalid())
  await typeDay(person, 'Ostatni dzień', '20.11.2026')
  await person.clear(screen.getByLabelText('Pierwszy dzień'))
  await person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(screen.getByLabelText('Pierwszy dzień')).toBeInvalid())
  expect(api.sent('updatePopup')).toEqual([])
})

it('opens the popup as learners see it', async () => {
  const { person } = await edit()
  await person.click(await screen.findByRole('button', { name: 'Otwórz jak uczący się' }))
  const window = await screen.findByRole('dialog', { name: 'Nowe kursy' })
  expect(within(window).getByText('kursy').tagName).toBe('STRONG')
})

it('shows a notice and opens the list for an unknown id (A-POP-08)', async () => {
  const { platform, address } = await edit({ listPopups: pageOf([]) })
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', 'Popup nie istnieje.'))
  await waitFor(() => expect(address()).toBe('/admin/offers/popups'))
})

it('a new popup has a display count of zero, and needs at least one to be saved (A-POP-06, C09)', async () => {
  const { api, person, platform } = await add({ createPopup: popup(), listMedia: filesOf([]) })
  await person.type(await box('Tytuł'), 'Nowość')
  const times = await box('Ile razy pokazać')
  expect(times).toHaveValue('0')
  await person.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(times).toHaveAccessibleDescription(/nie mniejszą niż 1/)
  expect(await box('Treść')).toHaveAccessibleDescription(/Pole jest wymagane/)
  expect(api.sent('createPopup')).toEqual([])
  expect(platform.notify).not.toHaveBeenCalled()
})

it('inserts a picture from the media library with a width (A-POP-04, A-POP-05)', async () => {
  const { api, person, platform } = await add({
    createPopup: popup(),
    listMedia: ({ query }) =>
      filesOf(query.filters === 'directory:Zima' ? [file('lis.png'), file('a.pdf')] : [folder('Zima')]),
  })
  await person.type(await box('Tytuł'), 'Nowość')
  await person.click(screen.getByRole('button', { name: 'Obraz z\u00a0biblioteki' }))
  const library = await screen.findByRole('dialog', { name: 'Wybierz obraz' })
  await person.click(await within(library).findByRole('button', { name: 'Otwórz folder „Zima”' }))
  const choose = await within(library).findByRole('button', { name: 'Wybierz obraz „lis.png”' })
  expect(within(library).queryByRole('button', { name: /a\.pdf/ })).not.toBeInTheDocument()
  await person.click(choose)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Szerokość' }), '200')
  const times = await box('Ile razy pokazać')
  await person.clear(times)
  await person.type(times, '3')
  await person.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(api.sent('createPopup')).toHaveLength(1))
  const today = warsawDay(new Date())
  expect(api.sent('createPopup')[0]?.body).toEqual({
    requestId: expect.any(String),
    title: 'Nowość',
    htmlContent: '<p><img src="/files/media/lis-0.png" alt="" width="200" /></p>',
    active: false,
    startDate: today,
    endDate: popupEntity(today).empty.endDate,
    maxDisplayTimes: 3,
  })
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Popup dodany.'))
})
