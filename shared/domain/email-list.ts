export * from './user/email-list'
