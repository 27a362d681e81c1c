import { type PageOptions, renderPage } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import { PublicationBar } from './PublicationBar'

const open = (change: Partial<ReturnType<typeof course>> = {}, api: PageOptions['api'] = {}) =>
  renderPage(
    <PublicationBar
      kind="course"
      row={course({ version: 4, ...change })}
      name="Biuro"
      preview="/course/c1"
    />,
    {
      route: 'adminEditCourse',
      at: '/admin/courses/c1',
      texts: { namespace: 'admin', loader: texts },
      roles: ['admin'],
      api: { updateCourse: course({ version: 5 }), ...api },
    },
  )
const bar = () => screen.findByRole('region', { name: 'Publikacja' })
const buttons = async () =>
  within(await bar())
    .getAllByRole('button')
    .map((each) => each.textContent)
const press = (name: string) => screen.getByRole('button', { name })

const LATER = '2099-12-01T05:00:00.000Z'

test.each([
  ['Szkic', { active: false }, ['Przenieś do archiwum', 'Zaplanuj publikację', 'Opublikuj teraz']],
  [
    'Uczący się zobaczą to 01.12.2099, 06:00.',
    { publishAt: LATER },
    ['Przenieś do archiwum', 'Cofnij do szkicu', 'Zmień termin', 'Opublikuj teraz'],
  ],
  ['Opublikowane', {}, ['Przenieś do archiwum', 'Cofnij do szkicu']],
  ['W archiwum', { archived: true }, ['Przywróć z\u00a0archiwum']],
])('shows the state “%s” with its actions', async (text, change, actions) => {
  const { container } = await open(change)
  expect(await bar()).toHaveTextContent(text)
  expect(await buttons()).toEqual(actions)
  expect(screen.getByRole('link', { name: 'Zobacz jak uczący się' })).toHaveAttribute('href', '/course/c1')
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

test('publishes after a confirmation, with the loaded version', async () => {
  const { api, person, platform } = await open({ active: false, publishAt: LATER })
  await bar()
  await person.click(press('Opublikuj teraz'))
  await waitFor(() =>
    expect(api.sent('updateCourse')[0]?.body).toEqual({ active: true, publishAt: null, version: 4 }),
  )
  expect(platform.confirm).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Opublikowano.'))
})

test('schedules a publication for a day and time in Warsaw', async () => {
  const { api, person } = await open({ active: false })
  await bar()
  await person.click(press('Zaplanuj publikację'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: 'Dzień' })).toHaveFocus()
  expect(dialog.queryByRole('table')).not.toBeInTheDocument()
  await person.click(dialog.getByRole('button', { name: 'Zaplanuj publikację' }))
  expect(await dialog.findByText('Wybierz dzień.')).toBeVisible()
  await person.type(dialog.getByRole('textbox', { name: 'Dzień' }), '01.12.2099')
  await person.click(dialog.getByRole('button', { name: 'Zaplanuj publikację' }))
  await waitFor(() =>
    expect(api.sent('updateCourse')[0]?.body).toEqual({ active: true, publishAt: LATER, version: 4 }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('archives and restores', async () => {
  const { api, person } = await open()
  await bar()
  await person.click(press('Przenieś do archiwum'))
  await waitFor(() => expect(api.sent('updateCourse')[0]?.body).toEqual({ archived: true, version: 4 }))
})
