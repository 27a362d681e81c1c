import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { isPopup } from './store'

/** Allows every account any existing popup. */
export const anyPopup = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'signed in',
    who: 'signed-in',
    kind: 'popup',
    at,
    load: async ({ db }, id) => {
      if (!(await isPopup(db, id))) throw notFound('The popup')
      return { popupId: id }
    },
  })
