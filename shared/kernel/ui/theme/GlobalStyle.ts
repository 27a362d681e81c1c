import { createGlobalStyle, css } from 'styled-components'
import { media, queries } from './media'
import { darkTokens, lightTokens } from './theme-css'

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
const forcedColors = css`
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

// Static URLs for the bundler: each file gets a hashed name and is loaded only if its character range is on the page.
const latin = new URL('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2', import.meta.url)
const latinExt = new URL(
  '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2',
  import.meta.url,
)
const cyrillic = new URL(
  '@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2',
  import.meta.url,
)

const face = (source: URL, range: string) => css`
  @font-face {
    font-family: 'Nunito Variable';
    font-style: normal;
    font-weight: 200 1000;
    font-display: swap;
    src: url('${source.href}') format('woff2');
    unicode-range: ${range};
  }
`

/** Nunito's line height above and below the baseline, in percent of the font size. */
const ASCENT = 101.1
const DESCENT = 35.3

/** A system font with the width (percent) and line boxes of Nunito, so that loading Nunito causes no layout shift. */
const fallback = (family: string, source: string, width: number, weights: string) => css`
  @font-face {
    font-family: '${family}';
    font-weight: ${weights};
    src: ${source};
    size-adjust: ${width}%;
    ascent-override: ${((ASCENT * 100) / width).toFixed(1)}%;
    descent-override: ${((DESCENT * 100) / width).toFixed(1)}%;
    line-gap-override: 0%;
  }
`

/** Nunito for Polish, the learned languages and Russian, and its fallbacks while loading. */
const fontFaces = css`
  ${face(cyrillic, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116')}
  ${face(
    latinExt,
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  )}
  ${face(
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  )}
  ${fallback('Nunito Fallback', "local('Arial'), local('Liberation Sans'), local('Roboto')", 100.1, '100 599')}
  ${fallback('Nunito Fallback', "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')", 98.5, '600 1000')}
  ${fallback('Nunito Fallback Wide', "local('DejaVu Sans')", 89, '100 599')}
  ${fallback('Nunito Fallback Wide', "local('DejaVu Sans Bold')", 83, '600 1000')}
`

/**
 * Print styles: light colours without backgrounds, and static instead of fixed bars, because printers repeat fixed
 * elements over the text of each sheet. `data-screen-only` hides an element.
 */
const print = css`
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
