import type { User } from '@mowka/contract/schemas/user'
import { DEFAULT_AVATAR, defaultPreferences } from '@mowka/domain/user/preferences'

/** Returns an onboarded English learner with access; override what a test needs. */
export function learner(change: Partial<User> = {}): User {
  return {
    userId: 'user-1',
    givenName: 'Anna',
    familyName: 'Nowak',
    email: 'anna@mowka.test',
    isEmailConfirmed: true,
    isSocialAccount: false,
    isCompanyAccount: false,
    isNew: false,
    userMetadata: {
      avatarFileName: DEFAULT_AVATAR,
      nickname: 'Anna N',
      hiddenFromRanking: false,
      invoiceData: null,
      onboardingStatus: 'SKIPPED',
      learnLang: 'ENG',
      preferences: defaultPreferences,
      languages: { ENG: { level: 'A2' } },
    },
    appMetadata: {
      trialExpiresAt: null,
      courseIds: [],
      languages: [
        { targetLang: 'ENG', expiresAt: new Date(Date.now() + 90 * 24 * 3600 * 1000).toISOString() },
      ],
    },
    company: null,
    ...change,
  }
}
