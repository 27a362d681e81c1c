export * from './answers/graph'
