import { importVerdicts } from '@mowka/contract/endpoints/editor/content'
import { contentKinds } from '@mowka/contract/endpoints/editor/history'
import type { ContentImport } from '@mowka/contract/schemas/editor/content-import'
import { formatMoment } from '@mowka/domain/time'
import { Alert, Badge, type BadgeTone, Button, EmptyState, Muted, Row, Stack } from '@mowka/kernel/ui'
import { IconCircleCheck } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { ListTable, useList } from '@mowka/web/views/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importColumns, verdictLabel } from './import-columns'

const countTones = {
  created: 'success',
  updated: 'soft',
  unchanged: 'neutral',
  theirs: 'danger',
  gone: 'neutral',
  held: 'tag',
} as const satisfies Record<keyof ContentImport['counts'], BadgeTone>
const countNames = ['created', 'updated', 'theirs', 'held', 'gone', 'unchanged'] as const

/** The changes of an import by row before writing, and the outcome afterwards. */
export function ImportPlan({ current, refresh }: { current: ContentImport; refresh: () => void }) {
  const { t } = useTranslation('transfer')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const { counts, state, digest } = current
  const apply = useWrite('applyContentImport', {
    failure: ({ code }) => {
      if (code === 'PLAN_CHANGED') return t('plan.changed')
      return code === 'NOTHING_TO_DO' ? t('nothing.title') : undefined
    },
  })
  const run = async () => {
    const { ok } = await apply.run({ body: { digest: digest ?? '', takeIds: [...taken] } })
    if (!ok) refresh()
  }
  const changes = counts.created + counts.updated + taken.size
  const isOpen = state === 'planned' || state === 'failed'
  const rows = counts.created + counts.updated + counts.theirs + counts.gone + counts.held
  return (
    <Stack gap={5}>
      <Outcome current={current} />
      <Counts current={current} />
      {current.leftCount > 0 && (
        <Alert title={t('left.title', { count: current.leftCount })}>
          {t('left.text')} <span translate="no">{current.left.slice(0, 10).join(', ')}</span>
        </Alert>
      )}
      {rows === 0 ? (
        <>
          <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
          <DropButton done />
        </>
      ) : (
        <>
          {isOpen && (
            <Row>
              <Button
                variant="primary"
                leftIcon={<IconCircleCheck aria-hidden />}
                loading={apply.busy}
                disabled={changes === 0}
                onClick={() => void run()}
              >
                {t(state === 'failed' ? 'apply.again' : 'apply.button', { count: changes })}
              </Button>
              <DropButton />
            </Row>
          )}
          <PlanTable
            isOpen={state === 'planned'}
            taken={taken}
            onTake={(id, isTaken) =>
              setTaken((all) => new Set(isTaken ? [...all, id] : [...all].filter((each) => each !== id)))
            }
          />
          {state === 'done' && <DropButton done />}
        </>
      )}
    </Stack>
  )
}

/** Describes the state of the import. */
function Outcome({ current }: { current: ContentImport }) {
  const { t } = useTranslation('transfer')
  const { state, fileName, written, overtaken, isNewPlan, keptUntil } = current
  if (state === 'done') {
    return (
      <Alert kind="success" live title={t('done.title', { count: written })}>
        {overtaken > 0 && <span>{t('done.overtaken', { count: overtaken })} </span>}
        <span>{t('done.text')}</span>
      </Alert>
    )
  }
  if (state === 'failed') {
    return (
      <Alert kind="error" live title={t('failed.title')}>
        {t('failed.text', { count: written })}
      </Alert>
    )
  }
  return (
    <>
      {isNewPlan && (
        <Alert kind="warning" live>
          {t('plan.changed')}
        </Alert>
      )}
      <p role="status">{t('plan.title', { name: fileName })}</p>
      <Muted size={14}>{t('plan.kept', { until: formatMoment(keptUntil) })}</Muted>
    </>
  )
}

function Counts({ current: { counts } }: { current: ContentImport }) {
  const { t } = useTranslation('transfer')
  return (
    <Row gap={2}>
      {countNames
        .filter((name) => counts[name] > 0)
        .map((name) => (
          <Badge key={name} tone={countTones[name]}>
            {t(`count.${name}`, { count: counts[name] })}
          </Badge>
        ))}
    </Row>
  )
}

function PlanTable({
  isOpen,
  taken,
  onTake,
}: {
  isOpen: boolean
  taken: ReadonlySet<string>
  onTake: (id: string, isTaken: boolean) => void
}) {
  const { t } = useTranslation('transfer')
  const list = useList('listContentImportRows')
  return (
    <ListTable
      caption={t('plan.caption')}
      handle={list}
      columns={importColumns(t, { isOpen, taken, onTake })}
      rowKey={({ kind, _id }) => `${kind} ${_id}`}
      rowTone={({ verdict }) => (verdict === 'theirs' ? 'attention' : undefined)}
      choices={[
        {
          name: 'verdict',
          label: verdictLabel(t, isOpen),
          options: [
            { value: '', label: t('all') },
            ...importVerdicts.map((value) => ({ value, label: t(`verdict.${value}`) })),
          ],
        },
        {
          name: 'kind',
          label: t('column.kind'),
          options: [
            { value: '', label: t('all') },
            ...contentKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          ],
        },
      ]}
      texts={{
        filters: t('plan.filters'),
        empty: { title: t('plan.none'), text: t('plan.noneText') },
        notFound: {
          title: t('plan.none'),
          text: t('plan.noneText'),
          clear: t('plan.clear'),
        },
      }}
    />
  )
}

/** Discards an import. Changes that were written are not reverted. */
export function DropButton({ done = false }: { done?: boolean }) {
  const { t } = useTranslation('transfer')
  const drop = useWrite('dropContentImport', {
    failure: ({ code }) => (code === 'IMPORT_RUNS' ? t('import.runs') : undefined),
  })
  return (
    <Row>
      <Button variant="ghost" loading={drop.busy} onClick={() => void drop.run({})}>
        {t(done ? 'drop.done' : 'drop.open')}
      </Button>
    </Row>
  )
}
