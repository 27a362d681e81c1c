import { css } from 'styled-components'

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
export const fontFaces = css`
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
