import { z } from 'zod'
import type { CallSchema } from './call'
import { EmailAddress } from './email-address'

export const invitationCalls = {
  /** Invites a friend by email (S-USER-18). */
  sendInvitation: {
    body: z.object({ inviteeEmail: EmailAddress }),
    answer: z.object({ inviteeEmail: z.string() }),
    success: 201,
  },
} satisfies Record<string, CallSchema>
