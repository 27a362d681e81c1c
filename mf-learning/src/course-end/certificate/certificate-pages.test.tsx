import { paths } from '@mowka/contract/routes'
import type { Certificate, OwnCertificate, OwnLevel } from '@mowka/contract/schemas/certificate'
import { failure, learner, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../../testing/texts'
import CertificatePage from './CertificatePage'
import CourseCertificatePage from './CourseCertificatePage'

const NUMBER = '7K4Q2XPD9RTVHM3W'
const shown: Certificate = {
  number: NUMBER,
  name: 'Anna Nowak',
  courseName: 'Angielski na co dzień',
  levels: ['A2', 'B1'],
  ofLevel: null,
  targetLang: 'ENG',
  lessons: 10,
  sentences: 200,
  words: null,
  seconds: null,
  finishedOn: '2026-11-21',
}
const own: OwnCertificate = { ...shown, isPublic: true }
const courses = ['Niemiecki od zera', 'Mogę, chcę, muszę']
const shownOfLevel: Certificate = {
  ...shown,
  courseName: 'Niemiecki A1',
  levels: ['A1'],
  targetLang: 'DE',
  ofLevel: { level: 'A1', courses },
  words: 140,
  seconds: 6 * 3600 + 20 * 60,
}
const level: OwnLevel = { level: 'A1', courses: 2, finished: 2, certificate: null }
const result = {
  startedAt: null,
  finishedAt: '2026-11-21T10:00:00.000Z',
  sentences: 200,
  words: 0,
  seconds: 0,
  days: 1,
  bestRun: null,
}

const openOwn = (
  api = {},
  { user = learner({ givenName: 'Anna', familyName: 'Nowak' }), at = '/course/c1/certificate' } = {},
) =>
  renderPage(<CourseCertificatePage />, {
    route: 'courseCertificate',
    at,
    texts,
    user,
    api: { getOwnCertificate: { certificate: own, levels: [] }, getCourseResult: result, ...api },
  })

describe('the own certificate', () => {
  test('is created with the name of the account, which can be changed first', async () => {
    const { person, api } = await openOwn({
      getOwnCertificate: { certificate: null, levels: [] },
      saveCertificate: own,
    })
    const name = await screen.findByRole('textbox', { name: /Imię i\snazwisko/ })
    expect(name).toHaveValue('Anna Nowak')
    await person.clear(name)
    await person.type(name, 'Zobacz www.evil.test')
    await person.click(screen.getByRole('button', { name: 'Pokaż certyfikat' }))
    expect(await screen.findByText(/Wpisz samo imię i\snazwisko/)).toBeVisible()
    expect(api.sent('saveCertificate')).toEqual([])
    await person.clear(name)
    await person.type(name, 'Anna Maria Nowak')
    api.answer({ getOwnCertificate: { certificate: own, levels: [] } })
    await person.click(screen.getByRole('button', { name: 'Pokaż certyfikat' }))
    expect(await screen.findByRole('button', { name: 'Drukuj' })).toBeVisible()
    expect(api.sent('saveCertificate').map(({ body }) => body)).toEqual([
      { name: 'Anna Maria Nowak', isPublic: true },
    ])
  })

  test('is created with the unchanged name of the account', async () => {
    const { person, api } = await openOwn({
      getOwnCertificate: { certificate: null, levels: [] },
      saveCertificate: own,
    })
    expect(await screen.findByRole('textbox', { name: /Imię i\snazwisko/ })).toHaveValue('Anna Nowak')
    api.answer({ getOwnCertificate: { certificate: own, levels: [] } })
    await person.click(screen.getByRole('button', { name: 'Pokaż certyfikat' }))
    expect(await screen.findByRole('button', { name: 'Drukuj' })).toBeVisible()
    expect(api.sent('saveCertificate').map(({ body }) => body)).toEqual([
      { name: 'Anna Nowak', isPublic: true },
    ])
  })

  test('shows what the check shows, with the address of the check', async () => {
    await openOwn()
    expect(await screen.findByText('MW-7K4Q-2XPD-9RTV-HM3W')).toBeVisible()
    for (const text of ['Anna Nowak', 'Angielski na co dzień', 'Poziom A2, B1', '200', '21.11.2026']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByText(new RegExp(`/certificate/${NUMBER}$`))).toBeVisible()
  })

  test('keeps its name when the public link is turned off', async () => {
    const { person, api } = await openOwn({ saveCertificate: { ...own, isPublic: false } })
    await person.click(await screen.findByRole('switch', { name: /Publiczny link/ }))
    await waitFor(() =>
      expect(api.sent('saveCertificate').map(({ body }) => body)).toEqual([
        { name: 'Anna Nowak', isPublic: false },
      ]),
    )
  })

  test('does not copy the link while it is turned off', async () => {
    const { person, platform } = await openOwn({
      getOwnCertificate: { certificate: { ...own, isPublic: false }, levels: [] },
    })
    await person.click(await screen.findByRole('button', { name: 'Kopiuj link' }))
    expect(platform.notify).toHaveBeenCalledWith('error', 'Najpierw włącz publiczny link')
  })

  test('can be renamed', async () => {
    const { person, api } = await openOwn({ saveCertificate: own })
    await person.click(await screen.findByRole('button', { name: /Zmień imię i\snazwisko/ }))
    await person.type(screen.getByRole('textbox', { name: /Imię i\snazwisko/ }), '-Kot')
    await person.click(screen.getByRole('button', { name: 'Pokaż certyfikat' }))
    await waitFor(() =>
      expect(api.sent('saveCertificate').map(({ body }) => body)).toEqual([
        { name: 'Anna Nowak-Kot', isPublic: true },
      ]),
    )
  })

  test('is not offered before the course is finished', async () => {
    await openOwn({
      getOwnCertificate: { certificate: null, levels: [] },
      getCourseResult: { ...result, finishedAt: null },
    })
    expect(await screen.findByRole('heading', { name: 'Ten kurs jeszcze trwa' })).toBeVisible()
  })
})

const openLevel = (of: OwnLevel | null, api = {}) =>
  openOwn(
    { getOwnCertificate: { certificate: own, levels: of ? [of] : [] }, ...api },
    { at: '/course/c1/certificate?level=A1' },
  )

describe('the own certificate of a level', () => {
  test('is created by its course and level', async () => {
    const certificate = { ...shownOfLevel, isPublic: true }
    const { person, api } = await openLevel(level, { saveCertificate: certificate })
    await screen.findByRole('textbox', { name: /Imię i\snazwisko/ })
    api.answer({ getOwnCertificate: { certificate: own, levels: [{ ...level, certificate }] } })
    await person.click(screen.getByRole('button', { name: 'Pokaż certyfikat' }))
    expect(await screen.findByText('Niemiecki A1')).toBeVisible()
    expect(api.sent('saveCertificate')).toMatchObject([
      { params: { id: 'c1' }, query: { level: 'A1' }, body: { name: 'Anna Nowak' } },
    ])
  })

  test('lists its courses and their totals', async () => {
    await openLevel({ ...level, certificate: { ...shownOfLevel, isPublic: true } })
    for (const text of [
      /za\sukończenie\spoziomu/,
      'Niemiecki A1',
      /^Kursy:\sNiemiecki\sod\szera\s· Mogę,\schcę,\smuszę$/,
      '140',
      /^6\sh\s20\smin$/,
    ]) {
      expect(await screen.findByText(text)).toBeVisible()
    }
    expect(screen.queryByText('Poziom A1')).not.toBeInTheDocument()
  })

  test('is not offered before all courses of the level are finished', async () => {
    await openLevel({ ...level, finished: 1 })
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Poziom\sA1\sjeszcze\strwa$/ }),
    ).toBeVisible()
    expect(screen.getByText(/Za\sTobą\s1\sz\s2\skursów/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zobacz kursy' })).toHaveAttribute('href', paths.courses())
  })

  test('explains where it is when the course no longer has the level', async () => {
    await openLevel(null)
    expect(await screen.findByText(/nie\snależy\sjuż\sdo\stego\spoziomu/)).toBeVisible()
  })
})

