import { paths } from '@mowka/contract/routes'
import type { LessonWithNotes, UserNote } from '@mowka/contract/schemas/note'
import { NOTE_LENGTH, newNote } from '@mowka/domain/exercise/note'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { maxLength, required } from '@mowka/domain/rules'
import { displayText, keepTogether } from '@mowka/domain/text/line-ends'
import { formatDate } from '@mowka/domain/time'
import { notify } from '@mowka/kernel/platform'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Button, Card, IconButton, Muted, queries, Stack, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { IconHeart, IconHeartFilled, IconPencil, IconTrash } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import {
  DraftForm,
  FormActions,
  notifyUnlessFieldErrors,
  readDraft,
  storeDraft,
  TextAreaInput,
} from '@mowka/web/forms'
import { richNodes } from '@mowka/web/views'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** Display time of the "saved" and "restored" messages in ms (V-NOTE-11). */
const NOTICE_TIME = 3_000
/** Time during which removing a note can be undone, in ms (C74). */
const UNDO_TIME = 10_000

/** Returns the draft name of a note. */
const noteDraft = (exerciseId: string): string => `note.${exerciseId}`

const rowOf = ({ id }: { id: string }) => id

/** Writes notes (V-NOTE-08, V-NOTE-15). Writes to one note are serialized. */
function useNoteWrites() {
  const { t } = useTranslation('vocabulary')
  const update = useWrite('updateUserNote', {
    row: rowOf,
    onAnswer: () => notify('success', t('notes.saved'), { duration: NOTICE_TIME }),
    failure: notifyUnlessFieldErrors,
  })
  const favourite = useWrite('updateUserNote', { row: rowOf, failure: () => t('notes.favouriteFailed') })
  const remove = useWrite('deleteUserNote', { row: rowOf })
  const restore = useWrite('createUserNote', {
    row: ({ body }) => noteDraft(body.exerciseId),
    onAnswer: () => notify('success', t('notes.restored'), { duration: NOTICE_TIME }),
    failure: (_, { body }) => {
      // The text stays as a draft in the note form of the sentence.
      storeDraft(noteDraft(body.exerciseId), { rawNote: body.note.rawNote })
      return t('notes.notRestored')
    },
  })

  return {
    isRemoving: remove.busy,

    /** Saves the text of a note. */
    save: ({ _id, exerciseId, targetLang }: UserNote, text: string) =>
      update.run({
        id: _id,
        body: { note: newNote({ _id: exerciseId, answerLang: targetLang }, text).note },
      }),

    /** Marks or unmarks the sentence of a note as a favourite. Resolves with whether that succeeded. */
    like: async ({ _id }: UserNote, isFavourite: boolean): Promise<boolean> =>
      (await favourite.run({ id: _id, body: { isFavourite } })).ok,

    /** Removes a note immediately and offers to restore it with its heart and date (V-NOTE-09). */
    remove: async ({
      _id,
      exerciseId,
      targetLang,
      note,
      isFavourite,
      createdAt,
    }: UserNote): Promise<void> => {
      const { ok } = await remove.run({ id: _id })
      if (!ok) return
      storeDraft(noteDraft(exerciseId), null)
      const bringBack = () =>
        void restore.run({ body: { exerciseId, targetLang, note, isFavourite, createdAt } })
      notify('success', t('notes.removed'), {
        action: { label: t('notes.undo'), onSelect: bringBack },
        duration: UNDO_TIME,
      })
    },
  }
}

type Values = { rawNote: string }

/** Inline note editor of a card. Unsaved input survives a reload and is shared with the trainers. */
function NoteEditor({ note, onDone }: { note: UserNote; onDone: () => void }) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const writes = useNoteWrites()
  const hasKeys = useMediaQuery(queries.medium)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const end = field.current?.value.length ?? 0
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
  }, [])
  const giveUp = () => {
    storeDraft(noteDraft(note.exerciseId), null)
    onDone()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSent && event.key !== 'Escape') return
    event.preventDefault()
    if (isSent) event.currentTarget.form?.requestSubmit()
    else giveUp()
  }
  return (
    <DraftForm<Values>
      name={noteDraft(note.exerciseId)}
      saved={{ rawNote: note.note.rawNote }}
      save={({ rawNote }) => writes.save(note, rawNote)}
      onSaved={onDone}
      label={t('notes.form')}
    >
      <Stack gap={3}>
        <TextAreaInput<Values>
          name="rawNote"
          label={t('notes.label')}
          rules={[required, maxLength(NOTE_LENGTH)]}
          onKeyDown={press}
          ref={field}
        />
        <FormActions submit={t('common:save')} always inDialog>
          {hasKeys && <Muted size={14}>{t('notes.keys')}</Muted>}
          <Button onClick={giveUp}>{t('common:cancel')}</Button>
        </FormActions>
      </Stack>
    </DraftForm>
  )
}

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.s3};
  height: 100%;
