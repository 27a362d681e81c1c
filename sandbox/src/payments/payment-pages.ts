import type { Mode } from '../control/switches'
import { html, type Markup } from '../page/markup'
import type { Page } from '../page/page'
import type { Notification } from './notifications'
import { isOpen, type Order, type OrderStatus } from './orders'
import type { Shop } from './payments'
import type { Refund } from './refunds'

/** Labels of the notification modes. */
export const NOTIFICATION_MODES: [Mode, string][] = [
  ['normal', 'Jak zwykle: od razu, podpisane'],
  ['slow', 'Późno'],
  ['double', 'Kilka razy to samo'],
  ['reorder', 'W\u00a0złej kolejności'],
  ['lost', 'Wcale (zgubione)'],
  ['wrong', 'Ze sfałszowanym podpisem'],
  ['amount', 'Z\u00a0niewłaściwą kwotą'],
]

const API_MODES: [Mode, string][] = [
  ['normal', 'Jak zwykle'],
  ['slow', 'Odpowiada późno, choć robi od razu'],
  ['lost', 'Robi, ale odpowiedź ginie'],
  ['busy', 'Zajęte (429)'],
  ['down', 'Nie działa (503)'],
  ['wrong', 'Odpowiada od rzeczy'],
]

const COLLECTION_MODES: [Mode, string][] = [
  ['normal', 'Od razu dla sklepu'],
  ['manual', 'Czekają, aż sklep je odbierze'],
]

const REFUND_MODES: [Mode, string][] = [
  ['normal', 'Dochodzą do skutku'],
  ['canceled', 'Przyjęte, a\u00a0potem anulowane'],
]

/** Radio buttons of a switch. */
const choices = (name: string, legend: string, modes: [Mode | '', string][], chosen: Mode | ''): Markup =>
  html`<fieldset><legend>${legend}</legend>${modes.map(
    ([mode, text]) =>
      html`<label class="choice"><input type="radio" name="${name}" value="${mode}"${mode === chosen && html` checked`}> ${text}</label>`,
  )}</fieldset>`

/** Whether any switch differs from normal. */
const isTurned = (all: Shop['switches']['all']): boolean =>
  Object.values(all).some(({ mode }) => mode !== 'normal')

/** Page with the switches; tests use `/control`. */
export function switchPage(all: Shop['switches']['all']): Page {
  const body = html`<p class="muted">Dotyczą wszystkich płatności, aż ktoś je przestawi albo piaskownica zacznie od nowa.</p>
<form method="post" action="/switches">
${choices('notifications', 'Powiadomienia sklepu', NOTIFICATION_MODES, all.notifications.mode)}
${choices('api', 'Odpowiedzi na pytania sklepu', API_MODES, all.api.mode)}
${choices('collection', 'Zapłacone kwoty', COLLECTION_MODES, all.collection.mode)}
${choices('refunds', 'Zwroty', REFUND_MODES, all.refunds.mode)}
<div class="field"><label for="delay">O\u00a0ile sekund później (dla „późno”)</label>
<input id="delay" name="delay" type="number" min="0" max="120" value="${all.notifications.delayMs / 1_000}"></div>
<button class="full" type="submit">Zapisz</button>
</form>
<ul class="links"><li><a href="/">Wszystkie płatności</a></li></ul>`
  return { language: 'pl', title: 'Przełączniki płatności', body }
}

const STATUS: Record<OrderStatus, string> = {
  NEW: 'nowe',
  PENDING: 'w\u00a0toku',
  WAITING_FOR_CONFIRMATION: 'zapłacone, czeka na odbiór',
  COMPLETED: 'zapłacone',
  CANCELED: 'odrzucone',
}

const FATE: Record<Notification['state'], string> = {
  waiting: 'będzie wysłane ponownie',
  taken: 'przyjęte',
  lost: 'zgubione',
  'given up': 'nieprzyjęte',
}

const WHEN = new Intl.DateTimeFormat('pl-PL', { timeStyle: 'medium', timeZone: 'Europe/Warsaw' })

