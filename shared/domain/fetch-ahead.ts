export * from './audio/fetch-ahead'
