export * from './text/plain-text'
