import type { CompanyDetails } from '@mowka/shared/contract/schemas/company-admin'
import { type CompanyDraft, draftOf, emptyDraft, emptyPackage, formOf, mistakesOf } from './company-draft'

const details: CompanyDetails = {
  _id: 'c1',
  version: 3,
  name: 'Latarnia',
  logo: null,
  active: true,
  contractActiveTo: '2027-12-31',
  admins: ['ola@x.test'],
  accesses: [
    {
      code: 'LATARNIA-12',
      limit: 20,
      remaining: 7,
      unitPrice: 19999,
      languages: [{ targetLang: 'ENG', periodMonths: 12 }],
      used: 10,
      invited: 3,
    },
  ],
}

test('what is shown of a company comes back as it was', () => {
  const { name, logo, active, contractActiveTo, admins, accesses } = details
  expect(formOf(draftOf(details))).toEqual({
    name,
    logo,
    active,
    contractActiveTo,
    admins,
    accesses: accesses.map(({ remaining, used, invited, ...each }) => each),
  })
})

test('a new company says what is missing', () => {
  expect(mistakesOf({ ...emptyDraft, packages: [emptyPackage('k1')] })).toEqual({
    name: 'required',
    contractActiveTo: 'required',
    admins: 'required',
    'k1.code': 'code',
    'k1.limit': 'limit',
    'k1.price': 'price',
    'k1.languages': 'languages',
  })
  expect(formOf(emptyDraft)).toBeNull()
})

test('mistakes in what is typed', () => {
  const [stored] = draftOf(details).packages
  if (!stored) throw new Error('There is a package')
  const draft: CompanyDraft = {
    ...draftOf(details),
    logo: 'javascript:alert(1)',
    admins: 'ola@x.test, nikt',
    packages: [
      { ...stored, limit: 9, months: { ENG: 61, DE: null } },
      { ...emptyPackage('k2'), code: 'latarnia-12', limit: 1, price: 0, months: { ENG: 1 } },
    ],
  }
  expect(mistakesOf(draft)).toEqual({
    logo: 'url',
    admins: 'admins',
    'LATARNIA-12.code': 'twice',
    'LATARNIA-12.limit': 'belowUsed',
    'LATARNIA-12.months.ENG': 'months',
    'LATARNIA-12.months.DE': 'months',
    'k2.code': 'twice',
  })
})

test('codes are sent in capital letters, prices in grosz, admins once each', () => {
  const draft: CompanyDraft = {
    ...draftOf(details),
    admins: 'Ola@x.test\nola@x.test;jan@x.test',
    packages: [{ ...emptyPackage('k'), code: ' nowy-1 ', limit: 5, price: 19.99, months: { DE: 3 } }],
  }
  expect(formOf(draft)).toMatchObject({
    admins: ['ola@x.test', 'jan@x.test'],
    accesses: [
      { code: 'NOWY-1', limit: 5, unitPrice: 1999, languages: [{ targetLang: 'DE', periodMonths: 3 }] },
    ],
  })
})
