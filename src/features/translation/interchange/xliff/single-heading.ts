import { fileProblem } from '../problem'
import type { ExchangeHeading } from '../types'

/** The heading of a document, in which several parts must say the same. */
export function singleHeading() {
  let heading: ExchangeHeading | null = null
  return {
    /** @throws {AppError} `other-language` for a part in other languages than the first */
    add: (found: ExchangeHeading): void => {
      heading ??= found
      const { sourceLocale, targetLocale } = found
      if (sourceLocale !== heading.sourceLocale || targetLocale !== heading.targetLocale) {
        throw fileProblem('other-language', { language: `${sourceLocale}-${targetLocale}` })
      }
    },
    /** @throws {AppError} `no-languages` before the first part */
    get: (): ExchangeHeading => {
      if (!heading) throw fileProblem('no-languages')
      return heading
    },
  }
}
