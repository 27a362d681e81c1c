import { notify } from '@mowka/kernel/platform'
import {
  Card,
  isOverlayOpen,
  Muted,
  media,
  queries,
  Stack,
  tokens,
  useMediaQuery,
  useSnackbarsAbove,
} from '@mowka/kernel/ui'
import type { Outcome } from '@mowka/web/api'
import { Form, FormActions, useFormValues } from '@mowka/web/forms'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { isStale, useAttempt } from './attempt'
import { ConflictDialog } from './ConflictDialog'
import type { EditField, EditRow, EditTexts, Entity } from './entity'
import { differing, isSame, type Merge, merge, pick } from './merge'

/** Submits the form inside an element with Ctrl+S or ⌘S, unless a dialog is open above it. */
function useSaveKey(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const { activeElement: field } = document
      const isInside = field instanceof HTMLElement && around.current?.contains(field) === true
      // A suggestion list isn't a dialog: the focus is still in the form.
      if (isOverlayOpen() && !isInside) return
      // Blurring a field commits pending input, such as a tag without Enter.
      if (isInside) field.blur()
      // Waits for the next render: before it, the button may still be disabled.
      window.setTimeout(() => {
        around.current?.querySelector<HTMLElement>('button[type="submit"]')?.click()
        if (isInside && document.activeElement === document.body) field.focus({ preventScroll: true })
      })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [around])
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 3;
  margin-inline: calc(-1 * ${tokens.gutter});
  padding: ${tokens.s3} ${tokens.gutter} calc(${tokens.s3} + env(safe-area-inset-bottom));
  border-top: 1px solid ${tokens.line};
  background: ${tokens.card};
`

/** The save bar of a long form on phones, visible from the first to the last field. */
function SaveBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useSnackbarsAbove(bar)
  return <Bar ref={bar}>{children}</Bar>
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(260px, 1fr);
  gap: ${tokens.s6};
  align-items: start;
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
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
  guarded,
  onCreated,
}: {
  entity: Entity<Row, Values>
  texts: EditTexts<Row>
  fields: readonly EditField<Values>[]
  /** `null` for a new row. */
  row: Row | null
  preview?: ((values: Values) => ReactNode) | undefined
  guarded: boolean
  onCreated: (row: Row) => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const attempt = useAttempt()
  const around = useRef<HTMLDivElement>(null)
  useSaveKey(around)
  const [requestId] = useState(() => crypto.randomUUID())
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
  const saved = base ? entity.valuesOf(base) : entity.empty
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
      if (base === null) {
        const made = await create(values)
        if (made.ok) notify('success', texts.created)
        return made
      }
      const outcome = await write(base, saved, values)
      if (outcome.ok) settle(outcome.answer, values)
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

  const made = useRef<Row | null>(null)
  const isPhone = useMediaQuery(queries.belowMedium)
  const actions = <FormActions submit={t('common:save')} variant="primary" always={base === null} />
  return (
    <div ref={around}>
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
        onDirty={setDirty}
        save={async (values) => {
          const outcome = await save(values)
          made.current = outcome.ok && base === null ? outcome.answer : null
          return outcome
        }}
        onSaved={() => made.current && onCreated(made.current)}
      >
        <Latest<Values> values={latest} />
        <Columns>
          <Card>
            <Stack gap={5}>
              {fields.map((field) => !field.side && <div key={field.name}>{field.input}</div>)}
              {!isPhone && actions}
            </Stack>
          </Card>
          <Stack gap={5}>
            <Card>
              <Stack gap={5}>
                {fields.map((field) => field.side && <div key={field.name}>{field.input}</div>)}
              </Stack>
            </Card>
            {preview && <Preview<Values> draw={preview} />}
          </Stack>
          {isPhone && <SaveBar>{actions}</SaveBar>}
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
