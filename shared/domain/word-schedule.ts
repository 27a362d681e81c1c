export * from './word/word-schedule'
