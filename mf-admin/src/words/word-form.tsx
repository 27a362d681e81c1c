import { wordKind } from '@mowka/contract/content-kinds/word'
import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import { languageOf } from '@mowka/domain/languages/languages'
import { Ipa } from '@mowka/kernel/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditPageProps } from '../edit/EditPage'
import { useKindFields } from '../edit/use-kind-fields'
import type { LessonOfNew } from '../links/new-in-lesson'
import { type WordValues, wordEntity, wordsOfLesson } from './word-entity'

/** Returns the entity, texts, fields and preview of a word's form. With a lesson, a new word is added to it. */
export function useWordForm(lesson: LessonOfNew | null): EditPageProps<DictionaryWord, WordValues> {
  const { t } = useTranslation('admin')
  const fields = useKindFields(wordKind, {
    notes: { transcription: t('words.form.transcriptionNote'), gender: t('words.form.genderNote') },
  })
  return {
    entity: useMemo(() => (lesson ? wordsOfLesson(lesson) : wordEntity), [lesson]),
    texts: {
      title: (word) => word?.answer ?? t('words.form.new'),
      titleLang: ({ answerLang }) => answerLang,
      list: t('words.title'),
      created: t('words.form.created'),
      saved: t('words.form.saved'),
      deleted: t('words.deleted'),
      copied: t('words.copied'),
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
}
