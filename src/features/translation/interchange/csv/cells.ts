// What a spreadsheet would run as a formula, by itself or after blanks it ignores.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** A cell that no spreadsheet takes for a formula. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text that `guardCell` was given. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
