export * from './text/search-form'
