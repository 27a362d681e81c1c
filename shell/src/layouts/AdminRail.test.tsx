import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import enTexts from '../locales/en.json'
import plTexts from '../locales/pl.json'
import { AdminRail } from './AdminRail'

let mockLost = 0
jest.mock('./AdminNav', () => {
  if (mockLost > 0) {
    mockLost -= 1
    throw new Error('lost')
  }
  return { __esModule: true, default: () => <a href="/admin/courses">Kursy</a> }
})

test('after a retry the loaded navigation has the focus, and the retry button has it while loading fails', async () => {
  mockLost = 2
  const { person } = await renderPage(<AdminRail />, {
    route: 'adminCourses',
    at: paths.adminCourses(),
    texts: {
      namespace: 'shell',
      loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: enTexts }) },
    },
    roles: ['admin'],
  })
  const again = () => screen.findByRole('button', { name: 'Wczytaj menu' })
  const first = await again()
  await person.click(first)
  await waitFor(async () => expect(await again()).not.toBe(first))
  await waitFor(async () => expect(await again()).toHaveFocus())
  await person.click(await again())
  expect(await screen.findByRole('link', { name: 'Kursy' })).toHaveFocus()
})
