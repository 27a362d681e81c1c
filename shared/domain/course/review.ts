/** The review of a draft course or lesson: not asked for, asked for, sent back with comments, or approved. */
export const reviewStates = ['NONE', 'ASKED', 'SENT_BACK', 'APPROVED'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The kinds of content that are reviewed. */
export const reviewedKinds = ['course', 'lesson'] as const
export type ReviewedKind = (typeof reviewedKinds)[number]

/** Maximum length of a comment, in characters. */
export const REVIEW_COMMENT_LENGTH = 2000
