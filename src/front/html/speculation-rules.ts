import { locales } from '@/i18n/locales'
import { paths } from '@/i18n/paths'
import type { AppResponse } from '../responses'

export const speculationRulesPath = '/speculation-rules.json'

/** Value of `Sec-Speculation-Tags` in such a request. */
export const pressTag = 'press'

const page = `/:locale(${locales.join('|')})`

// Personal pages, and links that open beside the page or have a query, are not prefetched.
const leftOut = [
  { href_matches: [`${page}${paths.auth}{/*}?`, `${page}${paths.account}{/*}?`] },
  { href_matches: { pathname: '/*', search: '(.+)' } },
  { href_matches: { pathname: '/*', hash: '(.+)' } },
  { selector_matches: '[target=_blank]' },
]

const rules = {
  tag: pressTag,
  prefetch: [
    {
      eagerness: 'conservative',
      where: {
        and: [
          { href_matches: `${page}{/*}?` },
          ...leftOut.map((predicate) => ({ not: predicate })),
        ],
      },
    },
  ],
}

/** Makes browsers fetch a page of the site while the pointer is still down on its link. */
export const speculationRulesHeader = { 'speculation-rules': `"${speculationRulesPath}"` }

export const speculationRulesResponse: AppResponse = {
  status: 200,
  headers: {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  },
  body: Buffer.from(JSON.stringify(rules)),
}
