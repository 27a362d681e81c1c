import { pictures } from '@mowka/domain/course/pictures'
import { describeKind } from './kind'
import { publicationFields } from './publication'

/** A course (A-CRSE-01). */
export const courseKind = /* @__PURE__ */ describeKind({
  name: 'course',
  fields: {
    name: { type: 'text', min: 1, max: 200, learners: true, library: true, search: true, sort: true },
    description: {
      type: 'text',
      max: 2000,
      default: '',
      multiline: true,
      learners: true,
      library: true,
      search: true,
    },
    /** The drawing beside the name; `null` shows that of the kind of course. */
    picture: { type: 'choice', values: pictures, nullable: true, learners: true, library: true },
    levels: { type: 'levels', learners: true, library: true },
    tags: { type: 'tags', learners: true, library: true, batch: true },
    sourceLang: { type: 'lang', default: 'PL', learners: true, library: true, filter: true },
    targetLang: { type: 'lang', default: 'ENG', learners: true, library: true, filter: true },
    /** The place among the courses of its languages. */
    position: { type: 'number', min: 0, max: 2_147_483_647, apart: true, library: 'order', sort: true },
    active: {
      type: 'flag',
      default: true,
      learners: true,
      library: true,
      filter: true,
      sort: true,
      batch: true,
    },
    ...publicationFields,
    explicitAccessRequired: { type: 'flag', default: false, learners: true, library: true, sort: true },
    lessonIds: { type: 'links', max: 5000, apart: true },
  },
})
