export * from './languages/articles'
