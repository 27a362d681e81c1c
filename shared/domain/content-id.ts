export * from './course/content-id'
