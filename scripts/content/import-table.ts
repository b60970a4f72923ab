import { outcomes, type ContentImportReport } from '../../src/features/transfer/import-report'

/** What an import has done, a line for each collection and global. */
export function importTable(report: ContentImportReport): string {
  const { isDryRun, site, madeAt, rows, files, missing, plan } = report
  const all = [...rows, { container: 'picture files', ...files }]
  const width = Math.max(...all.map(({ container }) => container.length))
  const line = (name: string, cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join('  ')
  return [
    `Content of ${site}, ${madeAt}`,
    line('', [...outcomes]),
    ...all.map((row) =>
      line(
        row.container,
        outcomes.map((outcome) => String(row[outcome])),
      ),
    ),
    ...missing.map((name) => `The picture file ${name} was missing when the export was made.`),
    ...(isDryRun
      ? [
          'This was a dry run: nothing was changed. To make these changes or none:',
          `--plan=${plan}`,
        ]
      : []),
  ].join('\n')
}
