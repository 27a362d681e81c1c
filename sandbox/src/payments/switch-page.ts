import type { Mode } from '../control/switches'
import { html, type Markup } from '../page/markup'
import type { Page } from '../page/page'
import type { Shop } from './payments'

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
export const choices = (
  name: string,
  legend: string,
  modes: [Mode | '', string][],
  chosen: Mode | '',
): Markup =>
  html`<fieldset><legend>${legend}</legend>${modes.map(
    ([mode, text]) =>
      html`<label class="choice"><input type="radio" name="${name}" value="${mode}"${mode === chosen && html` checked`}> ${text}</label>`,
  )}</fieldset>`

/** Whether any switch differs from normal. */
export const isTurned = (all: Shop['switches']['all']): boolean =>
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
