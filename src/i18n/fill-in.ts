/** „V-am scris la {email}” with its arguments, for texts that scripts complete in the browser. */
export function fillIn({ text, values }: { text: string; values: Record<string, string> }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
