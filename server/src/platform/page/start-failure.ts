import { type InterfaceLang, interfaceLangs } from '@mowka/domain/languages/codes'
import { escapeHtml } from '@mowka/domain/text/rich-text'

/**
 * Time for the shell to show its first element, in milliseconds. After it the message appears, until the shell shows
 * something.
 */
export const START_LIMIT = 10_000

/**
 * Timeout for refetching the shell's files before a reload, in milliseconds: a plain reload would use the browser's
 * cached copies, damaged or not.
 */
const REFETCH_LIMIT = 4_000

type Texts = { title: string; text: string; help: string; reload: string; contact: string; noScript: string }

const texts: Record<InterfaceLang, Texts> = {
  pl: {
    title: 'Mówka jeszcze się nie wczytała',
    text: 'Sprawdź połączenie z\u00a0internetem i\u00a0wczytaj stronę ponownie. To,\u00a0co już zapisane, jest bezpieczne.',
    help: 'Jeśli to nie pomoże, zaktualizuj przeglądarkę albo wyłącz dodatki, które blokują skrypty.',
    reload: 'Wczytaj ponownie',
    contact: 'Kontakt',
    noScript:
      'Mówka potrzebuje JavaScriptu. Włącz go w\u00a0ustawieniach przeglądarki i\u00a0wczytaj stronę ponownie.',
  },
  en: {
    title: 'Mówka hasn’t loaded yet',
    text: 'Check your internet connection and reload the page. Everything you have saved is safe.',
    help: 'If that doesn’t help, update your browser or turn off add-ons that block scripts.',
    reload: 'Reload',
    contact: 'Contact',
    noScript: 'Mówka needs JavaScript. Turn it on in your browser settings and reload the page.',
  },
}

/** Element id of the message in a language. */
const idOf = (lang: InterfaceLang) => `mowka-start-failure-${lang}`

/** Looks like a card of the shell, with the theme's colours and sizes, which haven't loaded. */
export const startFailureStyle = `
.start-failure{box-sizing:border-box;max-width:440px;margin:12vh auto 24px;padding:32px 24px;border:1px solid #ede4d8;border-radius:16px;background:#fff;color:#0b2545;font:400 16px/1.55 "Nunito Variable",system-ui,sans-serif;text-align:center;text-wrap:balance;overflow-wrap:break-word;--accent:#c2410c;--on-accent:#fff;--focus:#1d4ed8}
.start-failure img{display:block;margin:0 auto 12px}
.start-failure h1{margin:0 0 12px;font-size:28px;line-height:1.2;letter-spacing:-.01em}
.start-failure p{margin:0 0 12px}
.start-failure a,.start-failure button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;color:var(--accent)}
.start-failure .again{box-sizing:border-box;width:100%;min-height:52px;margin:12px 0 4px;padding:0 24px;border:0;border-radius:12px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:800;text-decoration:none;cursor:pointer}
.start-failure :focus-visible{outline:3px solid var(--focus);outline-offset:2px}
html[data-theme=dark] .start-failure{border-color:#24384f;background:#16263c;color:#f3f6fa;--accent:#ffa94d;--on-accent:#0e1a2b;--focus:#93c5fd}
@media(prefers-color-scheme:dark){html:not([data-theme=light]) .start-failure{border-color:#24384f;background:#16263c;color:#f3f6fa;--accent:#ffa94d;--on-accent:#0e1a2b;--focus:#93c5fd}}
@media(max-width:500px){.start-failure{margin:24px 16px}}`

/**
 * Shows the message if a script of the shell can't be loaded or parsed, or if the shell shows nothing in time; hides
 * it when the shell appears. Written for browsers that are too old for the shell.
 */
export function startFailureScript(defaultLang: string): string {
  return `(function(){var shown
function started(){var r=document.getElementById('root');return r&&r.firstChild}
function show(){
if(shown||started())return
var lang='${isLang(defaultLang) ? defaultLang : interfaceLangs[0]}'
try{var own=JSON.parse(localStorage.getItem('interfaceLang')||'null');if(${JSON.stringify(interfaceLangs)}.indexOf(own)>=0)lang=own}catch(e){}
var template=document.getElementById('mowka-start-failure-'+lang)
if(!template){setTimeout(show,50);return}
document.documentElement.lang=lang
var seen=document.getElementById('mowka-snapshot');if(seen)seen.parentNode.removeChild(seen)
document.body.appendChild(document.importNode(template.content,true))
shown=document.querySelector('main.start-failure')
shown.querySelector('button').onclick=again
var watch=new MutationObserver(function(){if(started()){shown.parentNode.removeChild(shown);watch.disconnect()}})
watch.observe(document.getElementById('root'),{childList:true})}
function again(){
function reload(){location.reload()}
this.disabled=true
setTimeout(reload,${REFETCH_LIMIT})
try{Promise.all([].map.call(document.querySelectorAll('script[src*="/remotes/"]'),function(s){return fetch(s.src,{cache:'reload'})})).then(reload,reload)}catch(e){reload()}}
addEventListener('error',function(e){if(/\\/remotes\\/shell/.test(e.filename||e.target.src))setTimeout(show)},true)
setTimeout(show,${START_LIMIT})})()`
}

/** The mascot above a message. */
export const startFailurePicture = '<img src="/favicon.svg" alt="" width="56" height="65">'

const isLang = (lang: string): lang is InterfaceLang => Object.hasOwn(texts, lang)

/** The hidden message in each language, and the message without scripts. */
export function startFailureMarkup(contactUrl: string, defaultLang: string): string {
  const lang = isLang(defaultLang) ? defaultLang : 'pl'
  const contact = (of: InterfaceLang) => `<a href="${escapeHtml(contactUrl)}">${texts[of].contact}</a>`
  const templates = interfaceLangs.map((of) => {
    const { title, text, help, reload } = texts[of]
    return `<template id="${idOf(of)}"><main class="start-failure">${startFailurePicture}<div role="alert"><h1>${title}</h1><p>${text}</p><p>${help}</p></div><button type="button" class="again">${reload}</button>${contact(of)}</main></template>`
  })
  const { noScript, reload } = texts[lang]
  return `${templates.join('\n')}
<noscript><main class="start-failure">${startFailurePicture}<h1>Mówka</h1><p>${noScript}</p><a class="again" href="">${reload}</a>${contact(lang)}</main></noscript>`
}
