// The largest serial id of PostgreSQL.
const maxId = 2_147_483_647

/** The id of a record in an address; null for what cannot be one. */
export function parseRecordId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id > maxId ? null : id
}
