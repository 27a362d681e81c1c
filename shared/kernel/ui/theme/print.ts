import { css } from 'styled-components'
import { media } from './media'
import { lightTokens } from './theme-css'

/**
 * On paper: light colours on no ground, and bars that stay at an edge of the window where they are in the page, because
 * a printer repeats a fixed one over the text of each sheet. What is only for the screen has `data-screen-only`.
 */
export const print = css`
  ${media.print} {
    :root:root[data-theme], :root:root:not([data-theme]) { ${lightTokens} }
    /* The server draws the ground before any theme is there, with a rule that knows dark. */
    html, body { background: none !important; }
    [data-screen-only] { display: none !important; }
    [data-bottom-bar] { position: static !important; box-shadow: none !important; }
    p, li, tr, img, svg { break-inside: avoid; }
    h1, h2, h3, h4 { break-after: avoid; }
  }
`