const money = (grosz: string | number, currency: string) =>
  new Intl.NumberFormat('pl-PL', { style: 'currency', currency }).format(Number(grosz) / 100)

const total = (order: Order) => money(order.totalAmount, order.currencyCode)

/** All orders, newest first. */
export function orderListPage(orders: Order[], switches: Shop['switches']['all']): Page {
  const table = html`<div class="scroll"><table class="rows">
<thead><tr><th scope="col">Opis</th><th scope="col">Kwota</th><th scope="col">Stan</th></tr></thead>
<tbody>${orders.map(
    (order) => html`<tr><td><a href="/pay/${order.orderId}">${order.description}</a></td>
<td>${total(order)}</td><td>${STATUS[order.status]}</td></tr>`,
  )}</tbody></table></div>`
  const body = html`<div class="card"><div class="bar"><h1>Płatności</h1><a href="/switches">Przełączniki</a></div>
${isTurned(switches) && html`<p class="alert">Coś jest przestawione i\u00a0nie działa jak zwykle.</p>`}
${orders.length > 0 ? table : html`<p>Nie ma tu jeszcze żadnej płatności.</p>`}</div>`
  return { language: 'pl', title: 'Płatności', body, wide: true, ownHeading: true }
}

/** The page where a buyer pays or cancels; afterwards it shows the notifications. */
export function payPage(order: Order, notifications: Notification[], refunds: Refund[]): Page {
  const body = html`<div class="card">
<div class="bar"><h1>Zapłata</h1><p class="sum">${total(order)}</p></div>
<p class="alert">To jest piaskownica, a\u00a0nie PayU: nikt nie pobierze żadnych pieniędzy.</p>
<dl><dt>Za co</dt><dd>${order.description}</dd>
${order.products.map(
  ({ name, unitPrice, quantity }) => html`<dt>${quantity}\u00a0×</dt>
<dd>${name}, ${money(unitPrice, order.currencyCode)}</dd>`,
)}
<dt>Stan</dt><dd>${STATUS[order.status]}</dd></dl>
${
  isOpen(order) &&
  html`<form method="post" action="/pay/${order.orderId}">
<p><button class="full" type="submit" name="result" value="pay">Zapłać</button></p>
<p><button class="full quiet" type="submit" name="result" value="reject">Odrzuć</button></p>
<p><button class="full quiet" type="submit" name="result" value="wait">Zapłać później</button></p>
<details><summary>Jak sklep się o\u00a0tym dowie</summary>
${choices('notification', 'Powiadomienie o\u00a0tej płatności', [['', 'Tak jak ustawiono przełącznikami'], ...NOTIFICATION_MODES], '')}
</details>
</form>`
}
${!isOpen(order) && order.continueUrl && html`<p><a class="button full" href="${order.continueUrl}">Wróć do sklepu</a></p>`}
</div>
${notifications.length > 0 && history(order, notifications)}
${
  refunds.length > 0 &&
  html`<div class="card"><h2>Zwroty</h2><ul class="plain">${refunds.map(
    (refund) =>
      html`<li>${money(refund.amount, refund.currencyCode)}: ${refund.description}${refund.status === 'CANCELED' && ' (anulowany)'}</li>`,
  )}</ul></div>`
}
<ul class="links"><li><a href="/">Wszystkie płatności</a></li></ul>`
  const target = order.continueUrl ? [new URL(order.continueUrl).origin] : []
  return { language: 'pl', title: 'Zapłata', body, formTargets: target, ownHeading: true }
}

const history = (order: Order, notifications: Notification[]) => html`<div class="card">
<h2>Co usłyszał sklep</h2>
<ul class="plain">${notifications.map(
  ({ says, createdAt, responses, state, isForged }) =>
    html`<li><strong>${says}</strong>${isForged && ' (podpis sfałszowany)'}, ${WHEN.format(new Date(createdAt))}:
${FATE[state]}${responses.length > 0 && ` (${responses.map((one) => one ?? 'brak odpowiedzi').join(', ')})`}</li>`,
)}</ul>
<form method="post" action="/pay/${order.orderId}/notify"><button class="quiet" type="submit">Powiadom jeszcze raz</button></form>
</div>`
