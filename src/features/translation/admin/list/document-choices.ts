import type { DocumentName } from '../../reading/document-summary'
import type { UnitFilter } from '../../reading/views'

export type DocumentChoice = { title: string; options: { value: string; title: string }[] }

// A longer menu is of no use; the coverage leads to every document.
const mostDocuments = 400

/** What the menu of documents offers: containers, and their records where they are not too many. */
export function documentChoices({
  names,
  pagesTitle,
  filter,
}: {
  names: readonly DocumentName[]
  pagesTitle: string
  filter: UnitFilter
}): DocumentChoice[] {
  const pages = names.filter(({ kind }) => kind === 'global')
  const containers = [
    ...new Set(names.map(({ kind, container }) => (kind === 'global' ? '' : container))),
  ]
  const groups = containers
    .filter((container) => container !== '')
    .map((container) => {
      const members = names.filter((name) => name.container === container)
      const title = members[0]?.containerTitle ?? container
      const shown = members.filter(
        ({ document }) => names.length <= mostDocuments || document === filter.document,
      )
      return {
        title,
        options: [
          { value: placeValue({ container }), title },
          ...shown.map((name) => ({ value: placeValue(name), title: name.title })),
        ],
      }
    })
  const ofPages = pages.map(({ container, title }) => ({ value: placeValue({ container }), title }))
  return [...(ofPages.length > 0 ? [{ title: pagesTitle, options: ofPages }] : []), ...groups]
}

/** One value for a container and, maybe, one of its records: `projects`, `projects/12`. */
export function placeValue({
  container = '',
  document = '',
}: Pick<UnitFilter, 'container' | 'document'>): string {
  return document === '' ? container : `${container}/${document}`
}

/** The reverse of {@link placeValue}. */
export function parsePlace(value: string): Pick<UnitFilter, 'container' | 'document'> {
  const [container = '', ...rest] = value.split('/')
  const document = rest.join('/')
  return {
    ...(container !== '' && { container }),
    ...(document !== '' && { document }),
  }
}
