import { html } from '../page/markup'
import type { Page } from '../page/page'
import type { Address, Mail } from './mailbox'

const WHEN = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
})

/** All emails, newest first. */
export function mailListPage(mails: Mail[]): Page {
  const list = html`<div class="scroll"><table class="rows">
<thead><tr><th scope="col">Temat</th><th scope="col">Do</th><th scope="col">Kiedy</th></tr></thead>
<tbody>${mails.map(
    (mail) => html`<tr><td><a href="/mail/${mail.id}">${mail.subject || '(bez tematu)'}</a></td>
<td>${mail.to.map(({ address }) => address).join(', ')}</td><td>${WHEN.format(new Date(mail.receivedAt))}</td></tr>`,
  )}</tbody></table></div>`
  const body = html`<div class="card">
<div class="bar"><h1>Poczta</h1>
${mails.length > 0 && html`<form method="post" action="/clear"><button type="submit">Usuń wszystkie</button></form>`}</div>
${mails.length > 0 ? list : html`<p>Nie ma tu jeszcze żadnej wiadomości. Pojawi się każda, którą wyśle platforma.</p>`}
</div>`
  return { language: 'pl', title: 'Poczta', body, wide: true, ownHeading: true }
}

/** An email: headers, text, the HTML version in a frame, the attachments. */
export function mailPage(mail: Mail): Page {
  const attachments = mail.attachments ?? []
  const body = html`<article class="card">
<h1>${mail.subject || '(bez tematu)'}</h1>
<dl><dt>Od</dt><dd>${person(mail.from)}</dd><dt>Do</dt><dd>${mail.to.map(person).join(', ')}</dd>
<dt>Kiedy</dt><dd>${WHEN.format(new Date(mail.receivedAt))}</dd></dl>
${
  mail.html !== undefined &&
  html`<h2>Treść</h2>
<iframe title="Treść wiadomości" src="/messages/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
}
<h2>Sam tekst</h2><pre>${mail.text}</pre>
${
  attachments.length > 0 &&
  html`<h2>Załączniki</h2><ul class="links">${attachments.map(
    (file, index) =>
      html`<li><a href="/messages/${mail.id}/attachments/${index}">${file.filename} (${file.size} B)</a></li>`,
  )}</ul>`
}
<ul class="links"><li><a href="/">Wszystkie wiadomości</a></li></ul>
</article>`
  return {
    language: 'pl',
    title: mail.subject || '(bez tematu)',
    body,
    wide: true,
    ownHeading: true,
    framesItself: true,
  }
}

function person({ name, address }: Address): string {
  return name ? `${name} <${address}>` : address
}
