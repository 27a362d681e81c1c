import { MAX_RECORDING_BYTES, type RecordingType } from '@mowka/contract/schemas/editor/exercise'
import type { Database } from '../../database/database'
import { changeRow, deleteRow, type EditorCall, editedRow } from '../../history/public'
import type { Api } from '../../http/api'
import { type IdPath, objectPolicy, staffOnly, withFreeIds } from '../../http/policy'
import { notFound } from '../../http/problem'
import type { Services } from '../../services'
import { readWholeExercise, type WholeExercise } from '../exercise-store'
import { editableLesson } from '../lessons/editing'
import { storeUpload, synthesizedRecording, withoutRecording, withRecording } from '../recordings'
import * as exercises from './edited-exercises'
import { copyExercise, createExercise, editableExercise, updateExercise } from './editing'
import { createPairs, samePairs } from './pairs'

/** Finds an exercise. Throws 404 for an unknown one. */
async function findExercise(db: Database, id: string): Promise<WholeExercise> {
  const exercise = await readWholeExercise(db, id)
  if (!exercise) throw notFound('The exercise')
  return exercise
}

/** Allows editors any exercise. */
export const anyExercise = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'editor',
    who: 'editor',
    kind: 'exercise',
    at,
    load: ({ db }, id) => findExercise(db, id),
  })

const madeByForm = 'made by the form, for one exercise of a request that is sent twice'
const anExercise = anyExercise('params.id')

/** Base64 makes a file a third larger; plus its name. */
const UPLOAD_LIMIT = Math.ceil(MAX_RECORDING_BYTES / 3) * 4 + 4096

/** Exercises for editors. */
export function exerciseRoutes(api: Api, services: Services): void {
  api.route(
    'listExercises',
    withFreeIds(staffOnly('editor'), { 'query.filters._id': 'editors may see all exercises' }),
    (call) => exercises.listExercises(call, call.query, call.query.options === 'includeReportedBugs:1'),
  )

  api.route('getSimilarExercises', staffOnly('editor'), async (call) => ({
    data: await exercises.similarExercises(call, call.query),
  }))

  api.route('getLinkable', staffOnly('editor'), (call) => exercises.linkable(call, call.query))

  api.route('getExercise', anExercise, ({ db, object }) => exercises.editedExercise(db, object))

  const exerciseOfLesson = withFreeIds(staffOnly('editor'), {
    'body.requestId': madeByForm,
    'body.lessonId': 'editors may put any exercise into any lesson',
  })
  api.route('createExercise', exerciseOfLesson, (call) => createExercise(call, call.body))

  api.route('checkPairs', editedRow(editableLesson, 'params.id'), async ({ db, object, body }) => ({
    data: await samePairs(db, object, body),
  }))

  const pairsOfLesson = withFreeIds(editedRow(editableLesson, 'params.id'), {
    'body.pairs.requestId': madeByForm,
  })
  api.route('createPairs', pairsOfLesson, (call) => createPairs(call, call.object, call.body))

  api.route(
    'updateExercise',
    withFreeIds(anExercise, { 'body.reportedBugs._id': 'only reports of this exercise are touched' }),
    (call) => updateExercise(call, call.object.id, call.body),
  )

  api.route('deleteExercise', editedRow(editableExercise, 'params.id'), (call) =>
    deleteRow(call, editableExercise, call.params.id, call.query),
  )

  api.route('copyExercise', withFreeIds(anExercise, { 'body.requestId': madeByForm }), (call) =>
    copyExercise(call, call.object.id, call.body.requestId),
  )

  api.route(
    'uploadExerciseRecording',
    withFreeIds(staffOnly('editor'), {
      'params.id': 'editors may let all be heard; an unknown one is refused',
    }),
    async (call) => {
      const exercise = await findExercise(call.db, call.params.id)
      const recording = await storeUpload(call, services, exercise, call.params.type, call.body)
      return setRecording(call, exercise.id, call.params.type, recording)
    },
    { bodyLimit: UPLOAD_LIMIT },
  )

  api.route('speakExercise', anExercise, async (call) => {
    const recording = await synthesizedRecording(call, call.object, call.params.type)
    return setRecording(call, call.object.id, call.params.type, recording)
  })

  api.route(
    'deleteExerciseRecording',
    withFreeIds(anExercise, { 'params.recordingId': 'only recordings of this exercise are touched' }),
    (call) =>
      changeRow(
        call,
        editableExercise,
        call.object.id,
        withoutRecording(call.object, call.params.recordingId),
      ),
  )
}

/** Sets the recording of one of an exercise's two sentences. Returns both, as in the response. */
const setRecording = async (call: EditorCall, id: string, type: RecordingType, recording: string) => ({
  _id: recording,
  exercise: await changeRow(call, editableExercise, id, withRecording(type, recording)),
})
