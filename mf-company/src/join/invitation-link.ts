/** Values of an invitation link. */
export type InvitationLink = { cac: string; email: string }

/** Parses the hash of an invitation link; null if it is invalid. */
export function readInvitationLink(hash: string): InvitationLink | null {
  try {
    const parts = new URLSearchParams(decodeURIComponent(hash.replace(/^#/, '')))
    const cac = parts.get('cac')?.trim() ?? ''
    const email = parts.get('email')?.trim() ?? ''
    return cac === '' || email === '' ? null : { cac, email }
  } catch {
    // The link was corrupted.
    return null
  }
}
