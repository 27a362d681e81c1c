import { langTag } from '@mowka/domain/languages/languages'
import { confirm, notify, usePageTitle } from '@mowka/kernel/platform'
import { Button, Page, PageHeader, Skeleton } from '@mowka/kernel/ui'
import { IconArrowLeft, IconCopy, IconEye, IconHistory, IconTrash } from '@mowka/kernel/ui/icons'
import type { ReadState } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { HistoryDialog } from '../history/HistoryDialog'
import { NoAccess } from '../list/NoAccess'
import { addRecentRow, removeRecentRow } from '../search/recent-rows'
import { useAttempt } from './attempt'
import { EditForm } from './EditForm'
import type { EditField, EditRow, EditTexts, Entity } from './entity'
import { fieldLabels } from './kind-labels'
import { listAddress, useOrigin, useWayBack } from './way-back'

/** Props of a kind's page. */
export type EditPageProps<Row extends EditRow, Values extends object> = {
  entity: Entity<Row, Values>
  texts: EditTexts<Row>
  fields: readonly EditField<Values>[]
  /** Preview of the input as learners will see it. */
  preview?: (values: Values) => ReactNode
  /** Returns the address of the page on which learners see a row. */
  learnersPage?: (row: Row) => string
  /** Content below the input of a field, such as its comments. */
  beside?: (row: Row, field: EditField<Values>) => ReactNode
  /** Content above the form. */
  above?: (row: Row) => ReactNode
  /** Content below the form, such as linked rows. */
  below?: (row: Row) => ReactNode
  /** Asks for confirmation before deletion, if the default question isn't enough. */
  askToDelete?: (row: Row) => Promise<boolean>
}

/** The page of a new row. */
export function CreatePage<Row extends EditRow, Values extends object>(props: EditPageProps<Row, Values>) {
  return <Frame {...props} row={null} />
}

/**
 * The page of a row: form, history, copy and deletion, with the states for loading, no access, unknown ids, unsaved
 * changes, mistakes and concurrent changes.
 */
export function EditPage<Row extends EditRow, Values extends object, Data>({
  reads,
  rowOf,
  ...props
}: EditPageProps<Row, Values> & {
  reads: ReadState<Data>
  /** Selects the row in the response; `undefined` for an unknown one. */
  rowOf: (data: Data) => Row | undefined
}) {
  const { entity, texts } = props
  const [isLeaving, setLeaving] = useState(false)
  /** The last version of the row that was loaded. */
  const [last, setLast] = useState<Row>()
  /** Whether saving has found that the row doesn't exist any more. */
  const [isMissing, setMissing] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const loaded = reads.state === 'ready' ? rowOf(reads.data) : undefined
  if (loaded && (loaded._id !== last?._id || loaded.version !== last.version)) {
    setLast(loaded)
    // The row of another address.
    if (loaded._id !== last?._id) {
      setLeaving(false)
      setMissing(false)
    }
  }
  const row = isMissing ? undefined : loaded
  const isUnknown = reads.state === 'missing' || (reads.state === 'ready' && !row)
  const isLost = !isLeaving && isDirty && last !== undefined && isUnknown
  const isGone = !isLeaving && !isLost && isUnknown
  const navigate = useNavigate()
  const goAway = useEffectEvent(() => {
    notify('error', texts.gone)
    void navigate(listAddress(entity.list), { replace: true })
  })
  useEffect(() => {
    if (isGone) goAway()
  }, [isGone])

  const shown = isLost ? last : row
  if (shown) {
    return (
      <Frame
        {...props}
        key={shown._id}
        row={shown}
        isLost={isLost}
        onLeaving={setLeaving}
        onMissing={() => setMissing(true)}
        onDirty={setDirty}
      />
    )
  }
  if (isGone || (isLeaving && isUnknown)) return null
  return (
    <Page width="wide">
      {reads.state === 'loading' ? (
        <PageHeader title={<Skeleton width={260} height={32} />} />
      ) : (
        <PageHeader title={texts.list} />
      )}
      <ReadStates reads={reads} skeleton={<Skeleton height={480} />} locked={<NoAccess />}>
        {() => null}
      </ReadStates>
    </Page>
  )
}

