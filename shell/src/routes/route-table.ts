import { type RouteName, routes } from '@mowka/contract/routes'
import { trainerModes } from '@mowka/domain/lesson/learning-modes'
import type { StaffRole } from '@mowka/domain/user/roles'
import { matchRoutes } from 'react-router-dom'

/** Names of the layouts (P-LAY-02). */
export const layoutNames = [
  'Admin',
  'CompanyAdmin',
  'Default',
  'External',
  'LandingPageLike',
  'Raw',
  'RepetitionTrainer',
  'Trainer',
] as const
export type LayoutName = (typeof layoutNames)[number]

/** Access to a route. `optional` neither redirects visitors nor requires onboarding (C02). */
export type RouteAuth = 'required' | 'none' | 'optional'

/** Role whose rights are required in addition to sign-in. */
export type RouteRole = StaffRole | 'company-admin'

/** Content of a route: a page of a remote, a page of the shell, or another route. */
export type RouteContent =
  | { remote: string; page: string }
  | { shell: 'login' | 'unverifiedEmail' | 'notFound' | 'terms' | 'privacy' | 'cookies' }
  | { redirectTo: RouteName }

/** A route of the shell. */
export type RouteEntry = {
  name: RouteName
  layout: LayoutName
  auth: RouteAuth
  role?: RouteRole
  content: RouteContent
}

type RouteSettings = { layout?: LayoutName; auth?: RouteAuth; role?: RouteRole }

/** Defaults: Default layout, sign-in required (P-LAY-03, P-ROUTE-71). */
const entry = (name: RouteName, content: RouteContent, settings: RouteSettings = {}): RouteEntry => ({
  name,
  layout: 'Default',
  auth: 'required',
  content,
  ...settings,
})

/** A remote's page has the name of its route. */
const from = (remote: string, name: RouteName, settings?: RouteSettings) =>
  entry(name, { remote, page: name }, settings)

const trainer = { layout: 'Trainer' } as const
const repetition = { layout: 'RepetitionTrainer' } as const
const raw = { layout: 'Raw' } as const
const landing = { layout: 'LandingPageLike', auth: 'none' } as const
const forEditors = { layout: 'Admin', role: 'editor' } as const
const forSupport = { layout: 'Admin', role: 'support' } as const
const forOperators = { layout: 'Admin', role: 'operator' } as const
const forAdmins = { layout: 'Admin', role: 'admin' } as const

/** The pages of lessons and repetitions in each trainer mode. */
const trainerPages = trainerModes.flatMap(({ lessonRoute, repetitionRoute }) => [
  ...(lessonRoute ? [from('trainers', lessonRoute, trainer)] : []),
  ...(repetitionRoute ? [from('trainers', repetitionRoute, repetition)] : []),
])

