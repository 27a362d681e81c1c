/** Defining and sending emails. Each domain has its own templates in `emails.ts`. */
export { type Block, defineEmail, type EmailTemplate } from './email-template'
export { EMAIL_JOB, enqueueEmail } from './jobs'
