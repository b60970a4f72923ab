export const outcomes = ['created', 'updated', 'unchanged'] as const

export type Outcome = (typeof outcomes)[number]

/** What an import has done, or would do, with the records of a collection or the globals. */
export type ImportRow = { container: string } & Record<Outcome, number>

export type ContentImportReport = {
  isDryRun: boolean
  /** The site that the file comes from, and when it was made. */
  site: string
  madeAt: string
  /** A row for each collection and global in the file. */
  rows: ImportRow[]
  /** Counts of pictures, not of their files: each picture has several. */
  files: Record<Outcome, number>
  /** Files that the export could not find. */
  missing: string[]
  /** Stands for exactly these changes: an import that is given it makes them or none. */
  plan: string
}

export function emptyCounts(): Record<Outcome, number> {
  return { created: 0, updated: 0, unchanged: 0 }
}

/** `projects: 1 created, 3 updated, 0 unchanged` for each row with anything to tell. */
export function changesInWords(report: Pick<ContentImportReport, 'rows' | 'files'>): string {
  const rows = [...report.rows, { container: 'files', ...report.files }]
  return rows
    .filter(({ created, updated }) => created + updated > 0)
    .map(
      ({ container, created, updated, unchanged }) =>
        `${container}: ${created} created, ${updated} updated, ${unchanged} unchanged`,
    )
    .join('\n')
}
