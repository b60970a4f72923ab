/** The forms in which a page is asked for; `accepted` is what is sent for them. */
export const encodings = [
  // As browsers ask.
  { name: 'br', accepted: 'gzip, deflate, br, zstd' },
  { name: 'gzip', accepted: 'gzip' },
  { name: 'identity', accepted: 'identity' },
] as const

export type EncodingName = (typeof encodings)[number]['name']
