import { Button, Muted, Row, Skeleton } from '@mowka/kernel/ui'
import { IconKeyboard, IconNotes, IconPencil } from '@mowka/kernel/ui/icons'
import { useReads } from '@mowka/web/api'
import { readDraft } from '@mowka/web/forms'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemand } from '../../core/on-demand/on-demand'
import { Entry, EntryList } from '../entry/Entry'
import { FavouriteEntry } from '../notes/FavouriteEntry'
import { NoteWords, RemovedNote } from '../notes/note-parts'
import { hasText, noteDraft, readLessonNotes, type Undo } from '../notes/notes'
import { ReportEntry } from '../report/ReportEntry'
import { sentReports } from '../report/sent-reports'
import { ShortcutsDialog } from '../shortcuts/ShortcutsHelp'
import { type DrawerSentence, ENTRIES_HEIGHT } from './TrainerDrawer'

const NoteDialog = onDemand(() => import(/* webpackChunkName: "note" */ '../notes/NoteDialog'))
const LessonNotesDialog = onDemand(
  () => import(/* webpackChunkName: "lesson-notes" */ '../notes/LessonNotesDialog'),
)
const ReportDialog = onDemand(() => import(/* webpackChunkName: "report" */ '../report/ReportDialog'))

/** The dialogs that open from these entries. */
type Opened = 'note' | 'notes' | 'report' | 'shortcuts'

/** The drawer entries for a sentence. Each dialog loads when it opens. */
export default function SentenceEntries({ exercise, mode, lessonId }: DrawerSentence) {
  const { t } = useTranslation(['trainers', 'common'])
  const [opened, setOpened] = useState<Opened | null>(null)
  const [removed, setRemoved] = useState<{ undo: Undo } | null>(null)
  const reads = useReads({ notes: readLessonNotes(lessonId) })
  const close = () => setOpened(null)
  // Preloads the forms, so that notes and reports can be written offline.
  useEffect(() => {
    NoteDialog.preload()
    ReportDialog.preload()
  }, [])
  if (reads.state === 'loading') {
    return (
      <div role="status" aria-busy aria-label={t('common:loading')}>
        <Skeleton height={ENTRIES_HEIGHT} radius={16} />
      </div>
    )
  }

  const notes = reads.state === 'ready' ? reads.data.notes.data : []
  const note = notes.find(({ exerciseId }) => exerciseId === exercise._id)
  const words = note && hasText(note) ? note.note.htmlNote : null
  const report = sentReports.of(exercise._id)
  return (
    <>
      <EntryList>
        <FavouriteEntry exercise={exercise} note={note} />
        <Entry
          icon={<IconPencil aria-hidden />}
          label={t(words ? 'notes.yours' : 'notes.add')}
          opens
          onPress={() => setOpened('note')}
        >
          {words ? <NoteWords html={words} /> : removed && <RemovedNote undo={removed.undo} />}
          {readDraft(noteDraft(exercise._id)) && <Muted size={14}>{t('notes.unsaved')}</Muted>}
          {reads.state !== 'ready' && (
            <Row>
              <Muted size={14}>{t('notes.failed')}</Muted>
              <Button size="sm" loading={reads.retrying} onClick={() => void reads.retry()}>
                {t('common:retry')}
              </Button>
            </Row>
          )}
        </Entry>
        <Entry
          icon={<IconNotes aria-hidden />}
          label={t('notes.ofLesson')}
          detail={reads.state === 'ready' ? notes.filter(hasText).length : undefined}
          opens
          onPress={() => setOpened('notes')}
        />
        <ReportEntry exerciseId={exercise._id} onOpen={() => setOpened('report')} />
        <Entry
          icon={<IconKeyboard aria-hidden />}
          label={t('shortcuts.title')}
          detail={<kbd>?</kbd>}
          opens
          onPress={() => setOpened('shortcuts')}
        />
      </EntryList>
      {opened === 'note' && (
        <NoteDialog
          sentence={exercise}
          note={note}
          onRemoved={(undo) => setRemoved({ undo })}
          onClose={close}
        />
      )}
      {opened === 'notes' && (
        <LessonNotesDialog lessonId={lessonId} exerciseId={exercise._id} onClose={close} />
      )}
      {opened === 'report' && (
        <ReportDialog
          sentence={{ exercise, mode }}
          refused={report?.state === 'refused' ? report : null}
          onClose={close}
        />
      )}
      {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  )
}
