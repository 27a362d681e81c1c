import path from 'node:path'
import type { WordListOf } from '@mowka/words/word-lists'
import type { Config } from './config'
import type { Database } from './database/database'
import type { StartUploadParser } from './import/public'
import type { Jobs } from './jobs/job'
import { type Chat, openAiChat } from './outside/chat'
import {
  type Identity,
  type IdentityAccounts,
  managedAccounts,
  remoteKeys,
  tokenIdentity,
} from './outside/identity'
import { type SendMail, smtpMail } from './outside/mail'
import { type Payments, payuPayments } from './outside/payments'
import { type Push, webPush } from './outside/push'
import { s3Storage } from './outside/s3-storage'
import { openAiSpeech, type Speech } from './outside/speech'
import { diskStorage, type Storage } from './outside/storage'

/** The services of the server. Tests replace individual ones. */
export type Services = {
  db: Database
  /** The current time; tests set it. */
  now: () => Date
  config: Config
  /** The job queue. */
  jobs: Jobs
  storage: Storage
  identity: Identity
  identityAccounts: IdentityAccounts
  speech: Speech
  chat: Chat
  mail: SendMail
  payments: Payments
  /** Null if the platform sends no notifications. */
  push: Push | null
  /** Word lists by language. */
  wordListOf: WordListOf
  startUploadParser: StartUploadParser
}

/** Creates the external services of the configuration. Nothing is requested before it is needed. */
export function outsideServices(
  config: Config,
  now: () => Date,
): Omit<Services, 'db' | 'now' | 'config' | 'jobs' | 'wordListOf' | 'startUploadParser'> {
  return {
    storage: config.bucket ? s3Storage(config.bucket) : diskStorage(path.join(config.dataDir, 'storage')),
    identity: tokenIdentity(config.identity, remoteKeys(config.identity.jwksUrl, now), now),
    identityAccounts: managedAccounts(config.identity),
    speech: openAiSpeech(config.speech),
    chat: openAiChat(config.chat),
    mail: smtpMail(config.mail),
    payments: payuPayments(config.payments, now),
    push: webPush(config, now),
  }
}
