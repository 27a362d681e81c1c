import { courseKind } from '../../content-kinds/course'
import { exerciseKind } from '../../content-kinds/exercise'
import { hintKind } from '../../content-kinds/hint'
import type { Kind } from '../../content-kinds/kind'
import { lessonKind } from '../../content-kinds/lesson'
import { type BatchChoice, batchChoices, batchFields } from '../../content-kinds/list'
import { popupKind } from '../../content-kinds/popup'
import { wordKind } from '../../content-kinds/word'
import type { Endpoints } from '../../endpoint'
import { describeList, type ListDescription } from '../../list'
import { lessonList } from '../learning'
import { courseList, wordList } from './catalog'
import { exerciseList } from './exercise'
import { hintList } from './hint'
import { allContent, contentKinds } from './history'
import { popupList } from './popup'

/** Maximum number of rows per change. */
export const MAX_BATCH_ROWS = 2000

/** A field with batch actions of its own. */
export type BatchField =
  | 'active'
  | 'archived'
  | 'tags'
  | 'level'
  | 'needAttention'
  | 'hints'
  | 'exampleRecording'
  | 'answerRecording'

const batchesOf = <Described extends Kind>(kind: Described) => ({
  fields: batchFields(kind),
  choices: batchChoices(kind),
})

/** The list from which the rows of each kind are selected, and the fields that a batch can change. */
export const batchKinds = {
  course: { list: courseList, ...batchesOf(courseKind) },
  lesson: { list: lessonList, ...batchesOf(lessonKind) },
  exercise: { list: exerciseList, ...batchesOf(exerciseKind) },
  hint: { list: hintList, ...batchesOf(hintKind) },
  word: { list: wordList, ...batchesOf(wordKind) },
  popup: { list: popupList, ...batchesOf(popupKind) },
} as const satisfies Record<
  (typeof contentKinds)[number],
  { list: ListDescription; fields: readonly BatchField[]; choices: readonly BatchChoice[] }
>

/** Batch changes, newest first. */
export const batchList = /* @__PURE__ */ describeList({
  filters: { kind: { kind: 'choice', values: contentKinds } },
  sort: ['createdAt'],
  order: 'createdAt:desc',
  sizes: [20, 50],
})

/** Batch changes of content, and undoing them. */
export const batchEndpoints = {
  listBatches: { call: 'GET /batch', shows: ['history'], list: batchList },
  createBatch: { call: 'POST /batch', touches: allContent },
  /** Previews a change without writing. A POST, because the rows don't fit into a URL. */
  previewBatch: { call: 'POST /batch/preview', touches: [] },
  undoBatch: { call: 'POST /batch/:id/undo', touches: allContent },
} as const satisfies Endpoints
