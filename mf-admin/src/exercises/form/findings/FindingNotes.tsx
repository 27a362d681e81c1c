import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle } from '@mowka/kernel/ui/icons'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: ${tokens.s1} 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--mw-fs-14);
  > li { display: flex; gap: 6px; align-items: flex-start; color: var(--mw-primary-ink); }
  svg { flex: none; width: 18px; height: 18px; margin-top: 2px; }
  &:empty { display: none; }
`

/** Returns the message of a finding. */
const say = (t: TFunction<'admin'>, { code, ...rest }: Finding): string => t(`finding.${code}`, rest)

/** Findings of the content rules, shown during typing. They don't prevent saving. */
export function FindingNotes({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation('admin')
  return (
    <List aria-live="polite" aria-label={t('finding.title')}>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)}>
          <IconAlertTriangle aria-hidden />
          <span>{say(t, finding)}</span>
        </li>
      ))}
    </List>
  )
}
