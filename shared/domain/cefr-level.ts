export * from './course/cefr-level'
