/** Whether a block is nothing but punctuation; such blocks are shown in their own way (L-TRN-49). */
export const isPunctuationOnly = (text: string): boolean => /^[^\p{L}\p{N}]+$/u.test(text.trim())