/** The complete route table of the product (P-ROUTE-01 to -67). */
export const routeTable: readonly RouteEntry[] = [
  entry('root', { redirectTo: 'courses' }),
  entry('login', { shell: 'login' }, { layout: 'External', auth: 'none' }),
  entry('unverifiedEmail', { shell: 'unverifiedEmail' }, { layout: 'External', auth: 'none' }),
  entry('notFound', { shell: 'notFound' }),
  entry('terms', { shell: 'terms' }, landing),
  entry('privacy', { shell: 'privacy' }, landing),
  entry('cookies', { shell: 'cookies' }, landing),

  from('learning', 'selectLanguage', raw),
  from('learning', 'userOnboarding', raw),
  from('learning', 'levelingTest', { auth: 'optional' }),
  entry('firstLevelingTest', { remote: 'learning', page: 'levelingTest' }, raw),
  from('learning', 'levelingSurvey', raw),
  from('learning', 'dashboard'),
  from('learning', 'profile'),
  from('learning', 'courses'),
  from('learning', 'courseDetails'),
  from('learning', 'courseEnd'),
  from('learning', 'courseCertificate'),
  from('learning', 'certificate', landing),
  from('learning', 'exercises'),
  from('vocabulary', 'notes'),
  from('trainers', 'grammar'),

  from('learning', 'lessonModeSelector', trainer),
  ...trainerPages,
  from('trainers', 'lessonIntroduction', trainer),
  from('trainers', 'lessonDialogue', trainer),
  from('vocabulary', 'lessonAudioMode', trainer),
  from('vocabulary', 'lessonWords'),
  from('vocabulary', 'lessonWordTrainer', trainer),

  from('learning', 'repetitionModeSelector', repetition),
  from('trainers', 'repetitionDeck', trainer),
  from('vocabulary', 'repetitionLessonAudioMode', repetition),
  from('vocabulary', 'repetitionAudio'),
  from('vocabulary', 'repetitionAudioPlayer'),
  from('vocabulary', 'repetitionWords'),
  // The Trainer layout, like the lesson's word trainer (C05).
  from('vocabulary', 'repetitionWordTrainer', trainer),

  from('commerce', 'subscribe'),
  from('commerce', 'subscribeSummary'),
  from('commerce', 'subscribeOrder'),
  from('commerce', 'subscribeThankYou'),
  from('commerce', 'giftCard', landing),
  from('commerce', 'giftCardThankYou', landing),

  from('company', 'companyUsers', { layout: 'CompanyAdmin', role: 'company-admin' }),
  from('company', 'companyJoin', { layout: 'External', auth: 'optional' }),

  // The guard leads support and operators to the people.
  entry('admin', { redirectTo: 'adminCourses' }, forEditors),
  from('admin', 'adminCourses', forEditors),
  from('admin', 'adminEditCourse', forEditors),
  from('admin', 'adminLessons', forEditors),
  from('admin', 'adminEditLesson', forEditors),
  from('admin', 'adminExercises', forEditors),
  from('admin', 'adminAddExercise', forEditors),
  from('admin', 'adminEditExercise', forEditors),
  from('admin', 'adminWords', forEditors),
  from('admin', 'adminAddWord', forEditors),
  from('admin', 'adminEditWord', forEditors),
  from('admin', 'adminHints', forEditors),
  from('admin', 'adminAddHint', forEditors),
  from('admin', 'adminEditHint', forEditors),
  from('admin', 'adminUsers', forSupport),
  from('admin', 'adminPerson', forSupport),
  from('admin', 'adminStats', forOperators),
  from('admin', 'adminInsights', forOperators),
  from('admin', 'adminExerciseChecker', forEditors),
  from('admin', 'adminAnswers', forEditors),
  from('admin', 'adminOffersPopups', forEditors),
  from('admin', 'adminAddPopup', forEditors),
  from('admin', 'adminEditPopup', forEditors),
  from('admin', 'adminMediaLibrary', forEditors),
  from('admin', 'adminGiftCards', forOperators),
  from('admin', 'adminOrders', forSupport),
  from('admin', 'adminOrder', forSupport),
  from('admin', 'adminCoupons', forOperators),
  from('admin', 'adminAddCoupon', forOperators),
  from('admin', 'adminEditCoupon', forOperators),
  from('admin', 'adminTransfer', forEditors),
  from('admin', 'adminBatches', forEditors),
  from('admin', 'adminCompanies', forOperators),
  from('admin', 'adminAddCompany', forOperators),
  from('admin', 'adminEditCompany', forOperators),
  from('admin', 'adminJobs', forOperators),
  from('admin', 'adminReleases', forAdmins),
]

/** Returns the entry of a route; `adminDictionary` is an alias of `adminWords` (C25). */
export function routeEntry(name: RouteName): RouteEntry {
  const wanted = name === 'adminDictionary' ? 'adminWords' : name
  const found = routeTable.find((each) => each.name === wanted)
  if (!found) throw new Error(`No such route: ${name}`)
  return found
}

const known = routeTable.map((entry) => ({ path: routes[entry.name], handle: entry }))

function findRoute(pathname: string): RouteEntry | null {
  const found = matchRoutes(known, pathname)?.at(-1)?.route.handle
  if (!found) return null
  return 'redirectTo' in found.content ? routeEntry(found.content.redirectTo) : found
}

/** Last lookup, cached because start, layouts and snapshots all look up the current address. */
let last: { pathname: string; route: RouteEntry | null } | null = null

/** Returns the route of an address with redirects resolved; null for an unknown address. */
export function routeAt(pathname: string): RouteEntry | null {
  if (last?.pathname !== pathname) last = { pathname, route: findRoute(pathname) }
  return last.route
}
