import type { Dialogue, Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { confirm } from '@mowka/kernel/platform'
import { Button, FieldError, Muted, Row, Section, Stack } from '@mowka/kernel/ui'
import { IconPencil, IconPlus, IconTrash } from '@mowka/kernel/ui/icons'
import { useFormField } from '@mowka/web/forms'
import { richNodes } from '@mowka/web/views'
import { withTexts } from '@mowka/web/with-texts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teachingTexts } from './texts'

/** Properties of a dialog that edits the value of a `TeachingInput`. */
export type TeachingDialogProps<Value> = {
  /** `null` for a new one. */
  value: Value | null
  onSave: (value: Value) => void
  onClose: () => void
}

/** An optional part of a lesson that is edited in a dialog: its summary with buttons to add, edit and remove it. */
function TeachingInput<Value>({
  name,
  label,
  summary,
  dialog,
}: {
  name: 'introduction' | 'dialogue'
  label: string
  summary: (value: Value) => ReactNode
  dialog: (props: TeachingDialogProps<Value>) => ReactNode
}) {
  const { t } = useTranslation(['admin', 'common'])
  const field = useFormField<Value | null>({ name, label })
  const [isOpen, setOpen] = useState(false)
  const { value } = field
  const remove = async () => {
    const isSure = await confirm({
      title: t(`lessons.teaching.${name}.askRemove`),
      text: t('lessons.teaching.removeNote'),
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) field.onChange(null)
  }
  const open = () => setOpen(true)
  return (
    <Section title={label}>
      <div id={field.id}>
        <Stack gap={3}>
          {value === null ? (
            <>
              <Muted size={14}>{t(`lessons.teaching.${name}.none`)}</Muted>
              <Row>
                <Button size="sm" leftIcon={<IconPlus aria-hidden />} onClick={open}>
                  {t(`lessons.teaching.${name}.add`)}
                </Button>
              </Row>
            </>
          ) : (
            <>
              <div>{summary(value)}</div>
              <Row>
                <Button size="sm" leftIcon={<IconPencil aria-hidden />} onClick={open}>
                  {t(`lessons.teaching.${name}.edit`)}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  leftIcon={<IconTrash aria-hidden />}
                  onClick={() => void remove()}
                >
                  {t(`lessons.teaching.${name}.remove`)}
                </Button>
              </Row>
            </>
          )}
          {field.error && <FieldError>{field.error}</FieldError>}
        </Stack>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          {dialog({
            value,
            onSave: (saved) => {
              field.onChange(saved)
              setOpen(false)
            },
            onClose: () => setOpen(false),
          })}
        </Suspense>
      )}
    </Section>
  )
}

const IntroductionDialog = lazy(() =>
  withTexts(
    import(/* webpackChunkName: "introduction-form" */ '../introduction/IntroductionDialog'),
    teachingTexts,
  ),
)

/** The introduction of a lesson; `lessonId` is `null` for a new lesson, which has no sentences yet. */
export function IntroductionInput({ label, lessonId }: { label: string; lessonId: string | null }) {
  const { t } = useTranslation('admin')
  return (
    <TeachingInput<Introduction>
      name="introduction"
      label={label}
      summary={({ title, rows, examples }) => (
        <>
          <strong>{richNodes(title)}</strong>
          <Muted size={14}>
            {t('lessons.teaching.introduction.summary', { rows: rows.length, examples: examples.length })}
          </Muted>
        </>
      )}
      dialog={(props) => <IntroductionDialog {...props} lessonId={lessonId} />}
    />
  )
}

const DialogueDialog = lazy(() =>
  withTexts(import(/* webpackChunkName: "dialogue-form" */ '../dialogue/DialogueDialog'), teachingTexts),
)

/** The dialogue of a lesson; `lessonId` is `null` for a new lesson, which has no words yet. */
export function DialogueInput({ label, lessonId }: { label: string; lessonId: string | null }) {
  const { t } = useTranslation('admin')
  return (
    <TeachingInput<Dialogue>
      name="dialogue"
      label={label}
      summary={({ title, speakers, lines }) => (
        <>
          <strong>{title}</strong>
          <Muted size={14}>
            {t('lessons.teaching.dialogue.summary', {
              a: speakers.a.name,
              b: speakers.b.name,
              lines: lines.length,
            })}
          </Muted>
        </>
      )}
      dialog={(props) => <DialogueDialog {...props} lessonId={lessonId} />}
    />
  )
}
