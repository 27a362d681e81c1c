import { css } from 'styled-components'
import { media } from './media'
import { lightTokens } from './theme-css'

/**
 * Print styles: light colours without backgrounds, and static instead of fixed bars, because printers repeat fixed
 * elements over the text of each sheet. `data-screen-only` hides an element.
 */
export const print = css`
  ${media.print} {
    :root:root[data-theme], :root:root:not([data-theme]) { ${lightTokens} }
    /* The server sets the initial background with a rule for dark mode. */
    html, body { background: none !important; }
    [data-screen-only] { display: none !important; }
    [data-bottom-bar] { position: static !important; box-shadow: none !important; }
    p, li, tr, img, svg { break-inside: avoid; }
    h1, h2, h3, h4 { break-after: avoid; }
  }
`
