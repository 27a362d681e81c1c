import DOMPurify, { type Config } from 'dompurify'
import { allowHtmlThrough } from './policy'

/** What editors' texts may consist of: structure, emphasis, links and pictures. No styles, no forms, no frames. */
const settings: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog'],
  FORBID_ATTR: ['style', 'id', 'name'],
  ADD_ATTR: ['target'],
  // The page's own policy judges; a second one is not allowed.
  TRUSTED_TYPES_POLICY: null as unknown as undefined,
}

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('target')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/** Makes HTML harmless. From the import of this file on, the policy accepts HTML that went through here. */
export const sanitizeHtml = (html: string): string => DOMPurify.sanitize(html, settings)

allowHtmlThrough(sanitizeHtml)
