import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import { NotFoundPage } from '../boundaries/FailurePages'
import plTexts from '../locales/pl.json'
import { LoginPage, UnverifiedEmailPage } from './sign-in-pages'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}

test.each([
  ['login', LoginPage],
  ['unverifiedEmail', UnverifiedEmailPage],
  ['notFound', NotFoundPage],
] as const)('the document title of %s matches its heading', async (route, ShellPage) => {
  await renderPage(<ShellPage />, { route, at: paths[route](), texts, user: null })
  const heading = (await screen.findByRole('heading', { level: 1 })).textContent
  expect(heading).toBeTruthy()
  expect(document.title).toBe(`${heading} · Mówka`)
})
