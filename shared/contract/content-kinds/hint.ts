import { describeKind } from './kind'

/** A hint (A-ENT-06). One row serves all exercises that link to it. */
export const hintKind = /* @__PURE__ */ describeKind({
  name: 'hint',
  fields: {
    content: { type: 'richText', min: 1, max: 20_000, learners: true, library: true, search: true },
    sourceLang: { type: 'lang', default: 'PL', filter: true },
    targetLang: { type: 'lang', default: 'ENG', filter: true },
    /** Whether the hint opens in full screen (A-HINT-07). */
    isFullScreen: { type: 'flag', default: false, learners: true, library: true, sort: true },
    tags: { type: 'tags', library: true, batch: true },
    active: { type: 'flag', default: true, library: true, filter: true, sort: true, batch: true },
  },
})
