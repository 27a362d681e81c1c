import { css } from 'styled-components'

/**
 * The source of all colours, type sizes, spacing, radii, shadows and motion. Contrast, light / dark: text on page
 * 14.7 / 16.1, muted on card 6.4 / 7.5, primary on page 5.0 / 9.2, on-primary on primary 5.2 / 9.2, line-strong on
 * card 3.9 / 4.3, success on card 5.0 / 8.8, danger 6.5 / 8.0, focus on page 6.4 / 9.7, focus-on-navy on navy 8.5 /
 * 6.6. Focus is blue: orange means the next step and red means an error, so a focus ring in either colour would be
 * ambiguous. Text requires 4.5, edges and shapes 3; `line` is decorative.
 */
export const lightTokens = css`
  color-scheme: light;
  --mw-page: #fff9f2;
  --mw-card: #ffffff;
  --mw-raised: #ffffff;
  --mw-float: #ffffff;
  --mw-sunken: #f7efe4;
  --mw-line: #ede4d8;
  --mw-line-strong: #8a7f70;
  --mw-scrim: rgb(11 37 69 / 0.5);
  --mw-text: #0b2545;
  --mw-muted: #51607a;
  --mw-disabled: #7c7466;
  --mw-primary: #c2410c;
  --mw-on-primary: #ffffff;
  --mw-primary-hover: #a6360a;
  --mw-primary-ink: #9a3412;
  --mw-primary-soft: #ffefe0;
  --mw-focus: #1d4ed8;
  --mw-focus-on-navy: #93c5fd;
  --mw-spark: #ff8a1f;
  --mw-on-spark: #0b2545;
  --mw-spark-soft: #ffe9d1;
  --mw-navy: #0b2545;
  --mw-on-navy: #ffffff;
  --mw-navy-hover: #17365f;
  --mw-navy-soft: #e9eef6;
  --mw-free: #2563eb;
  --mw-header-muted: #c6d0e0;
  --mw-success: #15803d;
  --mw-on-success: #ffffff;
  --mw-success-ink: #166534;
  --mw-success-soft: #e6f5ea;
  --mw-danger: #b91c1c;
  --mw-on-danger: #ffffff;
  --mw-danger-ink: #991b1b;
  --mw-danger-soft: #fdecea;
  --mw-progress: #0b2545;
  --mw-track: #eadfd0;
  --mw-drawing: #ffffff;
  --mw-skeleton: #f1e7da;
  --mw-font: "Nunito Variable", "Nunito Fallback", "Nunito Fallback Wide", system-ui, sans-serif;
  --mw-font-ipa: "Noto Sans", "Segoe UI", "DejaVu Sans", sans-serif;
  --mw-fs-12: 0.75rem;
  --mw-fs-13: 0.8125rem;
  --mw-fs-14: 0.875rem;
  --mw-fs-16: 1rem;
  --mw-fs-18: 1.125rem;
  --mw-fs-22: 1.375rem;
  --mw-fs-28: 1.75rem;
  --mw-fs-h1: clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem);
  --mw-fs-sentence: clamp(1.5rem, 1.32rem + 0.8vw, 2rem);
  --mw-lh-tight: 1.2;
  --mw-lh-snug: 1.35;
  --mw-lh-body: 1.55;
  --mw-fw-body: 400;
  --mw-fw-strong: 700;
  --mw-fw-heading: 800;
  --mw-1: 4px;
  --mw-2: 8px;
  --mw-3: 12px;
  --mw-4: 16px;
  --mw-5: 20px;
  --mw-6: 24px;
  --mw-8: 32px;
  --mw-10: 40px;
  --mw-12: 48px;
  --mw-16: 64px;
  --mw-r-8: 8px;
  --mw-r-12: 12px;
  --mw-r-16: 16px;
  --mw-r-24: 24px;
  --mw-r-full: 999px;
  --mw-r-bubble: 20px 20px 20px 4px;
  --mw-r-bubble-me: 20px 20px 4px 20px;
  --mw-lift-1: 0 1px 2px rgb(11 37 69 / 0.06), 0 8px 20px -8px rgb(11 37 69 / 0.18);
  --mw-lift-2: 0 2px 6px rgb(11 37 69 / 0.08), 0 24px 56px -16px rgb(11 37 69 / 0.32);
  --mw-fast: 120ms;
  --mw-base: 180ms;
  --mw-slow: 240ms;
  --mw-ease: cubic-bezier(0.2, 0.8, 0.2, 1);
  --mw-touch: 44px;
  --mw-page-width: 1120px;
  --mw-trainer-width: 760px;
  --mw-header: 64px;
  --mw-bottom-bar: 68px;
  --mw-rail: 232px;
  --mw-gutter: 16px;
  --mw-icon-stroke: 1.75;
`

/** Overrides of the light tokens. */
export const darkTokens = css`
  color-scheme: dark;
  --mw-page: #0e1a2b;
  --mw-card: #16263c;
  --mw-raised: #2a405c;
  --mw-float: #1b2d46;
  --mw-sunken: #0f1d31;
  --mw-line: #24384f;
  --mw-line-strong: #7389a6;
  --mw-scrim: rgb(4 10 19 / 0.66);
  --mw-text: #f3f6fa;
  --mw-muted: #a9b7cc;
  --mw-disabled: #7f92ad;
  --mw-primary: #ffa94d;
  --mw-on-primary: #0e1a2b;
  --mw-primary-hover: #ffbc73;
  --mw-primary-ink: #ffa94d;
  --mw-primary-soft: #36281f;
  --mw-focus: #93c5fd;
  --mw-spark-soft: #3d2b1f;
  --mw-navy: #24384f;
  --mw-navy-hover: #2f4763;
  --mw-navy-soft: #1f334d;
  --mw-free: #93c5fd;
  --mw-header-muted: #c6d0e0;
  --mw-success: #4ade80;
  --mw-on-success: #0e1a2b;
  --mw-success-ink: #4ade80;
  --mw-success-soft: #17382f;
  --mw-danger: #fca5a5;
  --mw-on-danger: #0e1a2b;
  --mw-danger-ink: #fca5a5;
  --mw-danger-soft: #43262f;
  --mw-progress: #9db7d9;
  --mw-track: #2b415c;
  --mw-drawing: #1f334d;
  --mw-skeleton: #1f3149;
  --mw-lift-1: 0 1px 2px rgb(0 0 0 / 0.3), 0 8px 20px -8px rgb(0 0 0 / 0.5);
  --mw-lift-2: 0 2px 6px rgb(0 0 0 / 0.35), 0 24px 56px -16px rgb(0 0 0 / 0.7);
`
