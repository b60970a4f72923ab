const escapes: Record<string, string> = { '\\': '\\\\', '\r': '\\r', '\n': '\\n' }

/**
 * A note as lines of a comment. Readers of PO drop blanks at the beginning of a line, so that those
 * are written by their number.
 */
export function noteLines(note: string): string[] {
  return note
    .split('\n')
    .map((line) =>
      line
        .replace(/[\\\r]/g, (mark) => escapes[mark] ?? mark)
        .replace(/^\s/, (blank) => `\\u${blank.charCodeAt(0).toString(16).padStart(4, '0')}`),
    )
}

export function toNote(lines: string[]): string {
  return lines
    .map((line) =>
      line.replace(/\\(?:u([0-9a-f]{4})|(.))/g, (_, code?: string, mark?: string) => {
        if (code !== undefined) return String.fromCharCode(parseInt(code, 16))
        return mark === 'r' ? '\r' : (mark ?? '')
      }),
    )
    .join('\n')
}

/** `msgid` of a comment about the previous source, on one line. */
export function previousLine(source: string): string {
  const text = source
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
  return `msgid "${text}"`
}

const characters: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/** The previous source; programs may have wrapped it and added a previous context. */
export function readPreviousSource(comment: string): string {
  const text = /(?:^|\n)msgid\s+([^]*?)(?=\nmsg|$)/.exec(comment)?.[1] ?? ''
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, part = '']) => part.replace(/\\(.)/g, (_, mark: string) => characters[mark] ?? mark))
    .join('')
}
