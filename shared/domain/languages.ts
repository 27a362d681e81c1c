export * from './languages/languages'
