import { routes } from '@mowka/contract/routes'
import { layoutNames, routeEntry, routeTable } from './route-table'

test('every named route has exactly one entry, with adminDictionary as adminWords (P-ROUTE-54)', () => {
  const names = routeTable.map((route) => route.name)
  expect(new Set(names).size).toBe(names.length)
  expect([...names, 'adminDictionary'].sort()).toEqual(Object.keys(routes).sort())
  expect(routeEntry('adminDictionary')).toBe(routeEntry('adminWords'))
})

test('each route has a layout, and all eight are used (P-LAY-01, P-LAY-02)', () => {
  expect([...new Set(routeTable.map((route) => route.layout))].sort()).toEqual([...layoutNames].sort())
})

test('a route requires sign-in and has the Default layout by default (P-ROUTE-71, P-LAY-03)', () => {
  expect(routeEntry('dashboard')).toMatchObject({ auth: 'required', layout: 'Default' })
  const open = routeTable.filter((route) => route.auth !== 'required').map((route) => route.name)
  expect(open.sort()).toEqual([
    'companyJoin',
    'cookies',
    'giftCard',
    'giftCardThankYou',
    'levelingTest',
    'login',
    'privacy',
    'terms',
    'unverifiedEmail',
  ])
})

test.each([
  ['selectLanguage', 'Raw'],
  ['levelingSurvey', 'Raw'],
  ['firstLevelingTest', 'Raw'],
  ['levelingTest', 'Default'],
  ['lessonModeSelector', 'Trainer'],
  ['lessonAudioMode', 'Trainer'],
  ['lessonWords', 'Default'],
  ['lessonWordTrainer', 'Trainer'],
  ['repetitionWordTrainer', 'Trainer'],
  ['repetitionModeSelector', 'RepetitionTrainer'],
  ['repetitionAudio', 'Default'],
  ['giftCard', 'LandingPageLike'],
  ['companyUsers', 'CompanyAdmin'],
  ['adminStats', 'Admin'],
] as const)('%s is in the %s layout', (name, layout) => {
  expect(routeEntry(name).layout).toBe(layout)
})
