export * from './user/access'
