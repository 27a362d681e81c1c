import type { ImportUndo } from '@mowka/contract/schemas/editor/content-import'
import { Muted, Stack } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LinkList } from '../links/LinkList'
import { contentPath } from './content-path'

/** The rows that undoing an import left alone, with their reasons. */
export function KeptRows({ undo: { kept, keptCount } }: { undo: ImportUndo }) {
  const { t } = useTranslation('transfer')
  return (
    <Stack gap={4}>
      <Muted>{t('applied.keptLead')}</Muted>
      <LinkList>
        {kept.map(({ kind, rowId, name, reason }) => {
          const to = name === null ? undefined : contentPath(kind, rowId)
          return (
            <li key={`${kind} ${rowId}`}>
              <span>
                <Muted as="span" size={13}>
                  {t([`kind.${kind}`, 'kind.other'])}
                </Muted>{' '}
                {to === undefined ? (
                  <span>{name ?? t('applied.nameless')}</span>
                ) : (
                  <Link to={to}>{name}</Link>
                )}
              </span>
              {/* A newer server may send a reason that has no text here. */}
              <Muted size={14}>{t([`applied.reason.${reason}`, 'applied.reason.other'])}</Muted>
            </li>
          )
        })}
      </LinkList>
      {keptCount > kept.length && <Muted>{t('applied.more', { number: keptCount - kept.length })}</Muted>}
    </Stack>
  )
}
