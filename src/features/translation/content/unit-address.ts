import type { UnitKind } from '../types'

/**
 * Where a text is; `document` is empty for globals and messages, `segment` outside rich text, and
 * an address of a message says no `container`: there is only one.
 */
export type UnitAddress = {
  kind: UnitKind
  container: string
  document: string
  path: string
  segment: string
}

/** `collection:projects:12:feature1.title`, `global:home:news.text`, `message:auth.signIn.submit`. */
export function formatUnit({ kind, container, document, path, segment }: UnitAddress): string {
  const block = segment === '' ? '' : `#${segment}`
  switch (kind) {
    case 'collection':
      return `collection:${container}:${document}:${path}${block}`
    case 'global':
      return `global:${container}:${path}${block}`
    case 'message':
      return `message:${path}`
  }
}

const form =
  /^(?:collection:([\w-]+):([\w-]+):([\w.-]+)|global:([\w-]+):([\w.-]+)|message:([\w.-]+))(?:#([\w-]+))?$/

/** Null for what is no address at all; the text may still not exist. */
export function parseUnit(unit: string): UnitAddress | null {
  const match = form.exec(unit)
  if (!match) return null
  const [, collection, document = '', path = '', global, globalPath = '', key, segment = ''] = match
  if (collection !== undefined) {
    return { kind: 'collection', container: collection, document, path, segment }
  }
  if (global !== undefined) {
    return { kind: 'global', container: global, document: '', path: globalPath, segment }
  }
  if (key === undefined || segment !== '') return null
  return { kind: 'message', container: '', document: '', path: key, segment: '' }
}
