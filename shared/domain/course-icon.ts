export * from './course/course-tags'
