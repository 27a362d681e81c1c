export * from './text/csv'
