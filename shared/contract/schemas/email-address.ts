import { required } from '@mowka/domain/rules'
import { email, TYPED_EMAIL_LENGTH, tidyEmailAddress } from '@mowka/domain/user/email-address'
import { z } from 'zod'
import { ruled } from './ruled'

/** An address that can receive email. Parsing tidies it, so the server stores what the form displays. */
export const EmailAddress = ruled(z.string().max(TYPED_EMAIL_LENGTH).overwrite(tidyEmailAddress), [
  required,
  email,
]).meta({ format: 'email', example: 'anna@example.com' })
