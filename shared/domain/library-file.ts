export * from './course/library-file'
