import { cookieNames, localKeys, sessionKeys } from '@mowka/domain/browser/storage-keys'
import { workerCaches } from '../service-worker/rules'

/** Storage location. */
export type StoredIn = 'cookie' | 'local' | 'session' | 'cache'

/** Lifetime of an entry. */
export type Kept = 'signOut' | 'tab' | 'eightHours' | 'day' | 'month' | 'sent' | 'removed'

/** Cookies first, session storage last. */
const order: readonly StoredIn[] = ['cookie', 'local', 'cache', 'session']

/** Placeholder for the variable part of a name. */
const ANY = '…'

// A key of ours without an entry here does not compile.
const cookies = {
  overridden: 'month',
  overridesAllowed: 'eightHours',
} satisfies Record<keyof typeof cookieNames, Kept>
const local = {
  sourceLang: 'signOut',
  targetLang: 'signOut',
  visitorLang: 'signOut',
  interfaceLang: 'removed',
  colorScheme: 'removed',
  sessionTimer: 'signOut',
  levelingTestResult: 'signOut',
  preselectedCourse: 'signOut',
  coursesFilters: 'signOut',
  contentPreviewIndex: 'signOut',
  exerciseDescriptionDismissed: 'signOut',
  firstLessonSeen: 'signOut',
  cyrillicKeyboard: 'signOut',
  dialogueInPolish: 'signOut',
  hideTranslation: 'removed',
  singleKeysOff: 'removed',
  unsentProgress: 'sent',
  sentenceReports: 'signOut',
  unsentTracking: 'signOut',
  signIn: 'signOut',
  lastPerson: 'signOut',
  pushDevice: 'signOut',
  pushDeclined: 'removed',
  keptAnswers: 'signOut',
  pageSnapshot: 'signOut',
  keptLesson: 'signOut',
  recentContent: 'signOut',
  basket: 'signOut',
  trackedPurchase: 'signOut',
  consent: 'removed',
  browserId: 'removed',
  remoteOverrides: 'removed',
} satisfies Record<keyof typeof localKeys, Kept>
const session = {
  audioSilencedUntil: 'tab',
  speakingSilencedUntil: 'tab',
  listeningAndWritingActivities: 'tab',
  drawerDrafts: 'tab',
  audioPlace: 'tab',
  answerRun: 'tab',
  introducedLesson: 'tab',
  levelingTest: 'tab',
  wordSession: 'tab',
  reviewDeck: 'tab',
  cardsSwapped: 'tab',
  refusedCall: 'tab',
} satisfies Record<keyof typeof sessionKeys, Kept>
const caches = {
  keptPage: 'removed',
  keptFiles: 'removed',
  keptRecordings: 'signOut',
  keptPictures: 'signOut',
} satisfies Record<keyof typeof workerCaches, Kept>

/** Entries of libraries: the identity SDK, and recordings with consent. */
const ofLibraries = {
  signedIn: { name: `auth0.${ANY}.is.authenticated`, place: 'cookie', kept: 'day' },
  signedInLegacy: { name: `_legacy_auth0.${ANY}.is.authenticated`, place: 'cookie', kept: 'day' },
  signingIn: { name: `a0.spajs.txs.${ANY}`, place: 'session', kept: 'tab' },
  recording: { name: 'sentryReplaySession', place: 'session', kept: 'tab' },
} as const satisfies Record<string, Omit<StoredThing, 'id'>>

export type StoredId =
  | keyof typeof cookies
  | keyof typeof local
  | keyof typeof session
  | keyof typeof caches
  | keyof typeof ofLibraries

/** A cookie or storage key under the name that the browser shows. */
export type StoredThing = { id: string; name: string; place: StoredIn; kept: Kept }

const nameOf = (key: string | ((...parts: never[]) => string)): string =>
  typeof key === 'string' ? key : (key as (...parts: string[]) => string)(ANY, ANY)

function things<Id extends string>(
  place: StoredIn,
  names: Record<Id, Parameters<typeof nameOf>[0]>,
  kept: Record<Id, Kept>,
) {
  const ids = Object.keys(names) as Id[]
  return ids.map((id) => ({ id, name: nameOf(names[id]), place, kept: kept[id] }))
}

/** Everything that the product stores in a browser, cookies first. */
export const storedThings: readonly (StoredThing & { id: StoredId })[] = [
  ...(Object.keys(ofLibraries) as (keyof typeof ofLibraries)[]).map((id) => ({ id, ...ofLibraries[id] })),
  ...things('cookie', cookieNames, cookies),
  ...things('local', localKeys, local),
  ...things('session', sessionKeys, session),
  ...things('cache', workerCaches, caches),
].sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place))
