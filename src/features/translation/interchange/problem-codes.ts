export const problemCodes = [
  'empty',
  'too-large',
  'export-too-large',
  'not-utf8',
  'unknown-format',
  'broken-xml',
  'doctype',
  'entity',
  'wrong-root',
  'wrong-namespace',
  'unknown-element',
  'too-deep',
  'unit-too-large',
  'other-schema',
  'no-languages',
  'other-language',
  'broken-csv',
  'other-columns',
  'line-too-long',
  'broken-json',
  'broken-po',
  'broken-unit',
  'duplicate-unit',
  'too-many-units',
  'bad-character',
  'not-stored',
] as const

export type ProblemCode = (typeof problemCodes)[number]

/** Lines count from 1; 0 means unknown. */
export type ProblemArgs = Record<string, string | number>
