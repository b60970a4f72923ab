// The largest number that PostgreSQL gives a row of such a table.
const maxId = 2_147_483_647

/** The number of a record as it is in an address; null for what cannot be one. */
export function parseRecordId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id > maxId ? null : id
}
