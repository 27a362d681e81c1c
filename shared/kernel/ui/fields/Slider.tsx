import { type CSSProperties, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media'

const Box = styled.div`
  display: grid;
  gap: 2px;
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--mw-3);
  label { font-weight: 800; }
`
const Range = styled.input`
  appearance: none;
  width: 100%;
  height: 44px;
  margin: 0;
  border-radius: var(--mw-r-8);
  background: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(90deg, var(--mw-progress) var(--at), var(--mw-track) var(--at));
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 26px;
    height: 26px;
    margin-top: -9px;
    border: 3px solid var(--mw-card);
    border-radius: 50%;
    background: var(--mw-progress);
    box-shadow: 0 0 0 1.5px var(--mw-progress);
  }
  &::-moz-range-track { height: 8px; border-radius: 4px; background: var(--mw-track); }
  &::-moz-range-progress { height: 8px; border-radius: 4px; background: var(--mw-progress); }
  &::-moz-range-thumb {
    width: 20px;
    height: 20px;
    border: 3px solid var(--mw-card);
    border-radius: 50%;
    background: var(--mw-progress);
  }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  ${media.forcedColors} {
    forced-color-adjust: none;
    &::-webkit-slider-runnable-track {
      border: 1px solid CanvasText;
      background: linear-gradient(90deg, Highlight var(--at), Canvas var(--at));
    }
    &::-webkit-slider-thumb { margin-top: -10px; border-color: Canvas; background: CanvasText; box-shadow: 0 0 0 1.5px CanvasText; }
    &::-moz-range-track { border: 1px solid CanvasText; background: Canvas; }
    &::-moz-range-progress { background: Highlight; }
    &::-moz-range-thumb { border-color: Canvas; background: CanvasText; }
  }
`

/** A slider; its value is displayed next to the label and announced by screen readers. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  formatValue = String,
  hideValue,
  disabled,
}: {
  label: ReactNode
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  /** The value as text, e.g. "5 sekund". */
  formatValue?: (value: number) => string
  hideValue?: boolean
  disabled?: boolean
}) {
  const id = useId()
  const at = max > min ? ((value - min) / (max - min)) * 100 : 0
  return (
    <Box>
      <Head>
        <label htmlFor={id}>{label}</label>
        {!hideValue && <span aria-hidden>{formatValue(value)}</span>}
      </Head>
      <Range
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={formatValue(value)}
        style={{ '--at': `${at}%` } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Box>
  )
}
