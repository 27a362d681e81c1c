import type { Route } from '../http/router'
import { html } from '../page/markup'
import { sendPage } from '../page/page'
import type { Settings } from '../settings'

/** Public pages that the platform links to; in production they are on the product's website. */
const PAGES: { path: string; title: string; text: string }[] = [
  {
    path: '/site/',
    title: 'Mówka, strona główna',
    text: 'Tu w\u00a0prawdziwym świecie stoi publiczna strona Mówki: opis kursów, opinie i\u00a0cennik.',
  },
  { path: '/site/help', title: 'Pomoc', text: 'Tu stoją odpowiedzi na pytania uczących się.' },
  { path: '/site/contact', title: 'Kontakt', text: 'Napisz do nas: pomoc@mowka.test.' },
  { path: '/site/terms', title: 'Regulamin', text: 'Tu stoi regulamin Mówki.' },
  { path: '/site/privacy', title: 'Polityka prywatności', text: 'Tu stoi polityka prywatności Mówki.' },
  { path: '/site/blog', title: 'Blog', text: 'Tu stoją artykuły o\u00a0nauce języków.' },
]

export function siteRoutes(settings: Settings): Route[] {
  return PAGES.map(({ path, title, text }) => ({
    method: 'GET',
    path,
    answer: (exchange) => {
      const body = html`<p>${text}</p>
<p><a class="button" href="${settings.platformOrigin}/">Przejdź do Mówki</a></p>
<nav aria-label="Strona publiczna"><ul class="links">
${PAGES.filter((page) => page.path !== path).map((page) => html`<li><a href="${page.path}">${page.title}</a></li>`)}
</ul></nav>`
      sendPage(exchange, 200, { language: 'pl', title, body })
    },
  }))
}
