import { html } from '../page/markup'
import type { Page } from '../page/page'
import type { Order, OrderStatus } from './orders'

const STATUS: Record<OrderStatus, string> = {
  NEW: 'nowe',
  PENDING: 'w\u00a0toku',
  COMPLETED: 'zapłacone',
  CANCELED: 'odrzucone',
}

const money = (order: Order) =>
  new Intl.NumberFormat('pl-PL', { style: 'currency', currency: order.currencyCode }).format(
    Number(order.totalAmount) / 100,
  )

/** Every order, newest first. */
export function orderListPage(orders: Order[]): Page {
  const table = html`<div class="scroll"><table class="rows">
<thead><tr><th scope="col">Opis</th><th scope="col">Kwota</th><th scope="col">Stan</th></tr></thead>
<tbody>${orders.map(
    (order) => html`<tr><td><a href="/pay/${order.orderId}">${order.description}</a></td>
<td>${money(order)}</td><td>${STATUS[order.status]}</td></tr>`,
  )}</tbody></table></div>`
  const body = html`<div class="card"><h1>Płatności</h1>
${orders.length > 0 ? table : html`<p>Nie ma tu jeszcze żadnej płatności.</p>`}</div>`
  return { language: 'pl', title: 'Płatności', body, wide: true, ownHeading: true }
}

/** Where a buyer pays, or does not. */
export function payPage(order: Order): Page {
  const isOpen = order.status === 'NEW' || order.status === 'PENDING'
  const body = html`<dl><dt>Za co</dt><dd>${order.description}</dd><dt>Kwota</dt><dd>${money(order)}</dd>
<dt>Stan</dt><dd>${STATUS[order.status]}</dd></dl>
${
  isOpen &&
  html`<form method="post" action="/pay/${order.orderId}">
<p><button class="full" type="submit" name="result" value="pay">Zapłać</button></p>
<p><button class="full" type="submit" name="result" value="reject">Odrzuć</button></p>
<button class="full" type="submit" name="result" value="wait">Zapłać później</button>
</form>`
}
${!isOpen && order.continueUrl && html`<ul class="links"><li><a href="${order.continueUrl}">Wróć do sklepu</a></li></ul>`}`
  const target = URL.canParse(order.continueUrl) ? [new URL(order.continueUrl).origin] : []
  return { language: 'pl', title: 'Zapłata', body, formTargets: target }
}
