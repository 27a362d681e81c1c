import { css } from 'styled-components'
import { media } from './media'

/** The system's colours for selected items, exempt from forced colours. */
export const systemChosen = css`
  forced-color-adjust: none;
  border-color: Highlight;
  background: Highlight;
  color: HighlightText;
`

/**
 * States in forced colours, for all components. In this mode a browser removes backgrounds and shadows and draws
 * transparent text, so these rules express each state by its attributes in the markup. They must override the styles
 * of all components.
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
