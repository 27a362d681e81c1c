import { useTranslation } from 'react-i18next'
import type { Explanation } from './explanation/explanation'
import { foreign } from './Said'

/** Puts an explanation into the interface's language; foreign words in it are marked for `Said`. */
export function useSentence(): (explanation: Explanation) => string {
  const { t } = useTranslation('trainers')
  return ({ sentence, words, plain }) => {
    const { typed = '', expected = '', neighbour = '', entry = '', cue = '', bare = '', short = '' } = words
    return t(`issue.say.${sentence}`, {
      typed: foreign(typed),
      expected: foreign(expected),
      neighbour: foreign(neighbour),
      entry: foreign(entry),
      cue: foreign(cue),
      bare: foreign(bare),
      short: foreign(short),
      ...plain,
    })
  }
}
