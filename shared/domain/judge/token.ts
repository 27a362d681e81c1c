export * from './answers/token'
