import type { LangCode } from '@mowka/contract/schemas/common'
import type { MetadataChange, OnboardingStatus, Preferences, User } from '@mowka/contract/schemas/user'
import { SURVEY_BONUS_DAYS, TRIAL_DAYS } from '@mowka/domain/user/access'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import type { Database } from '../database/database'
import type { AccessPeriod } from '../http/caller'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { grantDays } from './access-grants'
import { readPeriods, setAccess } from './access-store'
import { lastEnd, openUntil } from './grants'
import type { AccountPorts } from './ports'
import * as store from './store'

/** Merges changed settings with the defaults, including nested groups (C13). */
const wholePreferences = (changed: Partial<Preferences>): Preferences => ({
  ...defaultPreferences,
  ...changed,
  listeningAndWritingActivities: {
    ...defaultPreferences.listeningAndWritingActivities,
    ...changed.listeningAndWritingActivities,
  },
  speakingActivities: { ...defaultPreferences.speakingActivities, ...changed.speakingActivities },
})

type Level = Extract<MetadataChange, { action: 'leveling-test-result' }>['payload']

/** Data of an account besides its row. */
type AccountDetails = {
  languages: readonly store.LanguageFacts[]
  /** The end of access per language, future or past. */
  accesses: readonly { targetLang: LangCode; expiresAt: Date; isFromCompany: boolean }[]
  company: { companyId: string; isAdmin: boolean } | undefined
}

/** The account as returned by the API (S-USER-01). */
const showUser = (row: store.UserRow, { languages, accesses, company }: AccountDetails): User => ({
  userId: row.id,
  givenName: row.givenName,
  familyName: row.familyName,
  email: row.email,
  isEmailConfirmed: row.isEmailConfirmed,
  isSocialAccount: row.isSocial,
  isCompanyAccount: company !== undefined,
  isNew: false,
  userMetadata: {
    avatarFileName: row.avatarFileName,
    nickname: row.nickname,
    hiddenFromRanking: row.hiddenFromRanking,
    invoiceData: row.invoiceData,
    onboardingStatus: row.onboardingStatus,
    learnLang: row.learnLang,
    preferences: wholePreferences(row.preferences),
    languages: Object.fromEntries(
      languages.map((each) => [
        each.lang,
        {
          level: each.level ?? undefined,
          levelingTestStatus: each.levelingTestStatus ?? undefined,
          levelingTestCompletedAt: each.levelingTestCompletedAt?.toISOString(),
        },
      ]),
    ),
  },
  appMetadata: {
    trialExpiresAt: row.trialExpiresAt?.toISOString() ?? null,
    courseIds: row.courseIds,
    languages: accesses.map((each) => ({
      targetLang: each.targetLang,
      expiresAt: each.expiresAt.toISOString(),
      ...(each.isFromCompany ? { isFromCompany: true } : {}),
    })),
  },
  company: company ?? null,
})

/** The account after a change. */
async function showChanged(
  { db, now }: Pick<CallScope, 'db' | 'now'>,
  ports: AccountPorts,
  row: store.UserRow,
): Promise<User> {
  const [languages, own, seats, company] = await Promise.all([
    store.readLanguages(db, row.id),
    readPeriods(db, row.id),
    ports.readSeatPeriods(db, row.id),
    ports.readMembership(db, row.id),
  ])
  const accesses = [...own, ...seats.map((seat) => ({ ...seat, isSeat: true as const }))]
  return showUser(row, { languages, accesses: accessEnds(accesses, now), company })
}

/** Returns the end of access per language, and whether it lasts until then only through a company. */
function accessEnds(accesses: readonly AccessPeriod[], now: Date): AccountDetails['accesses'] {
  const ownEnds = openUntil(
    accesses.filter(({ isSeat }) => !isSeat),
    now,
  )
  return [...openUntil(accesses, now)]
    .map(([targetLang, expiresAt]) => {
      const ownEnd = ownEnds.get(targetLang)
      return { targetLang, expiresAt, isFromCompany: ownEnd === undefined || ownEnd < expiresAt }
    })
    .sort((one, other) => (one.targetLang < other.targetLang ? -1 : 1))
}

/** Returns the account to its owner and marks it as greeted: `isNew` is true in exactly one response (U21). */
export async function greetOwner(
  { db, person, now }: CallScope,
  { row, languages }: store.OwnAccount,
): Promise<User> {
  const isNew = row.greetedAt === null && (await store.markGreeted(db, row.id, now))
  const belongings = {
    languages,
    accesses: accessEnds(person.accesses, now),
    company: person.companies[0],
  }
  return { ...showUser(row, belongings), isNew }
}

/** Changes one part of the account (S-USER-02 to S-USER-07). Returns the changed account. */
export async function changeMetadata(
  { db, person: { userId }, now }: CallScope,
  ports: AccountPorts,
  change: MetadataChange,
): Promise<User> {
  const changed = await db.transaction(async (tx) => {
    const row = existing(await store.lockUser(tx, userId))
    switch (change.action) {
      case 'profile': {
        const { givenName, familyName } = change.payload
        return store.updateUser(tx, userId, { givenName, familyName })
      }
      case 'preferences':
        return store.updateUser(tx, userId, { preferences: { ...row.preferences, ...change.payload } })
      case 'invoice-data':
        return store.updateUser(tx, userId, { invoiceData: change.payload })
      case 'leveling-test-result':
        await saveLevel(tx, userId, change.payload, now)
        return row
      default:
        return store.updateUser(tx, userId, change.payload)
    }
  })
  return showChanged({ db, now }, ports, existing(changed))
}

