import type { DiffPiece } from '@mowka/contract/schemas/attempt'
import { VisuallyHidden } from '@mowka/kernel/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { around } from '../explanation/difference'
import { placeOfMove } from '../explanation/explanation'
import { foreign, Said } from '../explanation/Said'

/** A word of the line with its mark, its number and a text for screen readers instead of colors. */
export function DiffMark({
  piece,
  diff,
  number,
  tag,
}: {
  piece: DiffPiece
  /** The whole line, to describe where a moved word belongs. */
  diff: readonly DiffPiece[]
  /** The number shared by the mark and its reason. */
  number: number | undefined
  /** BCP 47 tag of the sentence. */
  tag: string
}) {
  const { t, i18n } = useTranslation('trainers')
  const { mark, typed, expected, letters, issue } = piece
  const say = (text: string) => (
    <VisuallyHidden lang={i18n.language} translate="yes">
      <Said text={text} tag={tag} plain />{' '}
    </VisuallyHidden>
  )
  const sign = number !== undefined && <sup>{number}</sup>
  // Trailing space isn't part of the mark.
  const space = (text: string) => text.slice(text.trimEnd().length)
  switch (mark) {
    case 'same':
      return issue === null ? expected : <u>{expected}</u>
    case 'extra':
      return (
        <>
          {say(t('mark.extra'))}
          <del>{typed}</del>
          {sign}
        </>
      )
    case 'missing':
      return (
        <>
          {say(t('mark.missing'))}
          <ins>{expected}</ins>
          {sign}
          {space(expected)}
        </>
      )
    case 'changed': {
      if (letters.length === 0)
        return (
          <>
            {say(t('mark.instead'))}
            <del>{typed}</del>
            {say(':')} <ins>{expected}</ins>
            {sign}
          </>
        )
      const wrong = letters.filter((each) => each.mark !== 'same')
      const [only] = wrong.length === 1 && [...(wrong[0]?.text ?? '')].length === 1 ? wrong : []
      const words = { typed: foreign(typed), word: foreign(expected), letter: foreign(only?.text ?? '') }
      const isLetter = /\p{L}/u.test(only?.text ?? '')
      return (
        <>
          {say(
            !isLetter
              ? t('mark.respelt', words)
              : t(only?.mark === 'extra' ? 'mark.letterExtra' : 'mark.letterMissing', words),
          )}
          <span aria-hidden="true">
            {letters.map((each, place) => {
              if (each.mark === 'same') return <Fragment key={place}>{each.text}</Fragment>
              const Letter = each.mark === 'extra' ? 'del' : 'ins'
              return (
                <Letter key={place} data-letter>
                  {each.text}
                </Letter>
              )
            })}
          </span>
          {sign}
        </>
      )
    }
    case 'moved-from': {
      const { where, neighbour } = placeOfMove(around(diff, issue ?? -1))
      return (
        <>
          {say(t(`mark.${where}`, { neighbour: foreign(neighbour) }))}
          <span data-move-from={issue}>{typed}</span>
          {sign}
        </>
      )
    }
    case 'moved-to':
      return (
        <>
          {say(t('mark.moved'))}
          <span data-move-to={issue}>{expected}</span>
        </>
      )
  }
}
