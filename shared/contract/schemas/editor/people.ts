import { staffRoles } from '@mowka/domain/user/roles'
import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { MIN_PERSON_SEARCH } from '../../endpoints/editor/people'
import { Day, Id, IdParams, LangCode, Moment, trimmedText, wholeNumber } from '../common'
import { OrderState } from './shop'

/** More than an email address has. */
const SEARCH_LENGTH = 320

/** Days that can be added to an access at once. */
export const MAX_PROLONGED_DAYS = 366

/** An account in the result of a search. */
export const FoundPerson = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  /** Languages with running access, own or through a company. */
  languages: z.array(LangCode),
  /** The last day with learning; `null` if there is none. */
  lastDay: Day.nullable(),
  createdAt: Moment,
})
export type FoundPerson = z.infer<typeof FoundPerson>

/**
 * Sources that pay for an access. `bonus`: free days for the survey. `panel`: days added by staff. `set`: opened until a day
 * without any of these.
 */
export const accessPayers = ['purchase', 'giftCard', 'company', 'trial', 'bonus', 'panel', 'set'] as const
export type AccessPayer = (typeof accessPayers)[number]

/** Reasons for adding days, so that the audit log needs no free text about a person. */
export const prolongationReasons = ['outage', 'complaint', 'mistake', 'promise', 'other'] as const

/** States of an email that was sent or will be. */
export const sentEmailStates = ['waiting', 'retrying', 'running', 'done', 'dead'] as const

/** A person for staff: only what is needed to help. */
export const PersonDetails = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  createdAt: Moment,
  /** Whether the account signs in through another service and has no password here. */
  isSocial: z.boolean(),
  learnLang: LangCode.nullable(),
  /** The previous view of the page by staff; `null` for the first one. */
  lastView: z.object({ at: Moment, by: z.string().nullable() }).nullable(),
  accesses: z.array(
    z.object({
      targetLang: LangCode,
      startsAt: Moment,
      endsAt: Moment,
      payers: z.array(z.enum(accessPayers)),
    }),
  ),
  orders: z.array(z.object({ _id: Id, createdAt: Moment, state: OrderState, totalAmount: wholeNumber() })),
  progress: z.object({
    daysLearned: wholeNumber(),
    currentStreak: wholeNumber(),
    lessonsFinished: wholeNumber(),
    lastDay: Day.nullable(),
  }),
  /** Emails of the last days, newest first, without their content. */
  emails: z.array(z.object({ kind: z.string(), at: Moment, state: z.enum(sentEmailStates) })),
  /** The latest export of the person's data. */
  dataExport: z.enum(['NONE', 'WAITING', 'READY', 'FAILED']),
})
export type PersonDetails = z.infer<typeof PersonDetails>

const PersonRoles = z.object({
  roles: z.array(z.enum(staffRoles)),
  /** Whether it is the caller's own account, whose admin role can't be removed. */
  isSelf: z.boolean(),
})

const RequestId = z.uuid().max(36)

export const peopleCalls = {
  findPeople: {
    query: z.object({ search: trimmedText(SEARCH_LENGTH, MIN_PERSON_SEARCH) }),
    answer: z.object({
      data: z.array(FoundPerson),
      /** Whether more accounts match than are returned. */
      isMore: z.boolean(),
    }),
  },
  getPerson: { params: IdParams, answer: PersonDetails },
  getPersonIdentity: {
    params: IdParams,
    /** `missing`: the provider doesn't know the account. */
    answer: z.object({ state: z.enum(['verified', 'unverified', 'missing']) }),
  },
  getPersonRoles: { params: IdParams, answer: PersonRoles },
  setPersonRoles: {
    params: IdParams,
    body: z.object({ roles: z.array(z.enum(staffRoles)).max(staffRoles.length) }),
    answer: PersonRoles,
  },
  /** Adds days after the end of the person's access, or from now on. A repeated request adds no more days. */
  prolongAccess: {
    params: IdParams,
    body: z.object({
      requestId: RequestId,
      targetLang: LangCode,
      days: wholeNumber(1, MAX_PROLONGED_DAYS),
      reason: z.enum(prolongationReasons),
    }),
    answer: z.object({ endsAt: Moment }),
  },
  resendVerification: { params: IdParams, body: z.object({}), answer: z.object({}) },
  resendConfirmation: {
    params: IdParams,
    body: z.object({ requestId: RequestId }),
    answer: z.object({}),
  },
  startPersonExport: { params: IdParams, body: z.object({}), answer: z.object({}) },
  deletePerson: {
    params: IdParams,
    body: z.object({
      /** The account's email address, typed as a confirmation. */
      email: trimmedText(SEARCH_LENGTH),
    }),
    answer: z.object({}),
  },
} satisfies Record<string, CallSchema>
