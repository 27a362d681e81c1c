import { media, tokens } from '@mowka/kernel/ui'
import { IconArrowUp, IconBackspace, IconKeyboard } from '@mowka/kernel/ui/icons'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { keepFocus } from '../keys/focus'
import { cyrillicRows, type TypedLetter, typeLatin } from './cyrillic-layout'
import { switchKeyboard, useKeyboardOpen } from './screen-keyboard'

const Board = styled.div`
  display: grid;
  gap: 6px;
  width: 100%;
  max-width: 640px;
  > div { display: flex; gap: 4px; justify-content: center; }
`
const Key = styled.button`
  position: relative;
  flex: 1 1 0;
  display: grid;
  place-items: center;
  min-width: 0;
  max-width: 56px;
  min-height: 46px;
  padding: 0;
  border: 1.5px solid ${tokens.lineStrong};
  border-bottom-width: 3px;
  border-radius: ${tokens.r8};
  background: ${tokens.card};
  font-size: ${tokens.fs18};
  font-weight: 700;
  small { position: absolute; top: 2px; right: 5px; color: ${tokens.muted}; font-size: 11px; font-weight: 600; }
  svg { width: 20px; height: 20px; }
  &[aria-pressed='true'] { background: ${tokens.text}; color: ${tokens.card}; }
  &:disabled { border-color: ${tokens.line}; color: ${tokens.disabled}; cursor: not-allowed; }
  ${media.belowMedium} { small { display: none; } }
`
const Wide = styled(Key)`
  flex-grow: 4;
  max-width: 320px;
  font-size: ${tokens.fs14};
`
const Toggle = styled.button`
  display: inline-flex;
  gap: ${tokens.s2};
  align-items: center;
  justify-self: start;
  min-height: ${tokens.touch};
  padding: 0 ${tokens.s3};
  border: 0;
  background: none;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 700;
  svg { width: 20px; height: 20px; }
`

export type KeyboardLabels = { keyboard: string; shift: string; space: string; erase: string }
type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * A Russian keyboard below a field. While it is open, Latin keys of the physical keyboard type the letter with their
 * sound, and pairs such as sz type one letter, which Backspace takes apart again. One tab stop; arrows move between keys.
 */
export function CyrillicKeyboard({
  labels,
  disabled,
  field,
  onInsert,
}: {
  labels: KeyboardLabels
  disabled: boolean
  field: () => Field | null
  /** Inserts a text at the caret, in place of the selection or of `erased` characters before it. */
  onInsert: (text: string, erased?: number) => void
}) {
  const isOpen = useKeyboardOpen('RU')
  const [isUpper, setUpper] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  const last = useRef<{ typed: TypedLetter; at: number } | null>(null)

  const type = (text: string, erased = 0) => {
    onInsert(text, erased)
    setUpper(false)
  }
  const onPhysical = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = field()
    if (!target || event.target !== target) return
    const typed = lastBefore(target)
    if (event.key === 'Backspace' && typed?.parts) {
      event.preventDefault()
      last.current = null
      type(typed.parts, 1)
      return
    }
    const typing = typeLatin(typed, event.key)
    if (!typing) return
    event.preventDefault()
    const from = target.selectionStart ?? target.value.length
    last.current = { typed: typing.typed, at: from - typing.erased + typing.insert.length }
    type(typing.insert, typing.erased)
  })
  /** Returns the last letter if the caret is still behind it. */
  const lastBefore = ({ value, selectionStart, selectionEnd }: Field): TypedLetter | null => {
    if (!last.current || selectionStart !== selectionEnd || selectionStart !== last.current.at) return null
    const { typed, at } = last.current
    const text = (typed.before?.letter ?? '') + typed.letter
    return value.slice(at - text.length, at) === text ? typed : null
  }
  useEffect(() => {
    if (!isOpen || disabled) return
    const listen = (event: globalThis.KeyboardEvent) => onPhysical(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen, disabled])

  /** Moves the focus along the keys, which are one tab stop. */
  const onArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 11, ArrowUp: -11 }[event.key]
    const keys = [...(board.current?.querySelectorAll('button') ?? [])]
    const at = keys.findIndex((key) => key.matches(':focus'))
    if (step === undefined || at < 0) return
    event.preventDefault()
    keys[Math.min(Math.max(at + step, 0), keys.length - 1)]?.focus()
  }

  const toggle = (
    <Toggle
      type="button"
      aria-expanded={isOpen}
      onMouseDown={keepFocus}
      onClick={() => switchKeyboard(!isOpen)}
    >
      <IconKeyboard aria-hidden />
      {labels.keyboard}
    </Toggle>
  )
  if (!isOpen) return toggle
  return (
    <>
      <Board
        ref={board}
        role="group"
        aria-label={labels.keyboard}
        onMouseDown={keepFocus}
        onKeyDown={onArrow}
      >
        {cyrillicRows.map((row, index) => (
          <div key={row[0]?.[0]}>
            {row.map(([letter, key], place) => {
              const shown = isUpper ? letter.toUpperCase() : letter
              return (
                <Key
                  key={letter}
                  type="button"
                  lang="ru"
                  translate="no"
                  tabIndex={index === 0 && place === 0 ? 0 : -1}
                  disabled={disabled}
                  aria-label={shown}
                  onClick={() => type(shown)}
                >
                  {shown}
                  <small aria-hidden>{key}</small>
                </Key>
              )
            })}
          </div>
        ))}
        <div>
          <Key
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-pressed={isUpper}
            aria-label={labels.shift}
            onClick={() => setUpper(!isUpper)}
          >
            <IconArrowUp aria-hidden />
          </Key>
          <Wide type="button" tabIndex={-1} disabled={disabled} onClick={() => type(' ')}>
            {labels.space}
          </Wide>
          <Key
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-label={labels.erase}
            onClick={() => type('', 1)}
          >
            <IconBackspace aria-hidden />
          </Key>
        </div>
      </Board>
      {toggle}
    </>
  )
}
