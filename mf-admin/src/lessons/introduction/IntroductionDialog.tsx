import type { Exercise } from '@mowka/contract/schemas/learning'
import type { Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { langTag } from '@mowka/domain/languages/languages'
import { introductionLimits } from '@mowka/domain/lesson/lesson-teaching'
import { RemoteWidget } from '@mowka/kernel/platform'
import {
  Button,
  FieldError,
  IconButton,
  Muted,
  Row,
  Section,
  Select,
  Stack,
  TextField,
} from '@mowka/kernel/ui'
import { EditorField } from '@mowka/kernel/ui/editor'
import { IconPlus, IconTrash } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { useFormValues } from '@mowka/web/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LessonValues } from '../lesson-entity'
import { DraftDialog, DraftPair, DraftRow } from '../teaching/DraftDialog'
import { useMistakeTexts } from '../teaching/mistakes'
import type { TeachingDialogProps } from '../teaching/TeachingInput'
import {
  emptyExample,
  emptyRow,
  type IntroductionDraft,
  introductionDraft,
  introductionMistakes,
  introductionOf,
} from './introduction-draft'

type Rows = IntroductionDraft['rows']
type Examples = IntroductionDraft['examples']

/** Returns a list with one item changed. */
const withItem = <Item,>(items: readonly Item[], index: number, change: Partial<Item>): Item[] =>
  items.map((item, place) => (place === index ? { ...item, ...change } : item))

/** Edits the introduction of a lesson. The draft goes into the lesson's form, which is saved as a whole. */
export default function IntroductionDialog({
  value,
  lessonId,
  onSave,
  onClose,
}: TeachingDialogProps<Introduction> & { lessonId: string | null }) {
  const { t } = useTranslation('lessonTeaching')
  const { targetLang } = useFormValues<LessonValues>()
  const lang = langTag(targetLang)
  const [before] = useState(() => introductionDraft(value))
  const [draft, setDraft] = useState(before)
  const [areShown, setShown] = useState(false)
  const reads = useReads({ rows: read('getLessonExercises', lessonId === null ? null : { id: lessonId }) })
  const sentences = reads.state === 'ready' ? (reads.data.rows?.data ?? []) : []
  const answers = new Map(sentences.map(({ _id, answer }) => [_id, answer]))
  const mistakes = introductionMistakes(draft, answers)
  const mistakeAt = useMistakeTexts(mistakes, areShown)
  const change = (part: Partial<IntroductionDraft>) => setDraft((now) => ({ ...now, ...part }))
  const setRow = (index: number, part: Partial<Rows[number]>) =>
    change({ rows: withItem(draft.rows, index, part) })
  const setExample = (index: number, part: Partial<Examples[number]>) =>
    change({ examples: withItem(draft.examples, index, part) })
  const done = () => {
    if (mistakes.size === 0) return onSave(introductionOf(draft))
    setShown(true)
  }
  const rowsMistake = mistakeAt('rows')
  return (
    <DraftDialog
      title={t('introduction.title')}
      isDirty={draft !== before}
      preview={<Preview draft={draft} sentences={sentences} />}
      onDone={done}
      onClose={onClose}
    >
      <EditorField
        label={t('introduction.heading')}
        value={draft.title}
        short
        lang={lang}
        required
        error={mistakeAt('title')}
        onChange={(title) => change({ title })}
      />
      <EditorField
        label={t('introduction.rule')}
        value={draft.rule}
        lang={lang}
        required
        error={mistakeAt('rule')}
        onChange={(rule) => change({ rule })}
      />
      <Section title={t('introduction.rows')}>
        <Stack gap={3}>
          <Muted size={14}>{t('introduction.rowsNote', { max: introductionLimits.rows })}</Muted>
          {draft.rows.map((row, index) => {
            const name = t('introduction.row', { number: index + 1 })
            return (
              <DraftRow key={`${index} ${name}`}>
                <legend>{name}</legend>
                <DraftPair>
                  <TextField
                    label={t('introduction.form')}
                    value={row.form}
                    lang={lang}
                    error={mistakeAt(`rows.${index}.form`)}
                    onChange={(form) => setRow(index, { form })}
                  />
                  <TextField
                    label={t('introduction.short')}
                    value={row.short}
                    lang={lang}
                    onChange={(short) => setRow(index, { short })}
                  />
                  <TextField
                    label={t('introduction.meaning')}
                    value={row.meaning}
                    error={mistakeAt(`rows.${index}.meaning`)}
                    onChange={(meaning) => setRow(index, { meaning })}
                  />
                  <TextField
                    label={t('mark')}
                    value={row.mark}
                    lang={lang}
                    error={mistakeAt(`rows.${index}.mark`)}
                    onChange={(mark) => setRow(index, { mark })}
                  />
                </DraftPair>
                <Row>
                  <IconButton
                    size="sm"
                    aria-label={t('remove', { name })}
                    onClick={() => change({ rows: draft.rows.toSpliced(index, 1) })}
                  >
                    <IconTrash aria-hidden />
                  </IconButton>
                </Row>
              </DraftRow>
            )
          })}
          {rowsMistake && <FieldError>{rowsMistake}</FieldError>}
          {draft.rows.length < introductionLimits.rows && (
            <Row>
              <Button
                size="sm"
                leftIcon={<IconPlus aria-hidden />}
                onClick={() => change({ rows: [...draft.rows, emptyRow] })}
              >
                {t('introduction.addRow')}
              </Button>
            </Row>
          )}
        </Stack>
      </Section>
      <EditorField
        label={t('introduction.tip')}
        value={draft.tip}
        short
        lang={lang}
        error={mistakeAt('tip')}
        onChange={(tip) => change({ tip })}
      />
      <Section title={t('introduction.examples')}>
        <Stack gap={3}>
          <Muted size={14}>{t('introduction.examplesNote')}</Muted>
          {reads.state === 'failed' && <FieldError>{t('introduction.notLoaded')}</FieldError>}
          {(lessonId === null || (reads.state === 'ready' && sentences.length === 0)) && (
            <Muted>{t('introduction.noSentences')}</Muted>
          )}
          {draft.examples.map(({ exerciseId, mark }, index) => {
            const name = t('introduction.example', { number: index + 1 })
            const isGone = exerciseId !== '' && reads.state === 'ready' && !answers.has(exerciseId)
            return (
              <DraftRow key={`${index} ${name}`}>
                <legend>{name}</legend>
                <Select
                  label={name}
                  hideLabel
                  value={exerciseId}
                  placeholder={t('introduction.choose')}
                  error={mistakeAt(`examples.${index}.exerciseId`)}
                  options={[
                    ...(isGone ? [{ value: exerciseId, label: t('introduction.gone') }] : []),
                    ...sentences.map(({ _id, answer }) => ({ value: _id, label: answer })),
                  ]}
                  onChange={(chosen) => setExample(index, { exerciseId: chosen })}
                />
                <TextField
                  label={t('mark')}
                  value={mark}
                  lang={lang}
                  error={mistakeAt(`examples.${index}.mark`)}
                  onChange={(changed) => setExample(index, { mark: changed })}
                />
                <Row>
                  <IconButton
                    size="sm"
                    aria-label={t('remove', { name })}
                    onClick={() => change({ examples: draft.examples.toSpliced(index, 1) })}
                  >
                    <IconTrash aria-hidden />
                  </IconButton>
                </Row>
              </DraftRow>
            )
          })}
          {sentences.length > 0 && draft.examples.length < introductionLimits.examples && (
            <Row>
              <Button
                size="sm"
                leftIcon={<IconPlus aria-hidden />}
                onClick={() => change({ examples: [...draft.examples, emptyExample] })}
              >
                {t('introduction.addExample')}
              </Button>
            </Row>
          )}
        </Stack>
      </Section>
    </DraftDialog>
  )
}

/** The draft as learners will see it. */
function Preview({ draft, sentences }: { draft: IntroductionDraft; sentences: readonly Exercise[] }) {
  const { targetLang } = useFormValues<LessonValues>()
  const { examples, ...introduction } = introductionOf(draft)
  const shown = examples.flatMap(({ exerciseId, mark }) => {
    const sentence = sentences.find(({ _id }) => _id === exerciseId)
    if (!sentence) return []
    const { example, answer, answerRecording } = sentence
    return [{ exerciseId, example, answer, answerRecording, mark }]
  })
  return (
    <RemoteWidget
      name="trainers/IntroductionPreview"
      introduction={{ ...introduction, examples: shown }}
      lang={targetLang}
    />
  )
}