const openCheck = (at: string, api = {}) =>
  renderPage(<CertificatePage />, {
    route: 'certificate',
    at,
    texts,
    api: { getCertificate: shown, ...api },
  })

describe('the public check', () => {
  test('confirms a certificate', async () => {
    await openCheck(`/certificate/${NUMBER}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Certyfikat jest prawdziwy' })).toBeVisible()
    for (const text of ['Anna Nowak', '10 lekcji, 200 zdań', '21.11.2026', 'MW-7K4Q-2XPD-9RTV-HM3W']) {
      expect(screen.getByText(text)).toBeVisible()
    }
  })

  test('of a level lists its courses and all totals', async () => {
    await openCheck(`/certificate/${NUMBER}`, { getCertificate: shownOfLevel })
    expect(await screen.findByText('Niemiecki A1')).toBeVisible()
    for (const text of [...courses, /^10\slekcji, 200\szdań, 140\spoznanych\ssłów, 6\sh\s20\smin\snauki$/]) {
      expect(screen.getByText(text)).toBeVisible()
    }
  })

  test('of an unknown number leaves the number in the field for correction', async () => {
    await openCheck(`/certificate/${NUMBER}`, { getCertificate: failure(404) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Nie znamy takiego numeru' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Numer' })).toHaveValue(NUMBER)
  })

  test('opens the address of a typed number, and explains what a number looks like', async () => {
    const { person, address } = await openCheck('/certificate')
    const field = await screen.findByRole('textbox', { name: 'Numer' })
    await person.type(field, 'MW-7K4Q{Enter}')
    expect(await screen.findByText(/Numer ma 16 liter i\scyfr/)).toBeVisible()
    await person.clear(field)
    await person.type(field, 'mw 7k4q 2xpd 9rtv hm3w{Enter}')
    await waitFor(() => expect(address()).toBe(paths.certificate({ number: NUMBER })))
  })
})
