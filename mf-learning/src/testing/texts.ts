import { texts as loader } from '../pages'

/** This remote's texts for `renderPage`. */
export const texts = { namespace: 'learning', loader }

/** Texts that are loaded with the repetition pages. */
export const repetitionTexts = {
  namespace: 'repetition',
  loader: {
    pl: () => import('../exercises/locales/pl.json'),
    en: () => import('../exercises/locales/en.json'),
  },
}

/** Texts that are loaded with the end of a course and its certificate. */
export const courseEndTexts = {
  namespace: 'courseEnd',
  loader: {
    pl: () => import('../course-end/locales/pl.json'),
    en: () => import('../course-end/locales/en.json'),
  },
}
