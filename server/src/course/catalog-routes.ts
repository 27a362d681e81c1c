import { MAX_RECORDING_BYTES, type RecordingType } from '@mowka/contract/schemas/editor/exercise'
import { changeRow, copyRow, deleteRow, type EditorCall, editedRow, readState } from '../history/public'
import type { Api } from '../http/api'
import { staffOnly, withFreeIds } from '../http/policy'
import { notFound } from '../http/problem'
import type { Services } from '../services'
import {
  changeCourseLessons,
  changeLessonOrder,
  createCourse,
  editableCourse,
  updateCourse,
} from './courses/editing'
import * as courses from './courses/service'
import { readExercisesOfCourse } from './exercise-store'
import { toExercise } from './exercises/service'
import { changeLessonContents, createLesson, editableLesson, updateLesson } from './lessons/editing'
import { allLessons } from './lessons/service'
import { storeUpload, synthesizedRecording, withoutRecording, withRecording } from './recordings'
import { lessonsUsing } from './uses'
import { createWord, editableWord, listWords, updateWord } from './words/editing'

/** Base64 makes a file a third larger; plus its name. */
const UPLOAD_LIMIT = Math.ceil(MAX_RECORDING_BYTES / 3) * 4 + 4096

const madeByPanel = 'made by the panel, for one row of a request that is sent twice'
const linked = 'editors may put any piece of content into another'
const shownOfLesson = 'learners get only examples from the lesson itself (teaching.api.test.ts)'

const adminOnce = withFreeIds(staffOnly('editor'), { 'body.requestId': madeByPanel })
const listed = withFreeIds(staffOnly('editor'), { 'query.filters._id': 'editors may see all content' })

/** Courses, lessons and words for editors. */
export function catalogRoutes(api: Api, services: Services): void {
  api.route('listCourses', listed, (call) => courses.listCourses(call, call.query))

  api.route('createCourse', adminOnce, (call) => createCourse(call, call.body))

  const linkedLessons = withFreeIds(editedRow(editableCourse, 'params.id'), {
    'body.lessons.lessonId': linked,
  })
  api.route('updateCourse', linkedLessons, (call) => updateCourse(call, call.params.id, call.body))

  const movedLesson = withFreeIds(editedRow(editableCourse, 'params.id'), {
    'body.lessonId': 'has to be a lesson of the course',
    'body.courseId': 'has to be the course of the path',
  })
  api.route('changeLessonOrder', movedLesson, (call) => changeLessonOrder(call, call.params.id, call.body))

  const changedLessons = withFreeIds(editedRow(editableCourse, 'params.id'), {
    'body.rowId': linked,
    'body.beforeId': 'has to be a lesson of the course',
  })
  api.route('changeCourseLessons', changedLessons, (call) =>
    changeCourseLessons(call, call.params.id, call.body),
  )

  const usedRow = withFreeIds(staffOnly('editor'), {
    'params.id': 'editors may see all content; an unknown row is refused',
  })
  api.route('getLessonsUsing', usedRow, ({ db, params }) => lessonsUsing(db, params.kind, params.id))

  api.route('getCourseLessons', editedRow(editableCourse, 'params.id'), async ({ db, params }) => ({
    data: await allLessons(db, params.id),
  }))

  api.route('getCourseExercises', editedRow(editableCourse, 'params.id'), async ({ db, params }) => ({
    data: (await readExercisesOfCourse(db, params.id)).map((row) => toExercise(row, true)),
  }))

  const filledLesson = withFreeIds(adminOnce, {
    'body.requestId': madeByPanel,
    'body.courseId': linked,
    'body.items.itemId': linked,
    'body.introduction.examples.exerciseId': shownOfLesson,
  })
  api.route('createLesson', filledLesson, (call) => createLesson(call, call.body))

  const linkedItems = withFreeIds(editedRow(editableLesson, 'params.id'), {
    'body.items.itemId': linked,
    'body.introduction.examples.exerciseId': shownOfLesson,
  })
  api.route('updateLesson', linkedItems, (call) => updateLesson(call, call.params.id, call.body))

  const changedContents = withFreeIds(editedRow(editableLesson, 'params.id'), {
    'body.rowId': linked,
    'body.beforeId': 'has to be in the lesson',
  })
  api.route('changeLessonContents', changedContents, (call) =>
    changeLessonContents(call, call.params.id, call.body),
  )

  api.route('listWords', listed, ({ db, query }) => listWords(db, query))

  const wordOfLesson = withFreeIds(staffOnly('editor'), {
    'body.requestId': madeByPanel,
    'body.lessonId': linked,
  })
  api.route('createWord', wordOfLesson, (call) => createWord(call, call.body))

  api.route('updateWord', editedRow(editableWord, 'params.id'), (call) =>
    updateWord(call, call.params.id, call.body),
  )

  api.route('deleteWord', editedRow(editableWord, 'params.id'), (call) =>
    deleteRow(call, editableWord, call.params.id, call.query),
  )

  api.route(
    'uploadWordRecording',
    withFreeIds(staffOnly('editor'), {
      'params.id': 'editors may let all be heard; an unknown one is refused',
    }),
    async (call) => {
      const { id, type } = call.params
      const state = await readState(call.db, editableWord, id)
      if (!state) throw notFound('The word')
      const recording = await storeUpload(call, services, state.fields, type, call.body)
      return setRecording(call, id, type, recording)
    },
    { bodyLimit: UPLOAD_LIMIT },
  )

  api.route('speakWord', editedRow(editableWord, 'params.id'), async (call) => {
    const { id, fields } = call.object
    const recording = await synthesizedRecording(call, fields, call.params.type)
    return setRecording(call, id, call.params.type, recording)
  })

  const ownRecording = withFreeIds(editedRow(editableWord, 'params.id'), {
    'params.recordingId': 'only recordings of this word are touched',
  })
  api.route('deleteWordRecording', ownRecording, (call) =>
    changeRow(
      call,
      editableWord,
      call.object.id,
      withoutRecording(call.object.fields, call.params.recordingId),
    ),
  )

  const copiedWord = withFreeIds(editedRow(editableWord, 'params.id'), { 'body.requestId': madeByPanel })
  api.route('copyWord', copiedWord, (call) =>
    copyRow(call, editableWord, call.params.id, call.body.requestId),
  )
}

/** Sets the recording of one of a word's two texts. Returns both, as in the response. */
const setRecording = async (call: EditorCall, id: string, type: RecordingType, recording: string) => ({
  _id: recording,
  word: await changeRow(call, editableWord, id, withRecording(type, recording)),
})
