import type { Role } from './accounts'

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

interface SeedAccount {
  sub: string
  email: string
  givenName: string
  familyName: string
  role: Role
  emailVerified: boolean
  /** Purpose of the account, shown on the sign-in page. */
  purpose: { pl: string; en: string }
}

/** Password of every account below. */
export const SEED_PASSWORD = 'mowka'

/** The sandbox accounts. Their ids never change, because the platform's test data refers to them. */
export const SEED_ACCOUNTS: SeedAccount[] = [
  {
    sub: 'auth0|mowka-learner',
    email: 'learner@mowka.test',
    givenName: 'Zofia',
    familyName: 'Wiśniewska',
    role: 'learner',
    emailVerified: true,
    purpose: { pl: 'uczy się angielskiego i\u00a0niemieckiego', en: 'learns English and German' },
  },
  {
    sub: 'auth0|mowka-newcomer',
    email: 'newcomer@mowka.test',
    givenName: 'Antoni',
    familyName: 'Lewandowski',
    role: 'learner',
    emailVerified: true,
    purpose: { pl: 'dopiero zaczyna, bez dostępu', en: 'just starting, no access yet' },
  },
  {
    sub: 'auth0|mowka-admin',
    email: 'admin@mowka.test',
    givenName: 'Joanna',
    familyName: 'Kamińska',
    role: 'admin',
    emailVerified: true,
    purpose: { pl: 'ma dostęp do całego panelu', en: 'has access to the whole panel' },
  },
  {
    sub: 'auth0|mowka-editor',
    email: 'editor@mowka.test',
    givenName: 'Katarzyna',
    familyName: 'Szymańska',
    role: 'editor',
    emailVerified: true,
    purpose: { pl: 'redaguje treści', en: 'edits content' },
  },
  {
    sub: 'auth0|mowka-support',
    email: 'support@mowka.test',
    givenName: 'Paweł',
    familyName: 'Jankowski',
    role: 'support',
    emailVerified: true,
    purpose: { pl: 'pomaga użytkownikom', en: 'helps users' },
  },
  {
    sub: 'auth0|mowka-operator',
    email: 'operator@mowka.test',
    givenName: 'Monika',
    familyName: 'Dąbrowska',
    role: 'operator',
    emailVerified: true,
    purpose: { pl: 'prowadzi sklep', en: 'runs the shop' },
  },
  {
    sub: 'auth0|mowka-company-admin',
    email: 'company-admin@mowka.test',
    givenName: 'Tomasz',
    familyName: 'Zieliński',
    role: 'company-admin',
    emailVerified: true,
    purpose: { pl: 'prowadzi konto firmy', en: 'runs a company account' },
  },
  {
    sub: 'auth0|mowka-employee',
    email: 'employee@mowka.test',
    givenName: 'Magdalena',
    familyName: 'Dąbrowska',
    role: 'learner',
    emailVerified: true,
    purpose: { pl: 'uczy się w\u00a0firmie', en: 'learns at a company' },
  },
  {
    sub: 'auth0|mowka-unverified',
    email: 'unverified@mowka.test',
    givenName: 'Jakub',
    familyName: 'Szymański',
    role: 'learner',
    emailVerified: false,
    purpose: { pl: 'nie potwierdził adresu e-mail', en: 'has not confirmed the email address' },
  },
  {
    sub: 'google-oauth2|mowka-social',
    email: 'social@mowka.test',
    givenName: 'Hanna',
    familyName: 'Woźniak',
    role: 'learner',
    emailVerified: true,
    purpose: { pl: 'konto społecznościowe', en: 'social account' },
  },
  {
    sub: 'auth0|mowka-expired',
    email: 'expired@mowka.test',
    givenName: 'Piotr',
    familyName: 'Kowalczyk',
    role: 'learner',
    emailVerified: true,
    purpose: { pl: 'dostęp wygasł', en: 'access ran out' },
  },
]
