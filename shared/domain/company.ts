export * from './user/company'
