export * from './patterns'
