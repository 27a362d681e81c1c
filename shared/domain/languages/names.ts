export * from './languages'
