export * from './user/email-address'
