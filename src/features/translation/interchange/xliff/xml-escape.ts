const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

// A parser turns a carriage return into a line feed, and white space in attributes into blanks.
export function escapeXmlText(text: string): string {
  return text.replace(/[&<>\r]/g, (mark) => entities[mark] ?? mark)
}

function escapeXmlAttribute(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (mark) => entities[mark] ?? mark)
}

/** For texts that only inform: leaves out what XML cannot hold. */
export function escapeXmlNote(text: string): string {
  // eslint-disable-next-line no-control-regex -- XML cannot hold them, so they are left out
  return escapeXmlText(text.replace(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}

/** ` name="value"` for each attribute that has one. */
export function xmlAttributes(attributes: Record<string, string | number | null>): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === null ? '' : ` ${name}="${escapeXmlAttribute(String(value))}"`,
    )
    .join('')
}
