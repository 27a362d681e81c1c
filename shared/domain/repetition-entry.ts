export * from './lesson/repetition-entry'
