// What a spreadsheet would run as a formula, by itself or after blanks it ignores.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** A cell that no spreadsheet takes for a formula. */
function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text that `guardCell` was given. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

// Without it spreadsheets take the file for one of the system's old encoding.
const byteOrderMark = '\ufeff'

/** Rows as a file for spreadsheets: RFC 4180 with commas, every cell guarded and quoted. */
export function toCsv(rows: readonly string[][]): string {
  const lines = rows.map((cells) => `${cells.map(quote).join(',')}\r\n`)
  return `${byteOrderMark}${lines.join('')}`
}

function quote(cell: string): string {
  return `"${guardCell(cell).replaceAll('"', '""')}"`
}
