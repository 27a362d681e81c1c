import { z } from 'zod'
import { email, form, required } from '../../domain/rules'
import type { CallSchema } from './call'
import { trimmedText } from './common'
import { ruled } from './ruled'

/** Stricter than the rule of the form: what mail servers take. */
const mailable = form('EMAIL', (address) => z.email().safeParse(address).success)

export const invitationCalls = {
  /** Invites a friend by mail (S-USER-18). */
  sendInvitation: {
    body: z.object({ inviteeEmail: ruled(trimmedText(254), [required, email, mailable]) }),
    answer: z.object({ inviteeEmail: z.string() }),
    success: 201,
  },
} satisfies Record<string, CallSchema>
