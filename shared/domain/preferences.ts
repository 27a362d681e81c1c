export * from './user/preferences'
