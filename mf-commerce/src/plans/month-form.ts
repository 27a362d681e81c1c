/**
 * Grammatical form of "month" for a plan length: class 1 for 2 to 4, class 2 for 5 or more (C-SUB-17). Only for
 * plans, which have 1, 6 or 12 months; elsewhere i18next's plural rules apply (C50).
 */
export function monthForm(months: number): 'one' | 'few' | 'many' {
  if (months === 1) return 'one'
  return months >= 2 && months <= 4 ? 'few' : 'many'
}
