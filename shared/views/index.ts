export { ReadStates, RefreshNote } from './ReadStates'
