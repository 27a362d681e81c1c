export * from './words/letters'
