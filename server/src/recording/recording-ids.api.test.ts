import type { CallName } from '@mowka/contract/all-endpoints'
import type { CallSchema } from '@mowka/contract/call-schema'
import { calls } from '@mowka/contract/calls'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { allTables } from '../../testing/all-tables'
import { startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

/**
 * Whether a schema property or column holds a recording id: `answerRecording`, `recordingUrl`, `example_recording`.
 */
const isRecordingField = (name: string) => /recording(_?id|_?url)?$/i.test(name)

/** Whether a JSON schema has such a property at any depth. */
const hasRecordingField = (schema: unknown): boolean =>
  schema instanceof Object &&
  Object.entries(schema).some(([key, part]) => isRecordingField(key) || hasRecordingField(part))

const returnsRecordings = (name: CallName) => {
  const { answer }: CallSchema = calls[name]
  return answer !== undefined && hasRecordingField(z.toJSONSchema(answer, { unrepresentable: 'any' }))
}

test('every call that returns recording ids to learners is listed with the policy that guards them', () => {
  const guarded = (Object.keys(calls) as CallName[])
    .filter(returnsRecordings)
    .map((name) => [name, t.api.registered.get(name)?.policy])
    .filter(([, policy]) => policy !== 'editor')
  expect(Object.fromEntries(guarded)).toEqual({
    getLessonDialogue: 'open lesson',
    getLessonExercises: 'open lesson',
    getLessonIntroduction: 'open lesson',
    getLessonRecordings: 'open lesson',
    getLessonWords: 'open lesson',
    getNextExercise: 'open lesson of the course',
    getNextRepetition: 'open lesson',
    // Only sentences of lessons that are open to the caller.
    getDueSentences: 'signed in',
    getProblematicExamples: 'open lesson',
    // A session of a lesson, or of the caller's own words.
    startWordSession: 'open lesson, if named; else learner of the language',
    getProblematicWords: 'own training of words',
    getLearningWords: 'open lesson',
    // The caller's own words and notes remain after an access has expired, with their audio.
    getAllWords: 'signed in',
    getDueWords: 'signed in',
    listUserNotes: 'signed in',
    createUserNote: 'exercise of an open lesson',
    updateUserNote: 'own note',
    // Without access to the language there are no recordings in it.
    getGrammar: 'signed in',
    // Texts common to all users, and the assistant's texts for the caller.
    getWordOfTheDay: 'signed in',
    getAudioFromText: 'signed in',
  })
})

test('every column that holds a recording id is listed, none of them personal', async () => {
  const columns = (await allTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns
      .filter((column) => column.getSQLType() === 'text' && isRecordingField(column.name))
      .map((column) => `${name}.${column.name}`)
  })
  expect(columns.toSorted()).toEqual([
    'exercises.answer_recording',
    'exercises.example_recording',
    'words.answer_recording',
    'words.example_recording',
  ])
})
