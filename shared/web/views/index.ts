export { useSearchText } from './list/use-search-text'
export { FailedNote, ReadStates, RefreshNote } from './ReadStates'
export { type DrawMore, richNodes } from './rich-text'
export { saveFile } from './save-file'
