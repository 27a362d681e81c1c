import { type InterfaceLang, interfaceLangs } from '@mowka/domain/interface-lang'

const known = (tag: string): InterfaceLang | undefined =>
  interfaceLangs.find((lang) => lang === tag.toLowerCase().split('-')[0])

/**
 * Returns the caller's interface language from the Accept-Language header (RFC 9110 §12.5.4): the supported language
 * with the highest weight, else the platform's default, else Polish.
 */
export function interfaceLangOf(accepted: string | undefined, byDefault: string): InterfaceLang {
  const wanted = (accepted ?? '')
    .split(',')
    .map((each) => {
      const [tag = '', ...parameters] = each.split(';').map((part) => part.trim())
      const quality = parameters.find((part) => part.startsWith('q='))
      return { lang: known(tag), quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ lang, quality }) => lang && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return wanted[0]?.lang ?? known(byDefault) ?? 'pl'
}
