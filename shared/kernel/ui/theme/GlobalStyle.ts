import { createGlobalStyle } from 'styled-components'
import { fontFaces } from './fonts'
import { forcedColors } from './forced-colors'
import { media, queries } from './media'
import { print } from './print'
import { darkTokens, lightTokens } from './theme-css'

/** Tokens, fonts and base styles of all pages. Remotes add no resets. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root { ${lightTokens} }
  @media (min-width: 600px) { :root { --mw-gutter: 32px; } }
  :root[data-theme='dark'] { ${darkTokens} }
  @media ${queries.dark} { :root:not([data-theme='light']):not([data-theme='dark']) { ${darkTokens} } }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 88px; }
  /* Prevents bottom bars and snackbars from covering the focused element. */
  html {
    --mw-covered: var(--mw-snackbar-bottom, 0px);
    scroll-padding-bottom: calc(var(--mw-covered) + 12px + env(safe-area-inset-bottom));
    ${media.belowMedium} { --mw-covered: var(--mw-snackbar-bottom, var(--mw-bottom-bar)); }
  }
  html:has([data-snackbars] > *) { scroll-padding-bottom: calc(var(--mw-covered) + 140px); }
  body {
    margin: 0; min-height: 100dvh;
    background: var(--mw-page); color: var(--mw-text);
    font-family: var(--mw-font); font-weight: var(--mw-fw-body);
    font-size: var(--mw-fs-16); line-height: var(--mw-lh-body);
    font-variant-numeric: tabular-nums; overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote, pre { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  h1, h2, h3, h4 {
    font-weight: var(--mw-fw-heading); line-height: var(--mw-lh-tight);
    letter-spacing: -0.01em; text-wrap: balance;
  }
  h1 { font-size: var(--mw-fs-h1); }
  h2 { font-size: var(--mw-fs-22); }
  h3 { font-size: var(--mw-fs-18); line-height: var(--mw-lh-snug); }
  h4 { font-size: var(--mw-fs-16); line-height: var(--mw-lh-snug); }
  p { text-wrap: pretty; }
  strong, b { font-weight: 800; }
  a { color: var(--mw-primary); text-underline-offset: 3px; text-decoration-thickness: 1.5px; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; touch-action: manipulation; }
  img, video { max-width: 100%; height: auto; }
  hr { height: 1px; margin: 0; border: 0; background: var(--mw-line); }
  svg { flex: none; }
  svg.tabler-icon { display: block; stroke-width: var(--mw-icon-stroke); }
  :focus { outline: none; }
  :focus-visible { outline: 3px solid var(--mw-focus); outline-offset: 2px; }
  kbd {
    display: inline-flex; align-items: center; min-height: 24px; padding: 0 8px;
    border: 1.5px solid currentColor; border-radius: 6px; font: 700 var(--mw-fs-13)/1 var(--mw-font);
  }
  del { text-decoration-thickness: 2px; }
  ins { text-decoration-thickness: 2px; text-underline-offset: 4px; }

  ${forcedColors}
  ${print}

  ${media.reducedMotion} {
    :root { --mw-fast: 0ms; --mw-base: 0ms; --mw-slow: 0ms; }
    *, *::before, *::after {
      animation: none !important; transition: none !important; scroll-behavior: auto !important;
    }
  }
`
