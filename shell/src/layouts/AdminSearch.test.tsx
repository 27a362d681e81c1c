import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import enTexts from '../locales/en.json'
import plTexts from '../locales/pl.json'
import { AdminSearch } from './AdminSearch'

const pages = [{ label: 'Kursy', address: '/admin/courses' }]

const open = () =>
  renderPage(
    <>
      <AdminSearch Trigger={(props) => <button {...props} />} pages={pages} />
      <input aria-label="Nazwa" />
      <input aria-label="Treść" onKeyDown={(event) => event.preventDefault()} />
    </>,
    {
      route: 'adminCourses',
      at: paths.adminCourses(),
      texts: {
        namespace: 'shell',
        loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: enTexts }) },
      },
      roles: ['editor'],
    },
  )
const dialog = () => screen.queryByRole('dialog', { name: 'Szukaj w\u00a0panelu' })

test('the button opens the search with the pages of the panel', async () => {
  const { person } = await open()
  await person.click(screen.getByRole('button', { name: 'Szukaj' }))
  await waitFor(() => expect(dialog()).toBeVisible())
  const { dataset } = screen.getByTestId('widget admin/PanelSearch')
  expect(JSON.parse(dataset.props ?? '')).toEqual({ pages })
})

test.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}'])(
  '%s opens the search, Escape returns the focus',
  async (keys) => {
    const { person } = await open()
    const input = screen.getByRole('textbox', { name: 'Nazwa' })
    await person.click(input)
    await person.keyboard(keys)
    await waitFor(() => expect(dialog()).toBeVisible())
    await person.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    expect(input).toHaveFocus()
  },
)

test('the shortcut leaves keys to a field that uses them', async () => {
  const { person } = await open()
  await person.click(screen.getByRole('textbox', { name: 'Treść' }))
  await person.keyboard('{Control>}k{/Control}')
  expect(dialog()).not.toBeInTheDocument()
})
