export * from './lesson/learning-modes'
