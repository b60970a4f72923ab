import { ExchangeProblem } from '../problem'
import type { ExchangeHeading } from '../types'

/** The heading of a document, in which several parts must say the same. */
export function singleHeading() {
  let heading: ExchangeHeading | null = null
  return {
    /** @throws {ExchangeProblem} `other-language` for a part in other languages than the first */
    add: (found: ExchangeHeading): void => {
      heading ??= found
      const { sourceLocale, targetLocale } = found
      if (sourceLocale !== heading.sourceLocale || targetLocale !== heading.targetLocale) {
        throw new ExchangeProblem('other-language', { language: `${sourceLocale}-${targetLocale}` })
      }
    },
    /** @throws {ExchangeProblem} `no-languages` before the first part */
    get: (): ExchangeHeading => {
      if (!heading) throw new ExchangeProblem('no-languages')
      return heading
    },
  }
}
