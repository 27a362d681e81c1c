/** What the link of an invitation carries. */
export type InvitationLink = { cac: string; email: string }

/** Reads what the letter put behind the `#` of its link; null for anything else. */
export function readInvitationLink(hash: string): InvitationLink | null {
  try {
    const parts = new URLSearchParams(decodeURIComponent(hash.replace(/^#/, '')))
    const cac = parts.get('cac')?.trim() ?? ''
    const email = parts.get('email')?.trim() ?? ''
    return cac === '' || email === '' ? null : { cac, email }
  } catch {
    // Someone broke the link: it is none.
    return null
  }
}
