import type { AnswerOf, BodyOf } from '@mowka/contract/calls'
import { MAX_TAGS } from '@mowka/contract/content-kinds/kind'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Batch, BatchChange, BatchEffect, BatchRows } from '@mowka/contract/schemas/editor/batch'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import { cefrLevels } from '@mowka/domain/course/course'
import { ApiError } from '@mowka/kernel/platform'
import { Alert, Button, Muted, media, ResponsiveDialog, Select, Skeleton, Stack } from '@mowka/kernel/ui'
import { TagsField } from '@mowka/kernel/ui/forms'
import { callApi, useWrite } from '@mowka/web/api'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { KnownTags } from '../edit/content-tags'
import { choiceField } from '../edit/kind-labels'
import { actionText, type BatchAction, SkippedRows } from './batch-words'
import { HintChoice } from './HintChoice'

/** In a sheet, suggested tags need room below their field: above it they would cover the title. */
const Content = styled(Stack)`
  ${media.belowMedium} { &[data-suggests='true'] { min-height: 264px; } }
`

/** The editor's input in the dialog. */
type Details = { tags: readonly string[]; level: CefrLevel | ''; value: string; hintId: string | null }

/** The change of an action, or `null` until its details are entered. */
function changeOf(action: BatchAction, { tags, level, value, hintId }: Details): BatchChange | null {
  const { name } = action
  switch (name) {
    case 'on':
    case 'off':
      return { action: 'switch', active: name === 'on' }
    case 'archive':
    case 'unarchive':
      return { action: 'archive', archived: name === 'archive' }
    case 'mark':
    case 'unmark':
      return { action: 'mark', needAttention: name === 'mark' }
    case 'setLevel':
      return level === '' ? null : { action: name, level }
    case 'record':
    case 'recordAgain':
      return { action: 'record', replace: name === 'recordAgain' }
    case 'linkHint':
    case 'unlinkHint':
      return hintId === null ? null : { action: name, hintId }
    case 'set':
      return value === '' ? null : { action: name, field: action.field, value }
    default:
      return tags.length === 0 ? null : { action: name, tags: [...tags] }
  }
}

/** Previews a batch and runs it after confirmation. */
export default function BatchDialog({
  kind,
  action,
  rows,
  filters,
  onClose,
  onDone,
}: {
  kind: ContentKind
  action: BatchAction
  rows: BatchRows
  /** The filters of the list. Tags of its languages are suggested. */
  filters: object
  onClose: () => void
  onDone: (batch: Batch) => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [details, setDetails] = useState<Details>({ tags: [], level: '', value: '', hintId: null })
  const change = changeOf(action, details)
  const preview = usePreview(change && { kind, rows, change })
  const key = JSON.stringify(change)
  // A repeated request after a network failure has the same id, so that the server runs it once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change is another request
  const requestId = useMemo(() => crypto.randomUUID(), [key])
  const create = useWrite('createBatch', { onAnswer: onDone })
  const takesTags = action.name === 'addTags' || action.name === 'removeTags'
  const effect = change && preview.state === 'ready' ? preview.effect : null
  return (
    <ResponsiveDialog
      open
      closable={!create.busy}
      title={actionText(t, action)}
      onClose={onClose}
      actions={
        <>
          <Button disabled={create.busy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="primary"
            loading={create.busy}
            disabled={!effect || effect.changed === 0}
            onClick={() => {
              if (!change || !effect) return
              // Sends the previewed rows, without rows that match the filters only since then.
              const body = { requestId, kind, change, rows: { rowIds: effect.rowIds } }
              void create.run({ body })
            }}
          >
            {t('batch.apply', { count: effect?.changed ?? 0 })}
          </Button>
        </>
      }
    >
      <Content gap={4} data-suggests={takesTags}>
        {action.name === 'set' && (
          <Select
            label={choiceField(t, action.field, []).label}
            placeholder={t('batch.chooseValue')}
            options={choiceField(t, action.field, action.values).options}
            value={details.value}
            onChange={(value) => setDetails({ ...details, value })}
          />
        )}
        {action.name === 'setLevel' && (
          <Select
            label={t('batch.level')}
            placeholder={t('batch.chooseLevel')}
            options={cefrLevels.map((each) => ({ value: each, label: each }))}
            value={details.level}
            onChange={(value) => setDetails({ ...details, level: value })}
          />
        )}
        {takesTags && (
          <KnownTags of={filters}>
            {(known) => (
              <TagsField
                label={t('batch.tags')}
                note={t('batch.tagsNote')}
                max={MAX_TAGS}
                suggestions={known}
                value={details.tags}
                onChange={(tags) => setDetails({ ...details, tags })}
              />
            )}
          </KnownTags>
        )}
        {(action.name === 'linkHint' || action.name === 'unlinkHint') && (
          <HintChoice
            of={filters}
            value={details.hintId}
            onChange={(hintId) => setDetails({ ...details, hintId })}
          />
        )}
        <div aria-live="polite">
          {change && preview.state === 'loading' && <Skeleton height={48} />}
          {change && preview.state === 'failed' && (
            <Alert kind="error" live={false}>
              {t(preview.error.code === 'TOO_MANY_ROWS' ? 'batch.tooManyNow' : 'batch.notPreviewed')}{' '}
              <Button size="sm" onClick={preview.retry}>
                {t('common:retry')}
              </Button>
            </Alert>
          )}
          {effect && <Effect effect={effect} action={action} />}
        </div>
      </Content>
    </ResponsiveDialog>
  )
}

function Effect({ effect, action }: { effect: BatchEffect; action: BatchAction }) {
  const { t } = useTranslation('admin')
  const { changed, unchanged, skipped, skippedRows } = effect
  return (
    <Stack gap={2}>
      <p>
        <strong>{t('batch.willChange', { count: changed })}</strong>{' '}
        {unchanged > 0 && <span>{t(`batch.already.${action.name}`, { number: unchanged })}</span>}
      </p>
      {skipped > 0 && (
        <>
          <p>{t('batch.willSkip', { number: skipped })}</p>
          <SkippedRows rows={skippedRows} count={skipped} />
        </>
      )}
      <Muted>{t('batch.canUndo')}</Muted>
    </Stack>
  )
}

type Asked = BodyOf<'previewBatch'>

/** The state of a batch's preview. */
type Preview =
  | { state: 'loading' }
  | { state: 'ready'; effect: AnswerOf<'previewBatch'> }
  | { state: 'failed'; error: ApiError; retry: () => void }

/** Previews a change, and again whenever it differs. `null` previews nothing. */
function usePreview(body: Asked | null): Preview {
  const key = body && JSON.stringify(body)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; effect?: AnswerOf<'previewBatch'>; error?: ApiError }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (key === null) return undefined
    let isCurrent = true
    const asked: Asked = JSON.parse(key)
    callApi('previewBatch', { body: asked }).then(
      (effect) => isCurrent && setAnswer({ to: key, effect }),
      (reason: unknown) => {
        const error = reason instanceof ApiError ? reason : new ApiError('network', 0, null, reason)
        if (isCurrent) setAnswer({ to: key, error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt])
  if (!answer || answer.to !== key) return { state: 'loading' }
  if (answer.effect) return { state: 'ready', effect: answer.effect }
  const retry = () => {
    setAnswer(undefined)
    setAttempt((number) => number + 1)
  }
  return { state: 'failed', error: answer.error ?? new ApiError('network', 0, null), retry }
}
