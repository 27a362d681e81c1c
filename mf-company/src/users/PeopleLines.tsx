import { Muted, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Lines = styled.ul`
  display: grid;
  gap: ${tokens.s1};
  max-height: 240px;
  margin: 0;
  padding: ${tokens.s3} ${tokens.s4};
  overflow-y: auto;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r12};
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px ${tokens.s3};
    overflow-wrap: anywhere;
  }
`

/** Maximum number of lines shown. */
const MAX_LINES = 200

/** A scrollable list of email addresses, each with a note. */
export function PeopleLines({
  label,
  lines,
}: {
  /** Accessible name of the list. */
  label: string
  lines: readonly { email: string; note: ReactNode }[]
}) {
  const { t } = useTranslation('company')
  return (
    <Lines tabIndex={0} aria-label={label}>
      {lines.slice(0, MAX_LINES).map(({ email, note }, index) => (
        <li key={`${email} ${index}`}>
          <span translate="no">{email}</span>
          {typeof note === 'string' ? (
            <Muted as="span" size={14}>
              {note}
            </Muted>
          ) : (
            note
          )}
        </li>
      ))}
      {lines.length > MAX_LINES && <li>{t('invite.more', { count: lines.length - MAX_LINES })}</li>}
    </Lines>
  )
}
