/** As much as a file may have, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024

export const maxUnits = 50_000

/** The longest line of a PO file and the longest record of a CSV file, in characters. */
export const maxLineLength = 1_000_000

/** Of elements in XML and of values in JSON; files of the desk need less than ten. */
export const maxDepth = 100

/** Elements within one unit of XLIFF. */
export const maxUnitElements = 10_000

/** Limit of the tags in a text that is normalised: the time it takes grows with their square. */
export const maxRewrittenTags = 200