`
const Sentence = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  gap: ${tokens.s4};
  align-items: start;
  overflow-wrap: anywhere;
  h2 { font-size: ${tokens.fs18}; line-height: ${tokens.lhSnug}; }
  > :last-child { margin: -8px -10px 0 0; }
`
const Words = styled.div`
  flex: 1;
  margin-left: 60px;
  > div {
    padding: ${tokens.s3} ${tokens.s4};
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.rBubbleMe};
    background: ${tokens.page};
    overflow-wrap: anywhere;
    > * + * { margin-top: ${tokens.s2}; }
    ul, ol { padding-left: 20px; }
    ul { list-style: disc; }
    ol { list-style: decimal; }
  }
  @media (max-width: 599px) { margin-left: 28px; }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.s3};
  padding-top: ${tokens.s1};
  border-top: 1px solid ${tokens.line};
  a, b { font-size: ${tokens.fs14}; font-weight: 700; }
  a { color: inherit; text-underline-offset: 3px; }
  > a { min-width: 0; overflow-wrap: anywhere; }
  > :nth-last-child(2) { margin-left: auto; }
  > :last-child { margin-right: -12px; }
`

/** A sentence with the learner's note (V-NOTE-08, V-NOTE-09, V-NOTE-15). */
export function NoteCard({
  note,
  lesson,
  onRemove,
}: {
  note: UserNote
  /** Undefined if the sentence is no longer in a lesson. */
  lesson: LessonWithNotes | undefined
  /** Called before the card is removed, so that the focus can be moved. */
  onRemove: () => void
}) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const writes = useNoteWrites()
  const [isEdited, setEdited] = useState(() => readDraft(noteDraft(note.exerciseId)) !== null)
  const [liked, setLiked] = useState<{ isFavourite: boolean; at: string } | null>(null)
  const edit = useRef<HTMLElement>(null)
  const { exercise } = note
  // Shows the pressed state until the server responds.
  const isFavourite = liked?.at === note.updatedAt ? liked.isFavourite : note.isFavourite
  const like = async () => {
    setLiked({ isFavourite: !isFavourite, at: note.updatedAt })
    if (!(await writes.like(note, !isFavourite))) setLiked(null)
  }
  const done = () => {
    setEdited(false)
    requestAnimationFrame(() => edit.current?.focus())
  }
  const remove = () => {
    onRemove()
    void writes.remove(note)
  }
  const answer = exercise?.answer ?? ''
  const title = lesson && splitLessonName(lesson.name.source || lesson.name.target).title
  return (
    <Surface as="article">
      {exercise && (
        <Sentence>
          <AudioButton
            recordingId={exercise.answerRecording}
            label={t('common:play', { text: answer })}
            variant="outline"
          />
          <div>
            <h2 {...textIn(langTag(exercise.answerLang))}>{displayText(answer, exercise.answerLang)}</h2>
            <Muted size={14} {...textIn(langTag(exercise.exampleLang))}>
              {displayText(exercise.example, exercise.exampleLang)}
            </Muted>
          </div>
          <IconButton
            aria-label={t('notes.favourite', { sentence: answer })}
            aria-pressed={isFavourite}
            onClick={() => void like()}
          >
            {isFavourite ? <IconHeartFilled aria-hidden /> : <IconHeart aria-hidden />}
          </IconButton>
        </Sentence>
      )}
      <Words>
        {isEdited ? (
          <NoteEditor note={note} onDone={done} />
        ) : note.note.rawNote !== '' ? (
          <div>{richNodes(note.note.htmlNote)}</div>
        ) : (
          <Button ref={edit} size="sm" onClick={() => setEdited(true)}>
            {t('notes.add')}
          </Button>
        )}
      </Words>
      {!isEdited && (
        <Foot>
          {title &&
            (lesson.courseId === null ? (
              <b>{keepTogether(title)}</b>
            ) : (
              <Link to={paths.courseDetails({ courseId: lesson.courseId }, { hash: lesson.lessonId })}>
                {keepTogether(title)}
              </Link>
            ))}
          <Muted as="time" size={14} dateTime={note.createdAt}>
            {formatDate(note.createdAt)}
          </Muted>
          <IconButton
            ref={note.note.rawNote === '' ? undefined : edit}
            aria-label={t('notes.edit', { sentence: answer })}
            onClick={() => setEdited(true)}
          >
            <IconPencil aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t('notes.remove', { sentence: answer })}
            data-remove-note={note._id}
            disabled={writes.isRemoving}
            onClick={remove}
          >
            <IconTrash aria-hidden />
          </IconButton>
        </Foot>
      )}
    </Surface>
  )
}
