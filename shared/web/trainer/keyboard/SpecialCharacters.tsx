import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, specialCharacters, textIn } from '@mowka/domain/languages/languages'
import { tokens } from '@mowka/kernel/ui'
import { IconArrowUp } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import styled from 'styled-components'
import { keepFocus } from '../keys/focus'
import { CyrillicKeyboard } from './CyrillicKeyboard'

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
`
const Key = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${tokens.touch};
  min-height: ${tokens.touch};
  padding: 0 10px;
  border: 1.5px solid ${tokens.lineStrong};
  border-bottom-width: 3px;
  border-radius: ${tokens.r12};
  background: ${tokens.card};
  font-size: ${tokens.fs18};
  font-weight: 700;
  svg { width: 20px; height: 20px; }
  &[aria-pressed='true'] { background: ${tokens.text}; color: ${tokens.card}; }
  &:disabled { border-color: ${tokens.line}; color: ${tokens.disabled}; cursor: not-allowed; }
`

/**
 * Keys for characters that a Polish keyboard lacks (P-KEYS-01): a row of them, or a whole keyboard for Russian; nothing
 * for a language without any. Shift is a toggle.
 */
export function SpecialCharacters({
  lang,
  labels,
  disabled = false,
  field,
  onInsert,
}: {
  lang: LangCode
  /** Texts of the row, its shift key, and the Russian keyboard. */
  labels: { row: string; shift: string; keyboard: string; space: string; erase: string }
  disabled?: boolean
  /** The field to type into. */
  field: () => HTMLInputElement | HTMLTextAreaElement | null
  /** Replaces the text between two positions. */
  onInsert: (text: string, from: number, to: number) => void
}) {
  const [isUpper, setUpper] = useState(false)
  const insert = (text: string, erased = 0) => {
    const target = field()
    const end = target?.value.length ?? 0
    const [from, to] = [target?.selectionStart ?? end, target?.selectionEnd ?? end]
    onInsert(text, from === to ? Math.max(0, from - erased) : from, to)
  }
  const characters = specialCharacters[lang]
  if (lang === 'RU')
    return <CyrillicKeyboard labels={labels} disabled={disabled} field={field} onInsert={insert} />
  if (characters.length === 0) return null
  return (
    <Keys role="group" aria-label={labels.row} onMouseDown={keepFocus}>
      {characters.map((character) => {
        const key = isUpper ? upperCharacter(character, langTag(lang)) : character
        return (
          <Key
            key={character}
            type="button"
            {...textIn(langTag(lang))}
            disabled={disabled}
            onClick={() => insert(key)}
          >
            {key}
          </Key>
        )
      })}
      <Key
        type="button"
        disabled={disabled}
        aria-pressed={isUpper}
        aria-label={labels.shift}
        onClick={() => setUpper(!isUpper)}
      >
        <IconArrowUp aria-hidden />
      </Key>
    </Keys>
  )
}

/**
 * Returns the capital of a special character. The German ß has its own capital, while case mapping would make it
 * "SS".
 */
export const upperCharacter = (character: string, tag: string): string =>
  character === 'ß' ? 'ẞ' : character.toLocaleUpperCase(tag)
