import { css } from 'styled-components'
import { media } from './media'

/** What the system draws as chosen; with its own pair of colours, which is not to be replaced. */
export const systemChosen = css`
  forced-color-adjust: none;
  border-color: Highlight;
  background: Highlight;
  color: HighlightText;
`

/**
 * States in the system's colours, for all parts of all pages. In forced colours a browser removes grounds and shadows
 * and draws transparent ink, so whatever a component says by these alone is said here by what the state is called in
 * the markup. It has to win against the rules of every component.
 */
export const forcedColors = css`
  ${media.forcedColors} {
    :is([aria-pressed='true'], [aria-selected='true'], [role='radio'][aria-checked='true']),
    i[data-on]:not([data-on='false']) {
      forced-color-adjust: none;
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
      * { color: inherit !important; }
    }
    [aria-current]:not([aria-current='false'], :focus-visible),
    label:has(> input:is([type='radio'], [type='checkbox']:not([role='switch'])):checked):not(:has(:focus-visible)) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`
