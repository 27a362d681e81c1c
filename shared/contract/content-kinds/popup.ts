import { describeKind } from './kind'

/** Maximum lengths of a popup's title and of its text including markup, in characters. */
const POPUP_TITLE_LENGTH = 200
const POPUP_TEXT_LENGTH = 20_000

/** Maximum number of times that a popup is shown to one user. */
const MAX_DISPLAY_TIMES = 1000

/** A message to learners (A-ENT-08). It is visible from the first day to the end of the last day in Warsaw (C43). */
export const popupKind = /* @__PURE__ */ describeKind({
  name: 'popup',
  fields: {
    title: {
      type: 'text',
      min: 1,
      max: POPUP_TITLE_LENGTH,
      learners: true,
      library: true,
      search: true,
      sort: true,
    },
    htmlContent: { type: 'richText', min: 1, max: POPUP_TEXT_LENGTH, learners: true, library: 'content' },
    active: {
      type: 'flag',
      default: false,
      learners: true,
      library: true,
      filter: true,
      sort: true,
      batch: true,
    },
    startDate: { type: 'day', learners: true, library: true, sort: true },
    endDate: { type: 'day', learners: true, library: true, sort: true },
    /** Edited popups are shown at least once (A-POP-06). A stored 0 means never (C09). */
    maxDisplayTimes: { type: 'number', min: 1, max: MAX_DISPLAY_TIMES, learners: true, library: true },
  },
})
