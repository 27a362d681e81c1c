/** The tabs of the profile, by the name that the address keeps (L-PROF-01). */
export const profileTabs = ['data', 'preferences', 'payments'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tab that an address names; the first one for anything else. */
export const tabOf = (named: string | null): ProfileTab =>
  profileTabs.find((each) => each === named) ?? 'data'
