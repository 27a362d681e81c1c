export type { StartUploadParser } from './parse-upload'
export { parserThreads } from './parser-thread'
