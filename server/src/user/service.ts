import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { MetadataChange, OnboardingStatus, Preferences, User } from '@mowka/shared/contract/schemas/user'
import { TRIAL_DAYS } from '@mowka/shared/domain/access'
import { DEFAULT_AVATAR, defaultPreferences } from '@mowka/shared/domain/preferences'
import { joinCompanies } from '../company/join'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { extendByDays, SURVEY_BONUS_DAYS } from './access-periods'
import * as store from './store'

type Identity = Record<string, unknown> & { iss: string; sub: string }

const textClaim = (identity: Identity, name: string) => {
  const value = identity[name]
  return typeof value === 'string' ? value : ''
}

/** The e-mail of an identity when its provider has verified it, in small letters; empty otherwise. */
const verifiedEmailOf = (identity: Identity) =>
  identity.email_verified === true ? textClaim(identity, 'email').toLowerCase() : ''

/**
 * Finds the account behind an identity and makes one on first sight. A company that waits for the verified e-mail
 * gets its person.
 */
export async function findAccount(
  db: Database,
  identity: Identity,
  now: Date,
): Promise<{ userId: string; email: string }> {
  const verifiedEmail = verifiedEmailOf(identity)
  const account = await findOrMakeAccount(db, identity, verifiedEmail, now)
  if (account.isAwaited) await joinCompanies(db, account.id, verifiedEmail)
  return { userId: account.id, email: account.email }
}

async function findOrMakeAccount(db: Database, identity: Identity, verifiedEmail: string, now: Date) {
  const known = await store.findByIdentity(db, identity.iss, identity.sub, verifiedEmail)
  if (known) return known
  const givenName = textClaim(identity, 'given_name')
  const familyName = textClaim(identity, 'family_name')
  await store.insertUser(db, {
    id: newId(),
    issuer: identity.iss,
    subject: identity.sub,
    email: textClaim(identity, 'email'),
    givenName,
    familyName,
    // First name and initial, until the person chooses (api.tsv, GET /user/ranking).
    nickname: [givenName, familyName.slice(0, 1)].filter(Boolean).join(' ') || 'Mówka',
    isSocial: !identity.sub.startsWith('auth0|'),
    avatarFileName: DEFAULT_AVATAR,
    createdAt: now,
  })
  const made = await store.findByIdentity(db, identity.iss, identity.sub, verifiedEmail)
  if (!made) throw notFound('The account')
  return made
}

/** Settings as a whole: what was changed over the defaults. Nested groups merge (C13). */
const wholePreferences = (changed: Partial<Preferences>): Preferences => ({
  ...defaultPreferences,
  ...changed,
  listeningAndWritingActivities: {
    ...defaultPreferences.listeningAndWritingActivities,
    ...changed.listeningAndWritingActivities,
  },
  speakingActivities: { ...defaultPreferences.speakingActivities, ...changed.speakingActivities },
})

/** The account as the product shows it (learner core §3). Throws 404 for a deleted one. */
export async function readUser(db: Database, userId: string): Promise<User> {
  const row = await store.readUser(db, userId)
  if (!row) throw notFound('The account')
  const [languages, accesses, companyId] = await Promise.all([
    store.readLanguages(db, userId),
    store.readAccesses(db, userId),
    store.readCompanyId(db, userId),
  ])
  return {
    userId: row.id,
    givenName: row.givenName,
    familyName: row.familyName,
    email: row.email,
    isSocialAccount: row.isSocial,
    isCompanyAccount: companyId !== undefined,
    isNew: false,
    userMetadata: {
      avatarFileName: row.avatarFileName,
      nickname: row.nickname,
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
      })),
    },
    company: companyId === undefined ? null : { companyId },
  }
}

/** The account for its owner; `isNew` is true in exactly one answer after it was made (U21). */
export async function readOwnUser(db: Database, userId: string, now: Date): Promise<User> {
  const isNew = await store.greet(db, userId, now)
  return { ...(await readUser(db, userId)), isNew }
}

