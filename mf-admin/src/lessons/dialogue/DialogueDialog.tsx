import type { Dialogue } from '@mowka/contract/schemas/lesson-teaching'
import { langTag } from '@mowka/domain/languages/languages'
import { dialogueLimits, speakerVoices } from '@mowka/domain/lesson/lesson-teaching'
import { RemoteWidget } from '@mowka/kernel/platform'
import {
  Button,
  Checkbox,
  FieldError,
  IconButton,
  Muted,
  Row,
  Section,
  Select,
  Stack,
  TextField,
} from '@mowka/kernel/ui'
import { IconArrowUp, IconPlus, IconTrash } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { useFormValues } from '@mowka/web/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LessonValues } from '../lesson-entity'
import { DraftDialog, DraftPair, DraftRow } from '../teaching/DraftDialog'
import { useMistakeTexts } from '../teaching/mistakes'
import type { TeachingDialogProps } from '../teaching/TeachingInput'
import {
  type DialogueDraft,
  dialogueDraft,
  dialogueMistakes,
  dialogueOf,
  moveUp,
  nextLine,
  removeLine,
  sides,
} from './dialogue-draft'

/** Edits the dialogue of a lesson. The draft goes into the lesson's form, which is saved as a whole. */
export default function DialogueDialog({
  value,
  lessonId,
  onSave,
  onClose,
}: TeachingDialogProps<Dialogue> & { lessonId: string | null }) {
  const { t } = useTranslation('lessonTeaching')
  const { targetLang } = useFormValues<LessonValues>()
  const lang = langTag(targetLang)
  const [before] = useState(() => dialogueDraft(value))
  const [draft, setDraft] = useState(before)
  const [areShown, setShown] = useState(false)
  const mistakes = dialogueMistakes(draft)
  const mistakeAt = useMistakeTexts(mistakes, areShown)
  const change = (part: Partial<DialogueDraft>) => setDraft((now) => ({ ...now, ...part }))
  const setLine = (index: number, part: Partial<DialogueDraft['lines'][number]>) =>
    change({ lines: draft.lines.map((line, place) => (place === index ? { ...line, ...part } : line)) })
  const setQuestion = (index: number, part: Partial<DialogueDraft['questions'][number]>) =>
    change({
      questions: draft.questions.map((each, place) => (place === index ? { ...each, ...part } : each)),
    })
  const done = () => {
    if (mistakes.size === 0) return onSave(dialogueOf(draft))
    setShown(true)
  }
  const linesMistake = mistakeAt('lines')
  return (
    <DraftDialog
      title={t('dialogue.title')}
      isDirty={draft !== before}
      preview={<RemoteWidget name="trainers/DialoguePreview" dialogue={draft} lang={targetLang} />}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        label={t('dialogue.situation')}
        value={draft.title}
        error={mistakeAt('title')}
        onChange={(title) => change({ title })}
      />
      <Section title={t('dialogue.speakers')}>
        <Stack gap={3}>
          {sides.map((side) => (
            <DraftPair key={side}>
              <TextField
                label={t('dialogue.name', { side: side.toUpperCase() })}
                value={draft.speakers[side].name}
                error={mistakeAt(`speakers.${side}`)}
                onChange={(name) =>
                  change({ speakers: { ...draft.speakers, [side]: { ...draft.speakers[side], name } } })
                }
              />
              <Select
                label={t('dialogue.voice', { side: side.toUpperCase() })}
                value={draft.speakers[side].voice}
                options={speakerVoices.map((voice) => ({
                  value: voice,
                  label: t(`dialogue.voices.${voice}`),
                }))}
                onChange={(voice) =>
                  change({ speakers: { ...draft.speakers, [side]: { ...draft.speakers[side], voice } } })
                }
              />
            </DraftPair>
          ))}
        </Stack>
      </Section>
      <Section title={t('dialogue.lines')}>
        <Stack gap={3}>
          <Muted size={14}>
            {t('dialogue.linesNote', { min: dialogueLimits.minLines, max: dialogueLimits.maxLines })}
          </Muted>
          {draft.lines.map(({ by, text, translation }, index) => {
            const name = t('dialogue.line', { number: index + 1 })
            return (
              <DraftRow key={index}>
                <legend>{name}</legend>
                <Select
                  label={t('dialogue.by')}
                  value={by}
                  options={sides.map((side) => ({
                    value: side,
                    label: draft.speakers[side].name || t('dialogue.name', { side: side.toUpperCase() }),
                  }))}
                  onChange={(side) => setLine(index, { by: side })}
                />
                <TextField
                  label={t('dialogue.text')}
                  value={text}
                  lang={lang}
                  error={mistakeAt(`lines.${index}.text`)}
                  onChange={(changed) => setLine(index, { text: changed })}
                />
                <TextField
                  label={t('dialogue.translation')}
                  value={translation}
                  error={mistakeAt(`lines.${index}.translation`)}
                  onChange={(changed) => setLine(index, { translation: changed })}
                />
                <Row>
                  {index > 0 && (
                    <IconButton
                      size="sm"
                      aria-label={t('dialogue.up', { name })}
                      onClick={() => setDraft(moveUp(draft, index))}
                    >
                      <IconArrowUp aria-hidden />
                    </IconButton>
                  )}
                  <IconButton
                    size="sm"
                    aria-label={t('remove', { name })}
                    onClick={() => setDraft(removeLine(draft, index))}
                  >
                    <IconTrash aria-hidden />
                  </IconButton>
                </Row>
              </DraftRow>
            )
          })}
          {linesMistake && <FieldError>{linesMistake}</FieldError>}
          {draft.lines.length < dialogueLimits.maxLines && (
            <Row>
              <Button
                size="sm"
                leftIcon={<IconPlus aria-hidden />}
                onClick={() => change({ lines: [...draft.lines, nextLine(draft.lines)] })}
              >
                {t('dialogue.addLine')}
              </Button>
            </Row>
          )}
        </Stack>
      </Section>
      <Section title={t('dialogue.questions')}>
        <Stack gap={3}>
          {draft.questions.map(({ question, right, wrong, line }, index) => (
            <DraftRow key={index}>
              <legend>{t('dialogue.question', { number: index + 1 })}</legend>
              <TextField
                label={t('dialogue.questionText')}
                value={question}
                lang={lang}
                error={mistakeAt(`questions.${index}.question`)}
                onChange={(changed) => setQuestion(index, { question: changed })}
              />
              <TextField
                label={t('dialogue.right')}
                value={right}
                lang={lang}
                error={mistakeAt(`questions.${index}.right`)}
                onChange={(changed) => setQuestion(index, { right: changed })}
              />
              <DraftPair>
                {wrong.map((answer, place) => (
                  <TextField
                    key={place}
                    label={t('dialogue.wrong', { number: place + 1 })}
                    value={answer}
                    lang={lang}
                    error={mistakeAt(`questions.${index}.wrong.${place}`)}
                    onChange={(changed) => setQuestion(index, { wrong: wrong.with(place, changed) })}
                  />
                ))}
              </DraftPair>
              <Select
                label={t('dialogue.answeredBy')}
                value={String(line)}
                options={draft.lines.map(({ text }, place) => ({
                  value: String(place + 1),
                  label: `${place + 1}. ${text}`,
                }))}
                onChange={(number) => setQuestion(index, { line: Number(number) })}
              />
            </DraftRow>
          ))}
        </Stack>
      </Section>
      <Phrases
        lessonId={lessonId}
        chosen={draft.phrases}
        lang={lang}
        onChange={(phrases) => change({ phrases })}
      />
    </DraftDialog>
  )
}

