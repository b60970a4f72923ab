export type SavedFilter = { name: string; query: string }

export const preferenceKey = 'translation-filters'
export const mostSavedFilters = 30

/** Filters saved by an editor, parsed leniently: preferences are written by the browser. */
export function parseSavedFilters(value: unknown): SavedFilter[] {
  if (!Array.isArray(value)) return []
  return value.filter(isSavedFilter).slice(0, mostSavedFilters)
}

function isSavedFilter(value: unknown): value is SavedFilter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'query' in value &&
    typeof value.query === 'string'
  )
}
