/** The fifteen avatars, the default first (L-PROF-02, L-PROF-03). */
export const avatars: readonly string[] = Array.from({ length: 15 }, (_, index) => `avatar${index}.svg`)

/** The URL of an avatar image. */
export const avatarUrl = (avatarFileName: string): string => `/icons/avatars/${avatarFileName}`
