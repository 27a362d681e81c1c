export * from './lesson/lesson-teaching'
