import { formatFilters } from '@mowka/contract/list'
import type { ContentKind, HistoryEntry } from '@mowka/contract/schemas/editor/history'
import { formatMoment } from '@mowka/domain/time'
import { Button, Muted, ResponsiveDialog, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { IconArrowBackUp } from '@mowka/kernel/ui/icons'
import { read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FieldChanges } from './FieldChanges'

/** Number of entries shown at first and added by each press. */
const STEP = 20

const Entry = styled.li`
  display: grid;
  gap: ${tokens.s2};
  padding-block: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  &:first-child { padding-top: 0; border-top: 0; }
`
const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Shows the changes of a row with author and time, and restores the state before a change. */
export function HistoryDialog({
  kind,
  row,
  labels,
  onClose,
}: {
  kind: ContentKind
  row: { _id: string; version: number }
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  const [limit, setLimit] = useState(STEP)
  const reads = useReads({
    page: read(
      'listHistory',
      { filters: formatFilters({ kind, _id: row._id }), limit },
      { keepPrevious: true },
    ),
  })
  const back = useWrite('goBackInHistory', { success: () => t('history.back.done') })
  return (
    <ResponsiveDialog open size="lg" onClose={onClose} title={t('history.title')}>
      <ReadStates reads={reads} skeleton={<Skeleton height={240} />} headingLevel={3}>
        {({ page }) => (
          <Stack gap={4}>
            {page.data.length === 0 && <Muted>{t('history.empty')}</Muted>}
            <Entries>
              {page.data.map((entry) => (
                <HistoryLine
                  key={entry._id}
                  entry={entry}
                  labels={labels}
                  row={row}
                  busy={back.busy}
                  onBack={() => void back.run({ id: entry._id, body: { version: row.version } })}
                />
              ))}
            </Entries>
            {page.metadata.total > page.data.length && (
              <Button onClick={() => setLimit((all) => all + STEP)}>{t('history.more')}</Button>
            )}
          </Stack>
        )}
      </ReadStates>
    </ResponsiveDialog>
  )
}

function HistoryLine({
  entry: { action, author, createdAt, changes },
  labels,
  row,
  busy,
  onBack,
}: {
  entry: HistoryEntry
  labels: Readonly<Record<string, string>>
  row: object
  busy: boolean
  onBack: () => void
}) {
  const { t } = useTranslation('admin')
  const at = formatMoment(createdAt)
  return (
    <Entry>
      <div>
        {/* A newer server may send an action that has no text here. */}
        <strong>{t([`history.action.${action}`, 'history.action.changed'])}</strong>{' '}
        <Muted as="span">
          {at}, {author ?? t('row.noAuthor')}
        </Muted>
      </div>
      {action === 'changed' && (
        <>
          <FieldChanges changes={changes} labels={labels} row={row} />
          <div>
            <Button
              size="sm"
              leftIcon={<IconArrowBackUp aria-hidden />}
              disabled={busy}
              aria-label={t('history.back.row', { at })}
              onClick={onBack}
            >
              {t('history.back.button')}
            </Button>
          </div>
        </>
      )}
    </Entry>
  )
}