/**
 * Stores a level in a language. A test result doesn't replace a higher level of the account (L-TEST-26). A level
 * named by the learner replaces a test result and is not shown as one.
 */
async function saveLevel(
  tx: Database,
  userId: string,
  { langCode, level, levelingTestStatus, levelingTestCompletedAt }: Level,
  now: Date,
): Promise<void> {
  if (levelingTestStatus) {
    const stored = (await store.readLanguages(tx, userId)).find(({ lang }) => lang === langCode)?.level
    if (stored && stored > level) return
  }
  await store.upsertLanguage(tx, userId, langCode, {
    level,
    levelingTestStatus: levelingTestStatus ?? null,
    levelingTestCompletedAt: levelingTestStatus ? new Date(levelingTestCompletedAt ?? now) : null,
  })
}

/**
 * Stores the onboarding survey. Completing it grants 7 days of its language, once per account (C08). A completed
 * survey stays completed, whatever is sent later.
 */
export async function saveSurvey(
  { db, person: { userId }, now }: CallScope,
  ports: AccountPorts,
  {
    langCode,
    surveyResult,
    surveyStatus,
  }: {
    langCode: LangCode
    surveyResult: Record<string, { answers: string[]; freeText: string }>
    surveyStatus: OnboardingStatus
  },
): Promise<User> {
  const row = await db.transaction(async (tx) => {
    const locked = existing(await store.lockUser(tx, userId))
    const languages = await store.readLanguages(tx, userId)
    const completed = languages.filter((each) => each.surveyStatus === 'COMPLETED')
    const completes = surveyStatus === 'COMPLETED'
    if (completes || !completed.some(({ lang }) => lang === langCode)) {
      await store.upsertLanguage(tx, userId, langCode, { surveyStatus, surveyResult })
    }
    if (completes && completed.length === 0) {
      const bonus = { what: 'survey', days: SURVEY_BONUS_DAYS } as const
      await grantFreeDays(tx, ports, { userId, targetLang: langCode }, bonus, now)
    }
    return locked
  })
  return showChanged({ db, now }, ports, row)
}

/** Starts the account's only trial: 7 days of the language being learned (U10). */
export async function startTrial(
  { db, person: { userId }, pair: { targetLang }, now }: CallScope,
  ports: AccountPorts,
): Promise<User> {
  const changed = await db.transaction(async (tx) => {
    const row = existing(await store.lockUser(tx, userId))
    if (row.trialExpiresAt) {
      throw new ProblemError(409, 'TRIAL_ALREADY_USED', 'The trial has already been used', {
        name: 'TrialAlreadyUsedError',
      })
    }
    const trial = { what: 'trial', days: TRIAL_DAYS } as const
    const trialExpiresAt = await grantFreeDays(tx, ports, { userId, targetLang }, trial, now)
    return store.updateUser(tx, userId, { trialExpiresAt })
  })
  return showChanged({ db, now }, ports, existing(changed))
}

/**
 * Grants free days of a language and returns their end. They start after company access, so that none is wasted
 * (S-USER-09). `what` identifies the grant, once per account.
 */
async function grantFreeDays(
  tx: Database,
  ports: AccountPorts,
  place: { userId: string; targetLang: LangCode },
  { what, days }: { what: 'trial' | 'survey'; days: number },
  now: Date,
) {
  const seats = await ports.readSeatPeriods(tx, place.userId)
  const given = { source: `${what}/${place.userId}`, days }
  return grantDays(tx, place, given, lastEnd(seats, place.targetLang), now)
}

/**
 * Sets the end of an account's access to a language and, if given, replaces its courses with explicit access (C62).
 * Throws 422 for unknown courses. The change is recorded.
 */
export async function grantAccess(
  call: CallScope<'operator'>,
  ports: AccountPorts,
  { id }: store.UserRow,
  { targetLang, expiresAt, courseIds }: { targetLang: LangCode; expiresAt: string; courseIds?: string[] },
): Promise<User> {
  const { db, now } = call
  if (courseIds) {
    const known = await ports.readKnownCourses(db, courseIds)
    const unknown = courseIds.find((each) => !known.has(each))
    if (unknown) throw invalidInput('body/courseIds', `The course ${unknown} does not exist`)
  }
  const changed = await db.transaction(async (tx) => {
    const row = existing(await store.lockUser(tx, id))
    await ports.recordAudit({ ...call, db: tx }, { action: 'grantAccess', objectId: id })
    await setAccess(tx, id, targetLang, new Date(expiresAt), now)
    return courseIds ? store.updateUser(tx, id, { courseIds: [...new Set(courseIds)] }) : row
  })
  return showChanged({ db, now }, ports, existing(changed))
}

/** Returns the account, or throws 404 if it was deleted in the meantime. */
function existing(row: store.UserRow | undefined): store.UserRow {
  if (!row) throw notFound('The account')
  return row
}
