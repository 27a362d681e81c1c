import { css } from 'styled-components'

/** Styles of the text inside an editor, similar to its final appearance. List markers are the library's, restyled. */
export const textStyle = css`
  .ql-editor {
    min-height: 180px;
    max-height: 60vh;
    padding: var(--mw-4);
    overflow-y: auto;
    overflow-wrap: anywhere;
    outline: none;
    line-height: 1.5;
    white-space: pre-wrap;
    counter-reset: item;
  }
  .ql-editor > * + * { margin-top: var(--mw-2); }
  .ql-editor h2 { font-size: var(--mw-fs-20); font-weight: 800; }
  .ql-editor h3 { font-size: var(--mw-fs-16); font-weight: 800; }
  .ql-editor blockquote { padding-left: var(--mw-4); border-left: 4px solid var(--mw-line-strong); }
  .ql-editor a { color: var(--mw-primary); text-decoration: underline; }
  .ql-editor [lang] { background: var(--mw-navy-soft); border-radius: 4px; }
  .ql-editor img { max-width: 100%; height: auto; vertical-align: bottom; cursor: pointer; }
  .ql-editor .ql-align-center { text-align: center; }
  .ql-editor .ql-align-right { text-align: right; }
  .ql-editor .ql-align-justify { text-align: justify; }
  .ql-editor ol { padding: 0; list-style: none; }
  .ql-editor li { position: relative; padding-left: 1.6em; }
  .ql-editor li > .ql-ui { position: absolute; left: 0.3em; }
  .ql-editor li[data-list='bullet'] > .ql-ui::before { content: '•'; }
  .ql-editor li[data-list='ordered'] { counter-increment: item; }
  .ql-editor li[data-list='ordered'] > .ql-ui::before { content: counter(item) '.'; }
  .ql-editor > :not(ol), .ql-editor > ol { counter-reset: item; }
`
