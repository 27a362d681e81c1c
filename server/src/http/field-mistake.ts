import { type Mistake, mistakeCodes } from '@mowka/domain/rules'

/** A schema's issue with one value: its kind and parameters. */
export type Issue = { keyword: string; params: Record<string, unknown> }

const limit = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The mistake reported by a custom rule (`ruled` in the contract). */
function ruledMistake(params: unknown): Mistake | undefined {
  if (typeof params !== 'object' || params === null || !('code' in params)) return undefined
  const code = mistakeCodes.find((each) => each === params.code)
  return code && { ...params, code }
}

/**
 * Returns the stable code for a refused field, which forms translate. INVALID for issues that no form rule could have
 * found.
 */
export function mistakeOf({ keyword, params }: Issue): Mistake {
  const { origin } = params
  const [min, max] = [limit(params.minimum), limit(params.maximum)]
  switch (keyword) {
    case 'custom':
      return ruledMistake(params.params) ?? { code: 'INVALID' }
    case 'too_small':
      if (origin === 'string') return min === 1 ? { code: 'REQUIRED' } : { code: 'TOO_SHORT', min }
      return { code: origin === 'array' ? 'TOO_FEW_CHOSEN' : 'TOO_SMALL', min }
    case 'too_big':
      if (origin === 'string') return { code: 'TOO_LONG', max }
      return { code: origin === 'array' ? 'TOO_MANY_CHOSEN' : 'TOO_LARGE', max }
    case 'invalid_format':
      return { code: params.format === 'email' ? 'EMAIL' : 'INVALID' }
    default:
      return { code: 'INVALID' }
  }
}
