import { describeList } from '@mowka/contract/list'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { CompanyUser } from '@mowka/contract/schemas/company'
import { languageOf, languages } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import { Badge, Flag, Muted, Status, tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { hasRunningSeat } from './company-accesses'
import { sitsIn, userState, userStates } from './user-state'

/** The employee list; the call returns it unpaged (K-PAGE-06). */
export const userList = describeList({
  filters: {
    $search: { kind: 'text' },
    state: { kind: 'choice', values: userStates },
    package: { kind: 'id' },
  },
  sort: ['email'],
  order: 'email:asc',
  sizes: [50, 100],
})

/** First and last name as one string; empty if neither is known. */
export const fullName = (user: Pick<CompanyUser, 'firstname' | 'lastname'>): string =>
  `${user.firstname} ${user.lastname}`.trim()

/** Search, sort and filter rules for employees. */
export const userRules = (now: Date) => ({
  searched: (user: CompanyUser) => `${user.email} ${fullName(user)}`,
  sorted: { email: (user: CompanyUser) => user.email },
  filtered: {
    state: (user: CompanyUser, state: string) => userState(user, now) === state,
    package: sitsIn,
  },
})

/** Access to one language. `overdue` means that it has ended. */
type UserAccess = { lang: LangCode; expiresAt: string; overdue: boolean }

type AccessFields = Pick<CompanyUser, 'currentAccesses' | 'accessesUsed'>

/** Returns the latest end of the employee's seats for a language; undefined for none. */
const seatsUntil = ({ accessesUsed }: AccessFields, lang: LangCode): string | undefined =>
  accessesUsed
    .flatMap(({ expiresAt }) => expiresAt[lang] ?? [])
    .sort()
    .at(-1)

/**
 * Returns the accesses of an employee in the product's language order (K-ENT-02): from the account, or for a language
 * unknown there, from the employee's seats.
 */
export const userAccesses = (user: AccessFields, now: Date): UserAccess[] =>
  languages.flatMap(({ langCode }) => {
    const expiresAt = user.currentAccesses[langCode] ?? seatsUntil(user, langCode)
    return expiresAt === undefined ? [] : [{ lang: langCode, expiresAt, overdue: new Date(expiresAt) <= now }]
  })

const Person = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-width: 0;
  padding-block: ${tokens.s1};
  overflow-wrap: anywhere;
  > :first-child { font-weight: 700; }
`
const Accesses = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: ${tokens.s1} 0;
  list-style: none;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 2px ${tokens.s2}; }
`

/** Columns of the employee table (K-PAGE-05). */
export const userColumns = (
  t: TFunction<['company', 'common']>,
  now: Date,
  actions: (user: CompanyUser) => ReactNode,
): Column<CompanyUser>[] => [
  {
    id: 'email',
    header: t('users.column.email'),
    sortable: true,
    card: 'title',
    width: '36%',
    cell: (user) => (
      <Person>
        <span>{user.email}</span>
        {fullName(user) !== '' && (
          <Muted as="span" size={14}>
            {fullName(user)}
          </Muted>
        )}
        {user.isAdmin && <Badge tone="soft">{t('users.admin')}</Badge>}
      </Person>
    ),
  },
  {
    id: 'accesses',
    header: t('users.column.accesses'),
    card: 'line',
    width: '28%',
    cell: (user) => {
      const accesses = userAccesses(user, now)
      if (accesses.length === 0)
        return (
          <Muted as="span" size={14}>
            {t('users.noAccess')}
          </Muted>
        )
      return (
        <>
          <Accesses>
            {accesses.map((access) => (
              <li key={access.lang}>
                <Flag langCode={access.lang} size={20} />
                <span>{t(languageOf(access.lang).fullNameTK)}</span>
                <Expiry access={access} t={t} />
              </li>
            ))}
          </Accesses>
          {runningPackages(user, now).map((code) => (
            <Muted key={code} as="span" size={14}>
              {t('users.seatPackage', { code })}
            </Muted>
          ))}
        </>
      )
    },
  },
  {
    id: 'status',
    header: t('users.column.status'),
    card: 'line',
    width: '22%',
    cell: (user) => <Invitation user={user} now={now} t={t} />,
  },
  {
    id: 'actions',
    header: t('users.column.actions'),
    align: 'end',
    card: 'actions',
    width: '14%',
    cell: actions,
  },
]

function Expiry({ access, t }: { access: UserAccess; t: TFunction<['company', 'common']> }) {
  const date = formatDate(access.expiresAt)
  return access.overdue ? (
    <Status tone="danger" icon={<IconAlertTriangle aria-hidden />}>
      {t('users.expired', { date })}
    </Status>
  ) : (
    <Status>{t('users.until', { date })}</Status>
  )
}

/** The packages in which a person has a running seat. */
const runningPackages = (user: CompanyUser, now: Date): string[] =>
  [...new Set(user.accessesUsed.map(({ code }) => code))].filter((code) => hasRunningSeat(user, code, now))

function Invitation({ user, now, t }: { user: CompanyUser; now: Date; t: TFunction<['company', 'common']> }) {
  if (user.invitationStatus === 'ACCEPTED')
    return (
      <Person>
        <Status tone="success" icon={<IconCircleCheck aria-hidden />}>
          {t('users.accepted')}
        </Status>
        {userState(user, now) === 'idle' && (
          <Status tone="danger" icon={<IconAlertTriangle aria-hidden />}>
            {t('users.state.idle')}
          </Status>
        )}
        {user.lastActiveDay !== null && (
          <Muted as="span" size={14}>
            {t('users.lastActive', { date: formatDate(new Date(`${user.lastActiveDay}T12:00:00Z`)) })}
          </Muted>
        )}
      </Person>
    )
  return (
    <Person>
      <Status icon={<IconClock aria-hidden />}>
        {user.invitationSentAt === null
          ? t('users.pending')
          : t('users.pendingSince', { date: formatDate(user.invitationSentAt) })}
      </Status>
      {user.invitationAccessCode !== null && (
        <Muted as="span" size={14}>
          {t('users.pendingPackage', { code: user.invitationAccessCode })}
        </Muted>
      )}
    </Person>
  )
}
