export * from './lesson/lesson'
