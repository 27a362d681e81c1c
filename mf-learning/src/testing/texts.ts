import { texts as loader } from '../pages'

/** This remote's texts for `renderPage`. */
export const texts = { namespace: 'learning', loader }
