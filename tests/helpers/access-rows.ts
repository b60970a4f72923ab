import type { SanitizedConfig } from 'payload'
import type { Answer } from './access-table'
import type { Who } from './access-probers'

/** Something that can be done to a collection or a global. */
export type Operation = { slug: string; operation: string; isOfGlobal: boolean }

/** Everything that can be done to the collections and globals of a configuration. */
export function listOperations({ admin, collections, globals }: SanitizedConfig): Operation[] {
  return [
    ...collections.flatMap(({ slug, versions, trash }) =>
      [
        'read',
        ...(versions ? ['readVersions'] : []),
        ...['create', 'update'],
        ...(trash ? ['trash'] : []),
        'delete',
        ...(slug === admin.user ? ['unlock', 'admin'] : []),
      ].map((operation) => ({ slug, operation, isOfGlobal: false })),
    ),
    ...globals.flatMap(({ slug, versions }) =>
      ['read', ...(versions ? ['readVersions'] : []), 'update'].map((operation) => ({
        slug,
        operation,
        isOfGlobal: true,
      })),
    ),
  ]
}

/** The answers to one who tries a list of operations, a few at a time, named as in the table. */
export async function answersTo({
  who,
  operations,
  probe,
}: {
  who: Who
  operations: readonly Operation[]
  probe: (operation: Operation) => Promise<Answer>
}): Promise<Record<string, Answer>> {
  const found: Record<string, Answer> = {}
  const waiting = [...operations]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      found[`${next.slug} ${next.operation} ${who}`] = await probe(next)
    }
  }
  await Promise.all([work(), work(), work()])
  return found
}

/** The answers that a table gives to the same. */
export function expectedAnswers({
  table,
  who,
  column = who,
  operations,
}: {
  table: ReadonlyMap<string, string>
  who: Who
  /** Where the table says so, if not under the same name. */
  column?: Who
  operations: readonly Operation[]
}): Record<string, string> {
  return Object.fromEntries(
    operations.map(({ slug, operation }) => {
      const answer = table.get(`${slug} ${operation} ${column}`)
      return [`${slug} ${operation} ${who}`, answer ?? 'not in the table']
    }),
  )
}
