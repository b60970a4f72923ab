/** Anything with properties to look at, arrays apart. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The properties of a value that are strings. */
export function stringsIn(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      typeof one === 'string' ? [[name, one] as const] : [],
    ),
  )
}
