import type { Found } from '../found'
import { messageFaults } from '../../icu/message-faults'
import { messageArguments, messageTags } from '../../icu/message'
import { MessageSyntaxError } from '../../icu/parse-message'
import type { Subject } from '../subject'
import { placeholdersIn } from '../tokens'

type Names = { arguments: string[]; tags: string[] }

/** Arguments and tags of messages, and names in braces of other texts, beside the source. */
export function placeholders({ plain, input }: Subject): Found[] {
  if (input.format === 'message') return messagePlaceholders({ text: plain, input })
  if (input.source === null) return []
  const [own, original] = [placeholdersIn(plain), placeholdersIn(input.source)]
  return [
    ...missing({ check: 'placeholder', names: original, among: own, variant: 'lost' }),
    ...missing({ check: 'placeholder', names: own, among: original, variant: 'unknown' }),
  ]
}

function messagePlaceholders({ text, input }: { text: string; input: Subject['input'] }): Found[] {
  const { locale, source, allowed } = input
  const original = source === null ? undefined : namesIn(source)
  const known = allowed ?? original?.arguments ?? null
  const faults = messageFaults({ text, locale, allowed: known })
  const own = namesIn(text)
  if (own === undefined || original === undefined) return faults
  const isHidden = (name: string): boolean =>
    faults.some(({ args }) => args.variant === 'quoted' && args.name === name)
  const lost = original.arguments.filter((name) => !isHidden(name))
  return [
    ...faults,
    ...missing({ check: 'placeholder', names: lost, among: own.arguments, variant: 'lost' }),
    ...missing({ check: 'tags', names: original.tags, among: own.tags, variant: 'lost' }),
    ...missing({ check: 'tags', names: own.tags, among: original.tags, variant: 'unknown' }),
  ]
}

function namesIn(text: string): Names | undefined {
  try {
    return { arguments: messageArguments(text), tags: messageTags(text) }
  } catch (error) {
    if (error instanceof MessageSyntaxError) return undefined
    throw error
  }
}

function missing(options: {
  check: string
  names: string[]
  among: string[]
  variant: string
}): Found[] {
  const { check, names, among, variant } = options
  return names
    .filter((name) => !among.includes(name))
    .map((name) => ({ check, level: 'error', args: { variant, name } }))
}
