export * from './exercise/note'
