import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { MAX_ANSWER_LENGTH, MIN_SENTENCE_LENGTH } from '@mowka/domain/exercise/answer'
import { MAX_PAIRS, type SentencePair } from '@mowka/domain/exercise/sentence-pairs'
import { notify } from '@mowka/kernel/platform'
import { Alert, Button, Muted, ResponsiveDialog, Row, Stack, TextArea } from '@mowka/kernel/ui'
import { IconPlus, IconSwitch2 } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PairsTable } from './PairsTable'
import { checkRows, type PairRow, rowsOf } from './pair-rows'
import { readPairs, readTable } from './read-pairs'
import { useGuardedPairs } from './use-guarded-pairs'
import { useSamePairs } from './use-same-pairs'

/** Duration of a message with an undo button, in ms. */
const NOTICE = 12_000

/** Number of visible lines of the text box, before and after the first pair. */
const LINES = { empty: 8, filled: 2 }

/** Creates exercises of a lesson from pasted sentence pairs, after a preview in which they can be corrected. */
export default function PairsDialog({ lesson, onClose }: { lesson: EditedLesson; onClose: () => void }) {
  const { t } = useTranslation(['lessonPairs', 'common'])
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly PairRow[]>([])
  /** Number of pairs above the limit that were left out. */
  const [leftOut, setLeftOut] = useState(0)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const same = useSamePairs(lesson._id, rows)
  const create = useWrite('createPairs', {
    row: () => lesson._id,
    failure: ({ status }) => (status === 422 ? t('full') : undefined),
  })
  const undo = useWrite('undoAppliedImport', {
    row: () => lesson._id,
    args: (id: string) => ({ id }),
    onAnswer: ({ undo: outcome }) =>
      outcome && outcome.keptCount > 0
        ? notify('warning', t('undoneInPart'))
        : notify('success', t('undone')),
  })
  /** Offers to undo the pairs in the message of their success. */
  const undoOf = (importId: string | null) =>
    importId === null
      ? {}
      : { duration: NOTICE, action: { label: t('undo'), onSelect: () => void undo.run(importId) } }
  const close = useGuardedPairs(rows.length > 0 || text.trim() !== '', onClose)

  const add = (pairs: readonly SentencePair[]) => {
    const room = MAX_PAIRS - rows.length
    setRows([...rows, ...rowsOf(pairs.slice(0, room))])
    setLeftOut(Math.max(0, pairs.length - room))
    setText('')
  }
  const checked = checkRows(rows)
  const ready = checked.flatMap(({ row, mistake }) => (mistake ? [] : [row]))
  const wrong = rows.length - ready.length

  const send = async () => {
    const pairs = ready.map(({ id: requestId, example, answer }) => ({ requestId, example, answer }))
    const outcome = await create.run({ id: lesson._id, body: { pairs } })
    if (!outcome.ok) return
    const { created, refused, importId } = outcome.answer
    const refusedIds = new Set(refused.flatMap(({ index }) => ready[index]?.id ?? []))
    const left = rows.filter((row) => refusedIds.has(row.id) || !ready.includes(row))
    if (left.length === 0) {
      notify('success', t('created', { count: created }), undoOf(importId))
      if (text.trim() === '') return onClose()
    } else {
      notify(
        'warning',
        `${t('created', { count: created })} ${t('left', { number: left.length })}`,
        undoOf(importId),
      )
    }
    setChanged(
      new Set(refused.flatMap(({ index, code }) => (code === 'CHANGED' ? (ready[index]?.id ?? []) : []))),
    )
    return setRows(left)
  }

  return (
    <ResponsiveDialog
      open
      size="xl"
      closable={!create.busy}
      title={t('title')}
      onClose={close}
      actions={
        <>
          <Button disabled={create.busy} onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="primary"
            loading={create.busy}
            disabled={ready.length === 0}
            onClick={() => void send()}
          >
            {ready.length === 0 ? t('nothing') : t('add', { count: ready.length })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          label={t('box')}
          note={t('note')}
          rows={rows.length === 0 ? LINES.empty : LINES.filled}
          value={text}
          onChange={setText}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey) && ready.length > 0 && !create.busy) void send()
          }}
          onPaste={(event) => {
            const html = event.clipboardData.getData('text/html')
            const pairs = readTable(html) ?? readPairs(event.clipboardData.getData('text/plain'))
            // A single line may be a part of a text that is being typed.
            if (text !== '' || (pairs.length === 1 && pairs[0]?.answer === '')) return
            event.preventDefault()
            add(pairs)
          }}
        />
        {text.trim() !== '' && (
          <Row>
            <Button size="sm" leftIcon={<IconPlus aria-hidden />} onClick={() => add(readPairs(text))}>
              {t('read')}
            </Button>
          </Row>
        )}
        {leftOut > 0 && <Alert kind="warning">{t('tooMany', { most: MAX_PAIRS, number: leftOut })}</Alert>}
        <Muted role="status">{rows.length > 0 && t('status', { count: rows.length, wrong })}</Muted>
        {rows.length > 0 && (
          <>
            <Row>
              <Button
                size="sm"
                leftIcon={<IconSwitch2 aria-hidden />}
                onClick={() =>
                  setRows(rows.map(({ id, example, answer }) => ({ id, example: answer, answer: example })))
                }
              >
                {t('swap')}
              </Button>
            </Row>
            <PairsTable
              rows={checked}
              same={same}
              changed={changed}
              langs={{ exampleLang: lesson.sourceLang, answerLang: lesson.targetLang }}
              limits={{ min: MIN_SENTENCE_LENGTH, max: MAX_ANSWER_LENGTH }}
              onChange={(row) => setRows(rows.map((each) => (each.id === row.id ? row : each)))}
              onRemove={({ id }) => setRows(rows.filter((each) => each.id !== id))}
            />
          </>
        )}
      </Stack>
    </ResponsiveDialog>
  )
}