/** Changes one side of the account (learner core §7). Answers the account as it then is. */
export async function changeMetadata(db: Database, userId: string, change: MetadataChange): Promise<User> {
  await db.transaction(async (tx) => {
    const row = await store.lockUser(tx, userId)
    if (!row) throw notFound('The account')
    switch (change.action) {
      case 'profile': {
        const { givenName, familyName } = change.payload
        return store.updateUser(tx, userId, { givenName, familyName })
      }
      case 'preferences':
        return store.updateUser(tx, userId, { preferences: { ...row.preferences, ...change.payload } })
      case 'invoice-data':
        return store.updateUser(tx, userId, { invoiceData: change.payload })
      case 'leveling-test-result': {
        const { langCode, levelingTestCompletedAt, ...entry } = change.payload
        return store.upsertLanguage(tx, userId, langCode, {
          ...entry,
          ...(levelingTestCompletedAt ? { levelingTestCompletedAt: new Date(levelingTestCompletedAt) } : {}),
        })
      }
      default:
        return store.updateUser(tx, userId, change.payload)
    }
  })
  return readUser(db, userId)
}

/** Keeps the onboarding survey; completing it for the first time grants 7 days in that language (C08). */
export async function saveSurvey(
  db: Database,
  userId: string,
  survey: {
    langCode: LangCode
    surveyResult: Record<string, { answers: string[]; freeText: string }>
    surveyStatus: OnboardingStatus
  },
  now: Date,
): Promise<User> {
  await db.transaction(async (tx) => {
    await store.lockUser(tx, userId)
    const languages = await store.readLanguages(tx, userId)
    const wasCompleted = languages.some((each) => each.surveyStatus === 'COMPLETED')
    await store.upsertLanguage(tx, userId, survey.langCode, {
      surveyStatus: survey.surveyStatus,
      surveyResult: survey.surveyResult,
    })
    if (survey.surveyStatus === 'COMPLETED' && !wasCompleted) {
      const current = (await store.readAccesses(tx, userId)).find(
        (each) => each.targetLang === survey.langCode,
      )
      await store.setAccess(
        tx,
        userId,
        survey.langCode,
        extendByDays(current?.expiresAt, SURVEY_BONUS_DAYS, now),
      )
    }
  })
  return readUser(db, userId)
}

/** Starts the one trial of an account: 7 days in the language being learned (U10). */
export async function startTrial(db: Database, userId: string, lang: LangCode, now: Date): Promise<User> {
  await db.transaction(async (tx) => {
    const row = await store.lockUser(tx, userId)
    if (row?.trialExpiresAt) {
      throw new ProblemError(409, 'TRIAL_ALREADY_USED', 'The trial was used already', {
        name: 'TrialAlreadyUsedError',
      })
    }
    const current = (await store.readAccesses(tx, userId)).find((each) => each.targetLang === lang)
    const expiresAt = extendByDays(current?.expiresAt, TRIAL_DAYS, now)
    await store.updateUser(tx, userId, { trialExpiresAt: expiresAt })
    await store.setAccess(tx, userId, lang, expiresAt)
  })
  return readUser(db, userId)
}

/**
 * Sets until when somebody may learn a language and, when they are given, the courses with explicit access as a whole
 * (C62). Throws 404 for an unknown account, 422 for unknown courses.
 */
export async function grantAccess(
  db: Database,
  grant: { userId: string; targetLang: LangCode; expiresAt: string; courseIds?: string[] },
): Promise<User> {
  const { userId, targetLang, expiresAt, courseIds } = grant
  const known = await store.readKnownCourses(db, courseIds ?? [])
  const unknown = courseIds?.find((id) => !known.has(id))
  if (unknown) throw invalidInput('body/courseIds', `The course ${unknown} does not exist`)
  await db.transaction(async (tx) => {
    if (!(await store.lockUser(tx, userId))) throw notFound('The account')
    await store.setAccess(tx, userId, targetLang, new Date(expiresAt))
    if (courseIds) await store.updateUser(tx, userId, { courseIds: [...new Set(courseIds)] })
  })
  return readUser(db, userId)
}
