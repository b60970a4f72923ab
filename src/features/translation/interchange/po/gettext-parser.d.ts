/** The package has no types of its own: what this folder uses of it. */
declare module 'gettext-parser' {
  export type PoEntry = {
    msgctxt?: string
    msgid: string
    msgstr?: string[]
    comments?: { extracted?: string; flag?: string; previous?: string }
  }

  export type PoTable = {
    charset: string
    headers: Record<string, string>
    /** By context, then by source text. */
    translations: Record<string, Record<string, PoEntry>>
  }

  export const po: {
    parse(text: string): Omit<PoTable, 'headers'> & { headers?: Record<string, string> }
    compile(table: PoTable, options: { foldLength: number }): Buffer
  }
}
