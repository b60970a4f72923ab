type Field = { id: string; value: unknown }

/** The text of a field; the SDK has checked that it is there. */
export function fieldText({ fields, id }: { fields: Field[]; id: string }): string {
  const value = fields.find((field) => field.id === id)?.value
  return typeof value === 'string' ? value : ''
}