function Frame<Row extends EditRow, Values extends object>({
  entity,
  texts,
  fields,
  preview,
  learnersPage,
  beside,
  above,
  below,
  askToDelete,
  row,
  isLost = false,
  onLeaving,
  onMissing,
  onDirty,
}: EditPageProps<Row, Values> & {
  row: Row | null
  /** Whether the row was deleted while the form has unsaved changes, which can be saved as a new row. */
  isLost?: boolean
  onLeaving?: (isLeaving: boolean) => void
  onMissing?: () => void
  onDirty?: (isDirty: boolean) => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const title = texts.title(row)
  const titleLang = row ? texts.titleLang?.(row) : undefined
  usePageTitle(title)
  const rowId = row?._id
  const stored = isLost ? null : row
  useEffect(() => {
    if (rowId !== undefined) addRecentRow({ kind: entity.kind, _id: rowId, title, titleLang })
  }, [entity.kind, rowId, title, titleLang])
  const navigate = useNavigate()
  const goBack = useWayBack(entity.list)
  const { origin, keep } = useOrigin()
  const attempt = useAttempt()
  const [isPast, setPast] = useState(false)
  const [isBusy, setBusy] = useState(false)
  /** The row is deleted, so unsaved changes need no confirmation. */
  const [isDeleted, setDeleted] = useState(false)
  const leave = useEffectEvent(() => goBack())
  useEffect(() => {
    if (isDeleted) leave()
  }, [isDeleted])

  const remove = async (deleted: Row) => {
    const { remove: send } = entity
    const isSure = askToDelete
      ? await askToDelete(deleted)
      : await confirm({
          title: texts.askDelete ?? title,
          text: t('row.cannotUndo'),
          confirmLabel: t('common:delete'),
          cancelLabel: t('common:cancel'),
          destructive: true,
        })
    if (!send || !isSure) return
    setBusy(true)
    onLeaving?.(true)
    const outcome = await attempt(() => send(deleted))
    setBusy(false)
    if (!outcome.ok) {
      onLeaving?.(false)
      if (outcome.error.status === 409) notify('error', t('edit.notDeleted'))
      return
    }
    notify('success', texts.deleted ?? t('edit.deleted'))
    removeRecentRow(deleted._id)
    setDeleted(true)
  }

  const copy = async (from: Row) => {
    const { copy: send } = entity
    if (!send) return
    setBusy(true)
    const outcome = await attempt(() => send(from, crypto.randomUUID()))
    setBusy(false)
    if (!outcome.ok) return
    notify('success', texts.copied ?? t('edit.copied'))
    void navigate(keep(entity.page(outcome.answer._id)))
  }

  return (
    <Page width="wide">
      <div>
        <Button
          variant="ghost"
          size="sm"
          leftIcon={<IconArrowLeft aria-hidden />}
          onClick={() => goBack(row?._id)}
        >
          {origin ? t(`edit.backTo.${origin.kind}`) : texts.list}
        </Button>
      </div>
      <PageHeader
        title={titleLang ? <span lang={langTag(titleLang)}>{title}</span> : title}
        aside={
          stored && (
            <>
              {learnersPage && (
                <Button
                  size="sm"
                  to={learnersPage(stored)}
                  target="_blank"
                  leftIcon={<IconEye aria-hidden />}
                >
                  {t('publication.preview')}
                </Button>
              )}
              <Button size="sm" leftIcon={<IconHistory aria-hidden />} onClick={() => setPast(true)}>
                {t('edit.history')}
              </Button>
              {entity.copy && (
                <Button
                  size="sm"
                  leftIcon={<IconCopy aria-hidden />}
                  disabled={isBusy}
                  onClick={() => void copy(stored)}
                >
                  {t('edit.copy')}
                </Button>
              )}
              {entity.remove && (
                <Button
                  size="sm"
                  variant="danger-outline"
                  leftIcon={<IconTrash aria-hidden />}
                  disabled={isBusy}
                  onClick={() => void remove(stored)}
                >
                  {t('common:delete')}
                </Button>
              )}
            </>
          )
        }
      />
      {stored && above?.(stored)}
      <EditForm
        entity={entity}
        texts={texts}
        fields={fields}
        row={row}
        preview={preview}
        beside={stored && beside ? (field) => beside(stored, field) : undefined}
        guarded={!isDeleted}
        isLost={isLost}
        onMissing={onMissing}
        onDirty={onDirty}
        onCreated={(made) => {
          if (isLost) {
            onLeaving?.(true)
            if (rowId !== undefined) removeRecentRow(rowId)
          }
          void navigate(keep(entity.page(made._id)), { replace: true })
        }}
      />
      {stored && below?.(stored)}
      {stored && isPast && (
        <HistoryDialog
          kind={entity.kind}
          row={stored}
          labels={fieldLabels(t, entity.kind)}
          onClose={() => setPast(false)}
        />
      )}
    </Page>
  )
}
