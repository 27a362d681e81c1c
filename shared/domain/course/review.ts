/** The review of a draft course or lesson: not asked for, asked for, sent back with comments, or approved. */
export const reviewStates = ['NONE', 'ASKED', 'SENT_BACK', 'APPROVED'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The kinds of content that are reviewed. */
export const reviewedKinds = ['course', 'lesson'] as const
export type ReviewedKind = (typeof reviewedKinds)[number]

/** The kinds of content that have comments. Exercises, words and hints are reviewed with their lessons. */
export const commentedKinds = [...reviewedKinds, 'exercise', 'word', 'hint'] as const
export type CommentedKind = (typeof commentedKinds)[number]

/** Maximum number of open comments listed for the content of a course or lesson. */
export const MAX_LISTED_COMMENTS = 100

/** Maximum length of a comment, in characters. */
export const REVIEW_COMMENT_LENGTH = 2000
