import type { UserNote } from '@mowka/contract/schemas/note'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { Badge, Button, Muted, ResponsiveDialog, Row, SkeletonText, Stack, tokens } from '@mowka/kernel/ui'
import { IconPencil, IconTrash } from '@mowka/kernel/ui/icons'
import { useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NoteForm } from './NoteForm'
import { NoteWords, RemovedNote } from './note-parts'
import { hasText, type NotedSentence, readLessonNotes, type Undo, useNoteWrites } from './notes'

const List = styled.ul`
  display: grid;
  > li { padding-block: ${tokens.s4}; border-top: 1px solid ${tokens.line}; }
  > li:first-child { border-top: 0; padding-top: 0; }
`

/** All notes of the lesson, with edit and delete. */
export default function LessonNotesDialog({
  lessonId,
  exerciseId,
  onClose,
}: {
  lessonId: string
  /** The current sentence. */
  exerciseId: string
  onClose: () => void
}) {
  const { t } = useTranslation('trainers')
  const reads = useReads({ notes: readLessonNotes(lessonId) })
  const [removed, setRemoved] = useState<{ undo: Undo; id: string } | null>(null)
  const undoButton = useRef<HTMLElement>(null)
  // The buttons of a deleted note are gone, so the focus moves to undo.
  useEffect(() => {
    if (removed) undoButton.current?.focus()
  }, [removed])
  return (
    <ResponsiveDialog open onClose={onClose} title={t('notes.ofLesson')} size="md">
      {removed && <RemovedNote key={removed.id} ref={undoButton} undo={removed.undo} />}
      <ReadStates reads={reads} skeleton={<SkeletonText lines={6} />} headingLevel={3}>
        {({ notes }) => {
          const shown = notes.data.filter(hasText)
          if (shown.length === 0) return <Muted>{t('notes.none')}</Muted>
          return (
            <List>
              {shown.map((note) => (
                <LessonNote
                  key={note._id}
                  note={note}
                  isOnScreen={note.exerciseId === exerciseId}
                  onRemoved={(undo) => setRemoved({ undo, id: note._id })}
                />
              ))}
            </List>
          )
        }}
      </ReadStates>
    </ResponsiveDialog>
  )
}

/** One note. The current sentence isn't shown, because it may still be hidden. */
function LessonNote({
  note,
  isOnScreen,
  onRemoved,
}: {
  note: UserNote
  isOnScreen: boolean
  onRemoved: (undo: Undo) => void
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const [isEdited, setEdited] = useState(false)
  const edit = useRef<HTMLElement>(null)
  const writes = useNoteWrites()
  const sentence: NotedSentence = { _id: note.exerciseId, answerLang: note.targetLang }
  const { exercise } = note
  const done = () => {
    setEdited(false)
    requestAnimationFrame(() => edit.current?.focus())
  }
  const remove = async () => {
    const undo = await writes.remove(sentence, note)
    if (undo) onRemoved(undo)
  }
  return (
    <Stack as="li" gap={2}>
      {isOnScreen ? (
        <div>
          <Badge tone="soft">{t('notes.onScreen')}</Badge>
        </div>
      ) : (
        exercise && (
          <Muted size={14} {...textIn(langTag(exercise.exampleLang))}>
            {displayText(exercise.example, exercise.exampleLang)}
          </Muted>
        )
      )}
      {isEdited ? (
        <NoteForm sentence={sentence} note={note} onDone={done} />
      ) : (
        <>
          <NoteWords html={note.note.htmlNote} />
          <Row gap={2}>
            <Button
              ref={edit}
              size="sm"
              leftIcon={<IconPencil aria-hidden />}
              onClick={() => setEdited(true)}
            >
              {t('notes.change')}
            </Button>
            <Button
              size="sm"
              leftIcon={<IconTrash aria-hidden />}
              loading={writes.isBusy}
              onClick={() => void remove()}
            >
              {t('common:delete')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}
