const placeholder = /\{(name|message)\}/g

export type TemplateWording = { subject: string; text: string }

/**
 * A template with what is known of the message in its places. What a member wrote is taken as it
 * is: braces in it mean nothing.
 */
export function fillTemplate({
  template,
  name,
  message,
}: {
  template: TemplateWording
  name: string
  message: string
}): TemplateWording {
  const values: Record<string, string> = { name, message: quoted(message) }
  const fill = (text: string) =>
    text.replace(placeholder, (whole, key: string) => values[key] ?? whole)
  return { subject: fill(template.subject), text: fill(template.text) }
}

function quoted(message: string): string {
  return message.replace(/^/gm, '> ')
}
