import type { TFunction } from 'i18next'

/** The fields of all kinds of content that a file tells. */
const fields = [
  'active',
  'alternativeAnswers',
  'answer',
  'answerLang',
  'content',
  'description',
  'endDate',
  'example',
  'exampleLang',
  'expectedMistakes',
  'explicitAccessRequired',
  'gaps',
  'gender',
  'hints',
  'htmlContent',
  'isFullScreen',
  'itemIds',
  'lessonIds',
  'level',
  'levels',
  'maxDisplayTimes',
  'name',
  'nameSource',
  'nameTarget',
  'partOfSpeech',
  'position',
  'sourceLang',
  'startDate',
  'tags',
  'targetLang',
  'title',
  'transcription',
  'wordIds',
  'words',
] as const

/** What the fields of content are called, whatever their kind. */
export const fieldLabels = (t: TFunction<'transfer'>): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map((field) => [field, t(`field.${field}`)]))
