import { formatDate } from '@mowka/domain/time'
import { Badge, Card, Flag, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { AccessChange } from '../checkout/access-changes'

const Table = styled.table`
  width: 100%;
  margin-top: ${tokens.s4};
  border-collapse: collapse;
  text-align: left;
  thead th { padding-block: ${tokens.s2}; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 700; }
  tbody tr { border-top: 1px solid ${tokens.line}; }
  tbody th, td { height: 56px; padding-right: ${tokens.s3}; }
  th > span, td > span { display: inline-flex; align-items: center; gap: ${tokens.s3}; }
  td svg { width: 18px; height: 18px; color: ${tokens.muted}; }
  ${media.phone} {
    display: block;
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody { display: block; }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${tokens.s2};
      padding-block: ${tokens.s4};
    }
    tbody tr:first-child { padding-top: 0; border-top: 0; }
    tbody th, td { height: auto; padding: 0; }
    td[data-label]::before { content: attr(data-label) ": "; color: ${tokens.muted}; }
    td[data-label] { grid-column: 1 / -1; }
    td[data-label] svg { display: none; }
    td:last-child { grid-row: 1; grid-column: 2; }
  }
`
const None = styled.td`
  color: ${tokens.muted};
`

/** End of access now and after the payment, per language (C-SUM-02). */
export function AccessTable({ changes }: { changes: readonly AccessChange[] }) {
  const { t } = useTranslation(['commerce', 'common'])
  const heading = useId()
  const until = (date: Date) => t('summary.until', { date: formatDate(date) })
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <h2 id={heading}>{t('summary.access')}</h2>
      <Table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t('summary.lang')}</th>
            <th scope="col">{t('summary.now')}</th>
            <th scope="col">{t('summary.after')}</th>
            <th scope="col">
              <VisuallyHidden>{t('summary.change')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ lang, before, after, months }) => (
            <tr key={lang}>
              <th scope="row">
                <span>
                  <Flag langCode={lang} />
                  {t(`common:language.${lang}`)}
                </span>
              </th>
              {before ? (
                <td data-label={t('summary.now')}>{until(before)}</td>
              ) : (
                <None data-label={t('summary.now')}>{t('summary.none')}</None>
              )}
              <td data-label={t('summary.after')}>
                <span>
                  <IconArrowRight aria-hidden />
                  <b>{until(after)}</b>
                </span>
              </td>
              <td>
                <Badge tone="success">{t('summary.more', { count: months })}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
