export * from './words/spelling'
