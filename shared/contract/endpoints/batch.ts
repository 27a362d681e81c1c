import { courseKind } from '../content-kinds/course'
import { exerciseKind } from '../content-kinds/exercise'
import { hintKind } from '../content-kinds/hint'
import { batchFields } from '../content-kinds/list'
import { popupKind } from '../content-kinds/popup'
import { wordKind } from '../content-kinds/word'
import type { Endpoints } from '../endpoint'
import { describeList, type ListDescription } from '../list'
import { courseList, wordList } from './catalog'
import { exerciseList } from './exercise'
import { hintList } from './hint'
import { allContent, contentKinds } from './history'
import { lessonList } from './learning'
import { popupList } from './popup'

/** Maximum number of rows per change. */
export const MOST_ROWS_AT_ONCE = 2000

/** A field that can be changed in many rows at once. */
export type BatchField = 'active' | 'tags' | 'level' | 'needAttention'

/** Content kinds with the list for selecting rows and the fields that a batch can change. */
export const batchKinds = {
  course: { list: courseList, fields: batchFields(courseKind) },
  lesson: { list: lessonList, fields: ['active', 'tags', 'level'] },
  exercise: { list: exerciseList, fields: batchFields(exerciseKind) },
  hint: { list: hintList, fields: batchFields(hintKind) },
  word: { list: wordList, fields: batchFields(wordKind) },
  popup: { list: popupList, fields: batchFields(popupKind) },
} as const satisfies Record<
  (typeof contentKinds)[number],
  { list: ListDescription; fields: readonly BatchField[] }
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
