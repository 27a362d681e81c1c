export * from './user/roles'
