import type { SeedAccount } from './seed-accounts'

/** Background learners that populate the rankings. The sign-in page does not offer them. */
export const BACKGROUND_LEARNERS: Omit<SeedAccount, 'purpose'>[] = (
  [
    ['marek', 'Marek', 'Wójcik'],
    ['zosia', 'Zosia', 'Krawczyk'],
    ['tomek', 'Tomek', 'Lis'],
    ['basia', 'Basia', 'Pawlak'],
    ['igor', 'Igor', 'Sikora'],
    ['ola', 'Ola', 'Górska'],
    ['karol', 'Karol', 'Witkowski'],
    ['nina', 'Nina', 'Baran'],
    ['adam', 'Adam', 'Rutkowski'],
    ['ewa', 'Ewa', 'Michalska'],
    ['kuba', 'Kuba', 'Olszewski'],
    ['maja', 'Maja', 'Jaworska'],
    ['leon', 'Leon', 'Duda'],
    ['iga', 'Iga', 'Stępień'],
  ] as const
).map(([name, givenName, familyName]) => ({
  sub: `auth0|mowka-${name}`,
  email: `${name}@people.mowka.test`,
  givenName,
  familyName,
  role: 'learner',
  emailVerified: true,
}))
