export * from './word/word'
