import { wordKind } from '@mowka/contract/content-kinds/word'
import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import type { RecordingType } from '@mowka/contract/schemas/editor/exercise'
import { languageOf } from '@mowka/domain/languages/languages'
import { hasPage } from '@mowka/kernel/platform'
import { Ipa, Muted, Section } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { CreatePage, EditPage, type EditPageProps } from '../edit/EditPage'
import { NEW } from '../edit/entity'
import { useKindFields } from '../edit/use-kind-fields'
import { useFromHere } from '../edit/way-back'
import { useLessonOfNew } from '../links/new-in-lesson'
import { ShortText } from '../list/ShortText'
import { RecordingEditor, useRecordingWords } from '../recordings/RecordingEditor'
import { RecordingsSection } from '../recordings/RecordingsSection'
import { type WordValues, wordEntity, wordsOfLesson } from './word-entity'

/** The editor page of a word: form, recordings, and the exercises that practise it (A-WORD). */
export default function AdminEditWordPage() {
  const { t } = useTranslation('admin')
  const { wordId = NEW } = useParams()
  const lesson = useLessonOfNew()
  const fromHere = useFromHere()
  const reads = useReads({
    words: read(
      'listWords',
      wordId === NEW ? null : { filters: formatFilters({ _id: wordId }), withExercises: 'true' },
    ),
  })
  const fields = useKindFields(wordKind, {
    notes: { transcription: t('words.form.transcriptionNote'), gender: t('words.form.genderNote') },
  })
  const props: EditPageProps<DictionaryWord, WordValues> = {
    entity: useMemo(() => (lesson ? wordsOfLesson(lesson) : wordEntity), [lesson]),
    texts: {
      title: (word) => word?.answer ?? t('words.form.new'),
      list: t('words.title'),
      created: t('words.form.created'),
      saved: t('words.form.saved'),
      deleted: t('words.deleted'),
      copied: t('words.copied'),
      askDelete: t('words.askDelete'),
      gone: t('words.form.gone'),
    },
    fields,
    preview: ({ example, answer, transcription, answerLang, exampleLang }) =>
      (example || answer || transcription) && (
        <>
          <strong lang={languageOf(answerLang).tag}>{answer}</strong>
          {transcription && <Ipa>{transcription}</Ipa>}
          <span lang={languageOf(exampleLang).tag}>{example}</span>
        </>
      ),
  }
  if (wordId === NEW) return <CreatePage {...props} />
  return (
    <EditPage
      {...props}
      reads={reads}
      rowOf={({ words }) => words.data[0]}
      below={(word) => (
        <>
          <WordRecordings word={word} />
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
