/** Styles of all sandbox pages, with the product's colours (look, Tokens) in light and dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #fff9f2; --card: #fff; --sunken: #f7efe4; --line: #ede4d8; --line-strong: #8a7f70;
  --text: #0b2545; --muted: #51607a; --primary: #c2410c; --on-primary: #fff; --primary-hover: #a6360a;
  --spark-soft: #ffe9d1; --danger-ink: #991b1b; --danger-soft: #fdecea;
  --success-ink: #166534; --success-soft: #e6f5ea; --focus: #1d4ed8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1a2b; --card: #16263c; --sunken: #0f1d31; --line: #24384f; --line-strong: #7389a6;
    --text: #f3f6fa; --muted: #a9b7cc; --primary: #ffa94d; --on-primary: #0e1a2b; --primary-hover: #ffbc73;
    --spark-soft: #3d2b1f; --danger-ink: #fca5a5; --danger-soft: #43262f;
    --success-ink: #4ade80; --success-soft: #17382f; --focus: #93c5fd;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text);
  font: 400 1rem/1.55 "Nunito Variable", Nunito, system-ui, sans-serif; overflow-wrap: anywhere; }
.note { margin: 0; padding: 8px 16px; background: var(--spark-soft); text-align: center; font-size: .875rem; }
main { max-width: 460px; margin: 0 auto; padding: 32px 16px 64px; }
main.wide { max-width: 960px; }
.brand { margin: 0 0 24px; }
.brand .logo { display: block; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 24px; }
.card + .card { margin-top: 16px; }
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.2; font-weight: 800; }
h2 { margin: 0 0 12px; font-size: 1.125rem; line-height: 1.35; font-weight: 800; }
p { margin: 0 0 16px; }
.muted { color: var(--muted); font-size: .875rem; }
label { display: block; margin: 0 0 4px; font-weight: 700; }
.field { margin: 0 0 16px; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--line-strong); border-radius: 12px; }
input[aria-invalid="true"] { border: 2px solid var(--danger-ink); }
.problem { display: block; margin-top: 4px; color: var(--danger-ink); font-size: .875rem; }
.alert, .done { margin: 0 0 16px; padding: 12px 16px; border-radius: 12px; }
.alert { background: var(--danger-soft); color: var(--danger-ink); }
.done { background: var(--success-soft); color: var(--success-ink); }
button, .button { display: inline-block; min-height: 44px; padding: 10px 20px; font: inherit; font-weight: 700;
  color: var(--on-primary); background: var(--primary); border: 0; border-radius: 12px; cursor: pointer;
  text-align: center; text-decoration: none; }
@media (hover: hover) { button:hover, .button:hover { background: var(--primary-hover); } }
.full { width: 100%; }
.quiet { color: var(--text); background: transparent; border: 1px solid var(--line-strong); }
@media (hover: hover) { .quiet:hover { background: var(--sunken); } }
.sum { margin: 0; font-size: 1.5rem; font-weight: 800; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
legend { padding: 0; margin: 0 0 4px; font-weight: 700; }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 0; font-weight: 400; }
.choice input { flex: none; width: 20px; min-height: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
details { margin: 16px 0 0; }
summary { min-height: 44px; padding: 8px 0; color: var(--primary); cursor: pointer; }
.plain { margin: 0 0 16px; padding: 0; list-style: none; }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.links { display: flex; flex-direction: column; gap: 4px; margin: 16px 0 0; padding: 0; list-style: none; }
.links a, .accounts a, .rows a { display: inline-flex; align-items: center; min-height: 44px; }
.accounts { margin: 0; padding: 0; list-style: none; }
.accounts li { border-top: 1px solid var(--line); padding: 4px 0 8px; }
.accounts span { display: block; margin-top: -8px; color: var(--muted); font-size: .875rem; }
.scroll { overflow-x: auto; }
table { width: 100%; min-width: 540px; border-collapse: collapse; text-align: left; }
th, td { padding: 8px; border-top: 1px solid var(--line); vertical-align: top; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--muted); } dd { margin: 0; }
pre { margin: 0; padding: 16px; background: var(--sunken); border-radius: 12px; white-space: pre-wrap; font-size: .875rem; }
iframe { width: 100%; height: 480px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
iframe + h2, pre + h2 { margin-top: 24px; }
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between; margin-bottom: 16px; }
.bar h1 { margin: 0; }
`
