const FAILED_QUERY = 'Failed query:'

/** The errors of a chain of causes, the outermost first. */
function getChain(error: Error): Error[] {
  const chain: Error[] = []
  let current: unknown = error
  while (current instanceof Error && !chain.includes(current)) {
    chain.push(current)
    current = current.cause
  }
  return chain
}

/**
 * An error about a query, without the values that the query was given, which are what people have
 * typed, and digests and tokens. Undefined for an error about something else.
 */
export function withoutValues(
  error: Error,
): { message: string; stack: string; code: unknown } | undefined {
  const chain = getChain(error)
  const place = chain.findIndex(({ message }) => message.startsWith(FAILED_QUERY))
  if (place === -1) return undefined
  const said = chain.slice(0, place + 1)
  const coded = chain.find((one) => 'code' in one && one.code !== undefined)
  const code = coded && 'code' in coded ? coded.code : undefined
  const reason = coded && !said.includes(coded) && isSpeakable(code) ? [coded.message] : []
  return {
    message: [...said.map(({ message }) => withoutParameters(message)), ...reason].join(': '),
    stack: said.map(getFrames).join('\ncaused by\n'),
    code,
  }
}

/**
 * Whether what the database says itself may be told: data exceptions (class 22 of PostgreSQL) quote the
 * value that they are about, as may whatever has no such code.
 */
function isSpeakable(code: unknown): boolean {
  return typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) && !code.startsWith('22')
}

function withoutParameters(message: string): string {
  return message.startsWith(FAILED_QUERY) ? message.replace(/\nparams:[^]*$/u, '') : message
}

/** Without the message in front of it, of which a line may look like a frame. */
function getFrames({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  return stack.slice(start === -1 ? 0 : start + message.length).replace(/^\n/u, '')
}

const VALUES_IN_LINE = /(Failed query:(?:[^"\\]|\\.)*?)\\nparams:(?:[^"\\]|\\.)*/gu

/** A line of the log, in JSON, without the values of a query that a text of it quotes. */
export function lineWithoutValues(line: string): string {
  return line.includes(FAILED_QUERY) ? line.replace(VALUES_IN_LINE, '$1') : line
}
