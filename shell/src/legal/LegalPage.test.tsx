import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import { consent } from '../consent/consent-store'
import enTexts from '../locales/en.json'
import plTexts from '../locales/pl.json'
import { LegalPage } from './LegalPage'
import { legalNames, loadLegalText } from './legal-text'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: enTexts }) },
}

test.each([
  ['terms', 'pl', 'Regulamin'],
  ['privacy', 'pl', 'Polityka prywatności'],
  ['cookies', 'en', 'Cookies and browser storage'],
] as const)('visitors can read %s in %s', async (name, lang, title) => {
  await renderPage(<LegalPage name={name} />, { route: name, at: paths[name](), texts, user: null, lang })
  expect(await screen.findByText(/01\.11\.2026/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2)
  expect(document.title).toContain(' · Mówka')
})

test('both languages have the same sections', async () => {
  for (const name of legalNames) {
    const [pl, en] = await Promise.all([loadLegalText(name, 'pl'), loadLegalText(name, 'en')])
    const shape = (text: typeof pl) =>
      text.sections.map(({ paragraphs }) => paragraphs.map((each) => (Array.isArray(each) ? each.length : 1)))
    expect(shape(en)).toEqual(shape(pl))
    // A single-letter word never ends a line.
    expect(JSON.stringify(pl)).not.toMatch(/(?:^|[\s("])[aiouwzAIOUWZ] /)
  }
})

test('consent to recordings can be changed on the cookie page', async () => {
  consent.need()
  consent.answer(true)
  const { person } = await renderPage(<LegalPage name="cookies" />, {
    route: 'cookies',
    at: paths.cookies(),
    texts,
    user: null,
  })
  await person.click(await screen.findByRole('button', { name: 'Zmień decyzję o\u00a0nagrywaniu' }))
  expect(consent.isQuestionOpen).toBe(true)
})
