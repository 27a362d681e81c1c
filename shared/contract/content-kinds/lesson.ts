import { pictures } from '@mowka/domain/course/pictures'
import type { Dialogue, Introduction } from '../schemas/lesson-teaching'
import { describeKind } from './kind'
import { publicationFields } from './publication'

/** The longest name of a lesson, in characters. */
const NAME_LENGTH = 500

const absent: { introduction: Introduction | null; dialogue: Dialogue | null } = {
  introduction: null,
  dialogue: null,
}

/** A lesson (A-ENT-02). Its calls nest both names in `name`; each is `title|description` (A-LESS-04). */
export const lessonKind = /* @__PURE__ */ describeKind({
  name: 'lesson',
  fields: {
    nameTarget: { type: 'text', min: 1, max: NAME_LENGTH, apart: true, library: true, search: true },
    nameSource: { type: 'text', min: 1, max: NAME_LENGTH, apart: true, library: true, search: true },
    introduction: { type: 'own', default: absent.introduction, library: true },
    dialogue: { type: 'own', default: absent.dialogue, library: true },
    /** The drawing beside the name; `null` shows that of the course. */
    picture: { type: 'choice', values: pictures, nullable: true, learners: true, library: true },
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
    level: { type: 'level', learners: true, library: true, sort: true, batch: true },
    sourceLang: { type: 'lang', default: 'PL', filter: true },
    targetLang: { type: 'lang', default: 'ENG', filter: true },
    tags: { type: 'tags', learners: true, library: true, batch: true },
    itemIds: { type: 'links', max: 5000, apart: true },
    wordIds: { type: 'links', max: 5000, apart: true },
  },
})
