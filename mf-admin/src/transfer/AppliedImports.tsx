import type { AppliedImport } from '@mowka/contract/schemas/editor/content-import'
import { confirm, notify } from '@mowka/kernel/platform'
import { EmptyState, ResponsiveDialog, Section, Stack } from '@mowka/kernel/ui'
import { DataTable } from '@mowka/kernel/ui/table'
import { read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appliedColumns } from './applied-columns'
import { KeptRows } from './KeptRows'

/** Number of imports on the page. */
const SHOWN = 10

/** Polling interval while an import is written or undone, in milliseconds. */
const ASK_EVERY = 1_000

/** The last imports of all editors, and undoing them. */
export function AppliedImports() {
  const { t } = useTranslation('transfer')
  const reads = useReads({
    applied: read('listAppliedImports', { limit: SHOWN }),
    current: read('getContentImport'),
  })
  const again = useEffectEvent(() => {
    if (reads.state === 'ready' && !document.hidden) void reads.retry()
  })
  const data = reads.state === 'ready' ? reads.data : undefined
  // The editor's own import appears in the list while it is written.
  const ownState = data?.current.import?.state
  const isMoving =
    ownState === 'applying' ||
    data?.applied.data.some(({ state }) => state === 'applying' || state === 'undoing') === true
  const wasMoving = useRef(false)
  useEffect(() => {
    // The last poll may have been just before the end.
    if (!isMoving && wasMoving.current) again()
    wasMoving.current = isMoving
    if (!isMoving) return
    const timer = setInterval(() => again(), ASK_EVERY)
    return () => clearInterval(timer)
  }, [isMoving])
  // The import above reports that.
  if (reads.state === 'locked') return null
  return (
    <Section title={t('applied.title')}>
      <ReadStates reads={reads} skeleton={<Imports />}>
        {({ applied }) => <Imports rows={applied.data} />}
      </ReadStates>
    </Section>
  )
}

/** The table of imports, with skeleton rows while `rows` is undefined. */
function Imports({ rows }: { rows?: readonly AppliedImport[] }) {
  const { t } = useTranslation(['transfer', 'common'])
  const [shown, setShown] = useState<AppliedImport | null>(null)
  const around = useRef<HTMLDivElement>(null)
  /** Focuses the state of an import, whose button disappears. */
  const focusState = (id: string) => {
    const { activeElement, body } = document
    if (activeElement !== body && !around.current?.contains(activeElement)) return
    around.current?.querySelector<HTMLElement>(`[data-import="${id}"]`)?.focus()
  }
  const undo = useWrite('undoAppliedImport', {
    row: ({ _id }: AppliedImport) => _id,
    args: ({ _id }: AppliedImport) => ({ id: _id }),
    failure: ({ code }) => (code === 'IMPORT_RUNS' ? t('applied.runs') : undefined),
    onAnswer: (answer) => {
      focusState(answer._id)
      if (answer.state !== 'undone' || !answer.undo) return notify('info', t('applied.started'))
      const { keptCount } = answer.undo
      if (keptCount === 0) return notify('success', t('applied.done'))
      notify('warning', t('applied.doneWithKept', { number: keptCount }), {
        action: { label: t('applied.showKept'), onSelect: () => setShown(answer) },
      })
    },
  })
  const ask = async (row: AppliedImport) => {
    const isSure = await confirm({
      title: t('applied.ask.title', { name: row.name }),
      text: (
        <Stack gap={3}>
          {row.changed > 0 && <p>{t('applied.ask.changed', { count: row.changed })}</p>}
          {row.created > 0 && <p>{t('applied.ask.created', { count: row.created })}</p>}
          <p>{t('applied.ask.later')}</p>
        </Stack>
      ),
      confirmLabel: t('applied.undo'),
      cancelLabel: t('common:cancel'),
    })
    if (isSure) await undo.run(row)
  }
  return (
    <div ref={around}>
      <DataTable
        caption={t('applied.title')}
        columns={appliedColumns(t, {
          onUndo: (row) => void ask(row),
          onShow: setShown,
          isBusy: ({ _id }) => undo.isBusy(_id),
        })}
        rows={rows}
        rowKey={({ _id }) => _id}
        skeletonRows={3}
        empty={<EmptyState title={t('applied.none.title')}>{t('applied.none.text')}</EmptyState>}
      />
      {shown?.undo && (
        <ResponsiveDialog open title={t('applied.keptTitle')} onClose={() => setShown(null)}>
          <KeptRows undo={shown.undo} />
        </ResponsiveDialog>
      )}
    </div>
  )
}
