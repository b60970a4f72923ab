import type { ro } from './catalogue/ro'

type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> }

/** The shape that every language has to fill; the Romanian catalogue defines it. */
export type Messages = Shape<typeof ro>