/** The words of the lesson to show at the end of the dialogue. */
function Phrases({
  lessonId,
  chosen,
  lang,
  onChange,
}: {
  lessonId: string | null
  chosen: readonly string[]
  lang: string
  onChange: (ids: string[]) => void
}) {
  const { t } = useTranslation('lessonTeaching')
  const reads = useReads({
    rows: read('getLessonWords', lessonId === null ? null : { id: lessonId, withInactive: 'true' }),
  })
  const words = reads.state === 'ready' ? (reads.data.rows?.data ?? []) : []
  const isFull = chosen.length >= dialogueLimits.phrases
  return (
    <Section title={t('dialogue.phrases')}>
      <Stack gap={2}>
        <Muted size={14}>{t('dialogue.phrasesNote', { max: dialogueLimits.phrases })}</Muted>
        {reads.state === 'failed' && <FieldError>{t('dialogue.notLoaded')}</FieldError>}
        {(lessonId === null || (reads.state === 'ready' && words.length === 0)) && (
          <Muted>{t('dialogue.noWords')}</Muted>
        )}
        {words.map(({ _id, answer, example }) => {
          const isChosen = chosen.includes(_id)
          return (
            <Checkbox
              key={_id}
              label={
                <>
                  <b lang={lang}>{answer}</b>, {example}
                </>
              }
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={(isOn) => onChange(isOn ? [...chosen, _id] : chosen.filter((id) => id !== _id))}
            />
          )
        })}
      </Stack>
    </Section>
  )
}
