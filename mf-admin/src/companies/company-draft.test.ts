import type { CompanyDetails } from '@mowka/contract/schemas/company'
import { firstMistake } from '@mowka/domain/rules'
import {
  bodyOf,
  type CompanyDraft,
  companyRules,
  draftOf,
  emptyDraft,
  emptyPackage,
  packageMistakes,
} from './company-draft'

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

test('converting a company to form values and back changes nothing', () => {
  const { name, logo, active, contractActiveTo, admins, accesses } = details
  expect(bodyOf(draftOf(details))).toEqual({
    name,
    logo,
    active,
    contractActiveTo,
    admins,
    accesses: accesses.map(({ remaining, used, invited, ...each }) => each),
  })
})

/** Returns the error of each field of a draft. */
const mistakesOf = (draft: CompanyDraft) => ({
  name: firstMistake(companyRules.name, draft.name)?.code,
  logo: firstMistake(companyRules.logo, draft.logo)?.code,
  contractActiveTo: firstMistake(companyRules.contractActiveTo, draft.contractActiveTo)?.code,
  admins: firstMistake(companyRules.admins, draft.admins)?.code,
  accesses: firstMistake(companyRules.accesses, draft.accesses)?.code,
})

test('reports the missing fields of a new company', () => {
  const draft = { ...emptyDraft, accesses: [emptyPackage('k1')] }
  expect(mistakesOf(draft)).toEqual({
    name: 'REQUIRED',
    contractActiveTo: 'REQUIRED',
    admins: 'REQUIRED',
    accesses: 'INVALID',
  })
  expect(draft.accesses.map((each) => packageMistakes(each, draft.accesses))).toEqual([
    { code: 'code', limit: 'limit', price: 'price', languages: 'languages' },
  ])
})

test('reports no mistakes for a valid company', () => {
  expect(Object.values(mistakesOf(draftOf(details))).filter(Boolean)).toEqual([])
})

test('reports invalid values, duplicate codes and a limit below the used seats', () => {
  const [stored] = draftOf(details).accesses
  if (!stored) throw new Error('There is a package')
  const draft: CompanyDraft = {
    ...draftOf(details),
    logo: 'javascript:alert(1)',
    admins: 'ola@x.test, nikt',
    accesses: [
      { ...stored, limit: 9, months: { ENG: 61, DE: null } },
      { ...emptyPackage('k2'), code: 'latarnia-12', limit: 1, price: 0, months: { ENG: 1 } },
    ],
  }
  expect(mistakesOf(draft)).toEqual({ logo: 'INVALID', admins: 'EMAIL', accesses: 'INVALID' })
  expect(draft.accesses.map((each) => packageMistakes(each, draft.accesses))).toEqual([
    { code: 'twice', limit: 'belowUsed', 'months.ENG': 'months', 'months.DE': 'months' },
    { code: 'twice' },
  ])
})

test('converts codes to upper case and prices to grosz, and removes duplicate admins', () => {
  const draft: CompanyDraft = {
    ...draftOf(details),
    admins: 'Ola@x.test\nola@x.test;jan@x.test',
    accesses: [{ ...emptyPackage('k'), code: ' nowy-1 ', limit: 5, price: 19.99, months: { DE: 3 } }],
  }
  expect(bodyOf(draft)).toMatchObject({
    admins: ['ola@x.test', 'jan@x.test'],
    accesses: [
      { code: 'NOWY-1', limit: 5, unitPrice: 1999, languages: [{ targetLang: 'DE', periodMonths: 3 }] },
    ],
  })
})
