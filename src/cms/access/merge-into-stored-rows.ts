type Row = Record<string, unknown>

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'id' in value
}

function toRows(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

/**
 * The stored rows in their order, each with what was sent for it: none added, none left out, none
 * moved, none of another type. Without stored rows it stays without.
 */
export function mergeIntoStoredRows({ stored, sent }: { stored: unknown; sent: unknown }): unknown {
  if (!Array.isArray(stored)) return stored ?? null
  const sentById = new Map(toRows(sent).map((row) => [row.id, row]))
  return toRows(stored).map((row) => {
    const fresh = sentById.get(row.id)
    if (!fresh) return structuredClone(row)
    return 'blockType' in row ? { ...fresh, blockType: row.blockType } : fresh
  })
}
