export * from './lesson/lesson-name'
