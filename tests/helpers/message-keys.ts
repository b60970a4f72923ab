import { ro } from '../../src/i18n/catalogue/ro'

function keysBelow({ messages, prefix }: { messages: object; prefix: string }): string[] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysBelow({ messages: value, prefix: `${prefix}${name}.` })
      : [`${prefix}${name}`],
  )
}

/** The keys of the interface's messages (`layout.menu`), which no reader may ever see. */
export const messageKeys: string[] = keysBelow({ messages: ro, prefix: '' })
