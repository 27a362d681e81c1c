import { paths } from '@mowka/contract/routes'
import { samples } from '@mowka/domain/exercise/samples'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { escapeHtml } from '@mowka/domain/text/rich-text'
import { TRIAL_DAYS } from '@mowka/domain/user/access'
import type { Config } from '../../config'

type Texts = {
  title: string
  description: string
  /** Description of the social preview's picture. */
  picture: string
  free: string
  test: string
  gift: string
}

const texts: Record<InterfaceLang, Texts> = {
  pl: {
    title: 'Mów całymi zdaniami, nie słówkami',
    description:
      'Piszesz, słuchasz i mówisz w obcym języku, a Mówka od razu tłumaczy po polsku, co poprawić i dlaczego. Spróbuj bez konta.',
    picture: 'Dymek Mówki i zdanie: Mów całymi zdaniami, nie słówkami',
    free: `${TRIAL_DAYS} dni za darmo, bez podawania karty. Nic się samo nie odnawia.`,
    test: 'Test poziomu bez konta',
    gift: 'Karta podarunkowa',
  },
  en: {
    title: 'Speak in whole sentences, not just words',
    description:
      'You write, listen and speak in a foreign language, and Mówka explains in Polish what to correct and why. Try it without an account.',
    picture: "Mówka's speech bubble and the sentence: Speak in whole sentences, not just words",
    free: `${TRIAL_DAYS} days free, no card needed. Nothing renews by itself.`,
    test: 'Level test without an account',
    gift: 'Gift card',
  },
}

/** Whether a path shows visitors the front page. */
export const isFrontPath = (path: string): boolean => path === '/' || path === '/login'

/** The picture of the social preview, 1200 × 630. */
export const socialPicture = (lang: InterfaceLang): string => `social-${lang}.png`

/** Structured data of the product (schema.org). Not executed, so the page's policy needs no exception. */
function structuredData(origin: string, lang: InterfaceLang): object {
  const { description } = texts[lang]
  const organization = { '@id': `${origin}/#organization` }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: 'Mówka',
        url: `${origin}/`,
        logo: `${origin}/icons/512.png`,
      },
      {
        '@type': 'WebApplication',
        name: 'Mówka',
        url: `${origin}/`,
        description,
        inLanguage: lang,
        applicationCategory: 'EducationalApplication',
        operatingSystem: 'Web',
        publisher: organization,
        about: Object.values(samples).map(({ answerLang }) => ({
          '@type': 'Language',
          name: languageName(answerLang, lang),
        })),
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'PLN', description: texts[lang].free },
      },
    ],
  }
}

/**
 * Head elements of the front page: title, description, social preview and structured data. The canonical address is
 * the home page, because `/` and `/login` show the same to visitors.
 */
export function frontHead(
  { publicUrl, interfaceLang: lang }: Config,
  json: (value: unknown) => string,
): string {
  const { title, description, picture } = texts[lang]
  const origin = new URL(publicUrl).origin
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Mówka',
    'og:locale': lang === 'pl' ? 'pl_PL' : 'en_GB',
    'og:url': `${origin}/`,
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}/icons/${socialPicture(lang)}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture,
  }
  return [
    `<title>${escapeHtml(title)} · Mówka</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(origin)}/">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${json(structuredData(origin, lang))}</script>`,
  ].join('\n')
}

/** The front page's text for crawlers and browsers without scripts. */
export function frontText({ interfaceLang: lang }: Config): string {
  const { title, description, free, test, gift } = texts[lang]
  const languages = Object.values(samples).map(
    ({ answerLang }) => `<li>${languageName(answerLang, lang)}</li>`,
  )
  const link = (path: string, label: string) => `<a href="${path}">${escapeHtml(label)}</a>`
  return `<noscript><section class="start-failure"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><p>${escapeHtml(free)}</p><ul>${languages.join('')}</ul><p>${link(paths.levelingTest({ lang: 'eng' }), test)} ${link(paths.giftCard(), gift)}</p></section></noscript>`
}
