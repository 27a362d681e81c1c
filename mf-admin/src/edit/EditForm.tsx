import { notify } from '@mowka/kernel/platform'
import { Alert, Button, Card, Muted, media, queries, Stack, tokens, useMediaQuery } from '@mowka/kernel/ui'
import type { Outcome } from '@mowka/web/api'
import { Form, FormActions, useFormValues } from '@mowka/web/forms'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { isStale, useAttempt } from './attempt'
import { ConflictDialog } from './ConflictDialog'
import type { EditField, EditRow, EditTexts, Entity } from './entity'
import { differing, isSame, type Merge, merge, pick } from './merge'
import { DrawerBar, SaveBar } from './SaveBar'
import { NEXT, saveKeys, useSaveKeys } from './save-keys'
import { useOrigin } from './way-back'

const Columns = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $narrow }) => !$narrow && 'minmax(0, 2fr)'} minmax(0, 1fr);
  gap: ${tokens.s6};
  align-items: start;
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`

const Lost = styled.div`
  margin-bottom: ${tokens.s5};
`
const After = styled.div`
  margin-top: ${tokens.s5};
`

/** Two versions of a row to merge. */
type Conflict<Row, Values> = { mine: Values; theirs: Row; merged: Merge<Values> }

/** Tracks the current form values for later callbacks. */
function Latest<Values>({ values }: { values: RefObject<Values> }) {
  const now = useFormValues<Values>()
  useEffect(() => {
    values.current = now
  }, [values, now])
  return null
}

/** Whether a value is a row. The server reports the current row with a stale write. */
const isRow = <Row extends EditRow>(current: unknown): current is Row =>
  typeof current === 'object' && current !== null && '_id' in current && 'version' in current

/** The form of an existing or a new row, in two columns, with saving and the merge of concurrent changes. */
export function EditForm<Row extends EditRow, Values extends object>({
  entity,
  texts,
  fields,
  row,
  preview,
  beside,
  guarded,
  isNarrow = false,
  isLost = false,
  onCreated,
  onSaved,
  onMissing,
  onDirty,
}: {
  entity: Entity<Row, Values>
  texts: EditTexts<Row>
  fields: readonly EditField<Values>[]
  /** `null` for a new row. */
  row: Row | null
  preview?: ((values: Values) => ReactNode) | undefined
  beside?: ((field: EditField<Values>) => ReactNode) | undefined
  guarded: boolean
  /** One column, for a form in a drawer. */
  isNarrow?: boolean
  /** Whether the row doesn't exist any more, so that saving creates a new one. */
  isLost?: boolean
  /** Called after a new row was created, unless the form continues with the next one. */
  onCreated: (row: Row) => void
  /** Called after a change of an existing row was saved. */
  onSaved?: (row: Row) => void
  /** Called if the row doesn't exist any more. */
  onMissing?: (() => void) | undefined
  onDirty?: ((isDirty: boolean) => void) | undefined
}) {
  const { t } = useTranslation(['admin', 'common'])
  const attempt = useAttempt()
  const around = useRef<HTMLDivElement>(null)
  useSaveKeys(around)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [blank, setBlank] = useState(entity.empty)
  /** Rows created in this series, latest last. */
  const [series, setSeries] = useState<readonly Row[]>([])
  /** Incremented to focus the first field. */
  const [focused, setFocused] = useState(0)
  useEffect(() => {
    if (focused > 0) around.current?.querySelector<HTMLElement>('textarea, input, select')?.focus()
  }, [focused])
  /** Whether the last attempt to save was made with the button for the next row. */
  const goesOn = useRef(false)
  /**
   * The version that the editor has loaded. It stays the same while the form has unsaved changes, so that no other
   * editor's change is overwritten.
   */
  const [base, setBase] = useState(row)
  const [isDirty, setDirty] = useState(false)
  const [conflict, setConflict] = useState<Conflict<Row, Values> | null>(null)
  const [isSaving, setSaving] = useState(false)
  /** Incremented to reset the form to the saved values. */
  const [edition, setEdition] = useState(0)
  const saved = base ? entity.valuesOf(base) : blank
  const latest = useRef(saved)
  if (row && base && row.version > base.version && !isDirty && !isSaving) setBase(row)

  /** Saves the differences from a version of the row. An outdated version is merged with the current one first. */
  const write = async (from: Row, before: Values, mine: Values): Promise<Outcome<Row>> => {
    const outcome = await attempt(() => entity.save(from, pick(mine, differing(before, mine)), mine))
    if (outcome.ok || !isStale(outcome.error)) return outcome
    const current: unknown = outcome.error.problem?.current
    if (!isRow<Row>(current)) {
      notify('error', t('common:write.stale'))
      return outcome
    }
    const theirs = entity.valuesOf(current)
    const merged = merge(before, mine, theirs, entity.together)
    if (merged.conflicts.length > 0) {
      setConflict({ mine, theirs: current, merged })
      return outcome
    }
    const again = await write(current, theirs, merged.values)
    const also = fields.filter(({ name }) => merged.theirs.includes(name)).map(({ label }) => label)
    if (again.ok && also.length > 0) notify('info', t('edit.merged', { fields: also.join(', ') }))
    return again
  }

  /** The values of the last attempt to create the row, whose response may have been lost. */
  const attempted = useRef<Values | null>(null)
  /**
   * Creates the row. If an earlier attempt created it and another editor has changed it since, the correction is
   * merged.
   */
  const create = async (values: Values): Promise<Outcome<Row>> => {
    const before = attempted.current
    attempted.current = values
    const outcome = await attempt(() => entity.create(requestId, values))
    if (outcome.ok || !isStale(outcome.error)) return outcome
    const current: unknown = outcome.error.problem?.current
    if (before === null || !isRow<Row>(current)) {
      notify('error', t('common:write.stale'))
      return outcome
    }
    return write(current, before, values)
  }

  /** Clears the form for the next row of a series, and focuses its first field. */
  const startNext = (made: Row, sent: Values) => {
    setSeries((all) => [...all.filter(({ _id }) => _id !== made._id), made])
    // Input that was typed while the row was being saved is shown as a change of this row instead of being lost.
    if (!isSame(latest.current, sent)) return setBase(made)
    attempted.current = null
    setBase(null)
    setBlank(entity.next?.(sent) ?? entity.empty)
    setRequestId(crypto.randomUUID())
    setEdition((number) => number + 1)
    setFocused((number) => number + 1)
  }

  /** Shows the saved row, including what the server or another editor changed. */
  const settle = (answer: Row, sent: Values) => {
    setBase(answer)
    const isTypedOn = !isSame(latest.current, sent)
    if (!isSame(entity.valuesOf(answer), sent) && !isTypedOn) setEdition((number) => number + 1)
    notify('success', texts.saved)
  }

  const save = async (values: Values): Promise<Outcome<Row>> => {
    setSaving(true)
    try {
      if (base === null || isLost) {
        const made = await create(values)
        if (made.ok) notify('success', texts.created)
        return made
      }
      const outcome = await write(base, saved, values)
      if (!outcome.ok) {
        if (outcome.error.status === 404) onMissing?.()
        return outcome
      }
      settle(outcome.answer, values)
      return outcome
    } finally {
      setSaving(false)
    }
  }

  const choose = async (values: Values) => {
    if (!conflict) return
    setSaving(true)
    const { theirs } = conflict
    const outcome = await write(theirs, entity.valuesOf(theirs), values)
    setSaving(false)
    if (!outcome.ok) return
    setConflict(null)
    setBase(outcome.answer)
    setEdition((number) => number + 1)
    notify('success', texts.saved)
  }

  const done = useRef<{ row: Row; sent: Values; goesOn: boolean } | null>(null)
  const proceed = () => {
    if (!done.current) return
    const { row: answer, sent, goesOn } = done.current
    if (goesOn) startNext(answer, sent)
    else if (row === null || isLost) onCreated(answer)
    else onSaved?.(answer)
  }

  const { keep } = useOrigin()
  const inputOf = (field: EditField<Values>) => (
    <div key={field.name}>
      {field.input}
      {beside?.(field)}
      {field.after && <After>{field.after}</After>}
    </div>
  )
  const isPhone = useMediaQuery(queries.belowMedium)
  const [isSeries, last] = [row === null && entity.next !== undefined, series.at(-1)]
  const actions = (
    <Stack gap={2}>
      <FormActions
        submit={t(isLost ? 'edit.saveAsNew' : 'common:save')}
        // A stored row may have a next step of its own, such as its publication.
        variant={base === null || isLost ? 'primary' : 'navy'}
        always={base === null || isLost}
        kbd={saveKeys.save.shown}
        aria-keyshortcuts={saveKeys.save.aria}
      >
        {isSeries && (
          <Button type="submit" value={NEXT} kbd={saveKeys.next.shown} aria-keyshortcuts={saveKeys.next.aria}>
            {t('edit.saveNext')}
          </Button>
        )}
      </FormActions>
      {last && (
        <Muted size={14}>
          {t('edit.series', { count: series.length })}{' '}
          <Link to={keep(entity.page(last._id))}>{texts.title(last)}</Link>
        </Muted>
      )}
    </Stack>
  )
  return (
    <div
      ref={around}
      onSubmitCapture={({ nativeEvent }) => {
        const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : null
        goesOn.current = submitter instanceof HTMLButtonElement && submitter.value === NEXT
      }}
    >
      {isLost && (
        <Lost>
          <Alert kind="warning" live title={t('edit.lost.title')}>
            {t('edit.lost.text')}
          </Alert>
        </Lost>
      )}
      <Form<Values>
        key={edition}
        initialValues={saved}
        aria-label={texts.title(base)}
        guarded={guarded}
        seen={base}
        onKept={(seen) => {
          // Restored input is merged with later changes of other editors when it is saved, like any other input.
          if (isRow<Row>(seen)) setBase(seen)
          setDirty(true)
        }}
        onDirty={(isNow) => {
          setDirty(isNow)
          onDirty?.(isNow)
        }}
        save={async (values) => {
          const { current: isNext } = goesOn
          const outcome = await save(values)
          done.current = outcome.ok ? { row: outcome.answer, sent: values, goesOn: isNext } : null
          return outcome
        }}
        onSaved={proceed}
      >
        <Latest<Values> values={latest} />
        <Columns $narrow={isNarrow}>
          <Card>
            <Stack gap={5}>
              {fields.map((field) => !field.side && inputOf(field))}
              {!isPhone && !isNarrow && actions}
            </Stack>
          </Card>
          <Stack gap={5}>
            <Card>
              <Stack gap={5}>{fields.map((field) => field.side && inputOf(field))}</Stack>
            </Card>
            {preview && <Preview<Values> draw={preview} />}
          </Stack>
          {isNarrow && <DrawerBar>{actions}</DrawerBar>}
          {isPhone && !isNarrow && <SaveBar>{actions}</SaveBar>}
        </Columns>
      </Form>
      {conflict && (
        <ConflictDialog<Values>
          key={conflict.theirs.version}
          fields={fields}
          mine={conflict.mine}
          theirs={entity.valuesOf(conflict.theirs)}
          merged={conflict.merged}
          saving={isSaving}
          onChoose={(values) => void choose(values)}
          onClose={() => setConflict(null)}
        />
      )}
    </div>
  )
}

const PreviewCard = styled(Card)`
  background: ${tokens.sunken};
`

/** Preview of the input as learners will see it. */
function Preview<Values>({ draw }: { draw: (values: Values) => ReactNode }) {
  const { t } = useTranslation('admin')
  const values = useFormValues<Values>()
  const drawn = draw(values)
  return (
    <PreviewCard as="section" aria-label={t('edit.preview')}>
      <Stack gap={3}>
        <strong>{t('edit.preview')}</strong>
        {drawn ? <div>{drawn}</div> : <Muted>{t('edit.unseen')}</Muted>}
      </Stack>
    </PreviewCard>
  )
}
