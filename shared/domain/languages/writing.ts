export * from './grammar'
