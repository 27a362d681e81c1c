export * from './answers/pattern'
