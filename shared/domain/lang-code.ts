export * from './languages/codes'
