import type { LangCode } from '@mowka/contract/schemas/common'
import { isLanguageLocked, rightsOf } from '../course/public'
import type { Policy } from '../http/policy'
import { forbidden } from '../http/problem'
import { findCallerOnly } from '../user/public'

/** Requires access to the spoken language; 403 `LANGUAGE_LOCKED` otherwise, because each recording costs money. */
export const learnerOfLanguage: Policy<'signed-in', { body: { langCode: LangCode } }, undefined> = {
  name: 'learner of the language',
  who: 'signed-in',
  find: async ({ body, ...authRequest }) => {
    const { caller } = await findCallerOnly(authRequest)
    return {
      caller,
      allow: (person) => {
        if (isLanguageLocked(rightsOf(person, authRequest.now), body.langCode))
          throw forbidden('LANGUAGE_LOCKED', 'There is no access to this language')
        return undefined
      },
    }
  },
}
