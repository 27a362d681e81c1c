import type { ListedCertificate } from '@mowka/contract/schemas/certificate'
import { failure } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openProfile } from './profile.fixture'

const ofCourse: ListedCertificate = {
  number: '7K4Q2XPD9RTVHM3W',
  courseName: 'Angielski na co dzień',
  targetLang: 'ENG',
  finishedOn: '2026-11-21',
  isPublic: true,
  level: null,
  courseId: 'c1',
}
const ofLevel: ListedCertificate = {
  ...ofCourse,
  number: '0123456789ABCDEF',
  // In Polish, whatever the language of the interface.
  courseName: 'Poziom A1',
  targetLang: 'DE',
  level: 'A1',
  courseId: 'c2',
}

const card = async () => within(await screen.findByRole('region', { name: 'Certyfikaty' }))
const linkOf = async (name: string) =>
  (await card()).findByRole('link', { name: `Zobacz certyfikat: ${name}` })

test('the certificates of all languages are listed, each with a link to its own page', async () => {
  await openProfile({ getCertificates: { data: [ofLevel, ofCourse] } })
  expect(await linkOf('Niemiecki A1')).toHaveAttribute('href', '/course/c2/certificate?level=A1')
  expect(await linkOf('Angielski na co dzień')).toHaveAttribute('href', '/course/c1/certificate')
  const [first] = (await card()).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Niemiecki A1.*21\.11\.2026 · MW-0123-4567-89AB-CDEF/)
})

test('a certificate whose course is gone leads to its public check, or nowhere if that is turned off', async () => {
  const gone = { ...ofCourse, courseId: null }
  await openProfile({
    getCertificates: {
      data: [gone, { ...gone, number: '0000000000000000', courseName: 'Dawny', isPublic: false }],
    },
  })
  expect(await linkOf('Angielski na co dzień')).toHaveAttribute('href', '/certificate/7K4Q2XPD9RTVHM3W')
  expect((await card()).getByText('Dawny')).toBeVisible()
  expect((await card()).getAllByRole('link')).toHaveLength(1)
})

test('without certificates, the card tells how to get one', async () => {
  await openProfile()
  expect(await (await card()).findByText(/^Tu znajdziesz certyfikaty ukończonych kursów/)).toBeVisible()
})

test('a failed read can be repeated, and the rest of the tab works', async () => {
  const page = await openProfile({ getCertificates: failure(500) })
  const retry = await (await card()).findByRole('button', { name: 'Spróbuj ponownie' })
  page.api.answer({ getCertificates: { data: [ofCourse] } })
  await page.person.click(retry)
  await waitFor(async () => expect(await linkOf('Angielski na co dzień')).toBeVisible())
  expect(screen.getByRole('region', { name: 'Twoje dane' })).toBeVisible()
})
