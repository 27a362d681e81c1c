import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import type { RecordingType } from '@mowka/contract/schemas/editor/exercise'
import { hasPage } from '@mowka/kernel/platform'
import { Muted, Section } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { CreatePage, EditPage } from '../edit/EditPage'
import { NEW } from '../edit/entity'
import { useFromHere } from '../edit/way-back'
import { LessonsUsing } from '../links/LessonsUsing'
import { useLessonOfNew } from '../links/new-in-lesson'
import { useAskToDelete } from '../links/use-ask-to-delete'
import { ShortText } from '../list/ShortText'
import { LazyContentComments, LazyFieldComments } from '../publication/lazy-comments'
import { RecordingEditor, useRecordingWords } from '../recordings/RecordingEditor'
import { RecordingsSection } from '../recordings/RecordingsSection'
import { useWordForm } from './word-form'

/** The editor page of a word: form, recordings, and the exercises that practise it (A-WORD). */
export default function AdminEditWordPage() {
  const { t } = useTranslation('admin')
  const { wordId = NEW } = useParams()
  const lesson = useLessonOfNew()
  const fromHere = useFromHere()
  const askToDelete = useAskToDelete('word')
  const reads = useReads({
    words: read(
      'listWords',
      wordId === NEW ? null : { filters: formatFilters({ _id: wordId }), withExercises: 'true' },
    ),
  })
  const props = useWordForm(lesson)
  if (wordId === NEW) return <CreatePage {...props} />
  return (
    <EditPage
      {...props}
      reads={reads}
      rowOf={({ words }) => words.data[0]}
      askToDelete={({ _id, exercises }) =>
        askToDelete(_id, { title: t('words.askDelete'), exercises: exercises.length })
      }
      beside={({ _id }, { name, label }) => (
        <LazyFieldComments kind="word" rowId={_id} field={name} label={label} />
      )}
      below={(word) => (
        <>
          <LessonsUsing kind="word" id={word._id} />
          <WordRecordings word={word} />
          <LazyContentComments kind="word" rowId={word._id} />
          <Section title={t('words.exercises.title')}>
            {word.exercises.length === 0 && <Muted>{t('words.exercises.none')}</Muted>}
            <ul>
              {word.exercises.map(({ _id, example, answer }) => (
                <li key={_id}>
                  {hasPage('adminEditExercise') ? (
                    <Link to={fromHere(paths.adminEditExercise({ exerciseId: _id }))}>
                      <ShortText text={answer} />
                    </Link>
                  ) : (
                    <ShortText text={answer} />
                  )}{' '}
                  <Muted as="span">
                    <ShortText text={example} />
                  </Muted>
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    />
  )
}

/** The recordings of both texts of a word (A-WORD-07). */
const WordRecordings = ({ word }: { word: DictionaryWord }) => (
  <RecordingsSection>{(type) => <OneRecording word={word} type={type} />}</RecordingsSection>
)

function OneRecording({ word, type }: { word: DictionaryWord; type: RecordingType }) {
  const { t } = useTranslation('admin')
  const words = useRecordingWords()
  const upload = useWrite('uploadWordRecording', words.upload)
  const speak = useWrite('speakWord', words.speak)
  const remove = useWrite('deleteWordRecording', words.remove)
  const { _id: id } = word
  return (
    <RecordingEditor
      title={t(`recordings.of.${type}`)}
      of={{ text: word[type], lang: word[`${type}Lang`], recordingId: word[`${type}Recording`] }}
      writes={{
        upload: { run: (body) => upload.run({ id, type, body }), busy: upload.busy },
        speak: { run: () => speak.run({ id, type }), busy: speak.busy },
        remove: { run: (recordingId) => remove.run({ id, recordingId }), busy: remove.busy },
      }}
    />
  )
}
