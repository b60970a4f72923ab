import type { Payload, PayloadRequest } from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import { isRecord } from '@/lib/is-record'
import { translatedContainers, type Container } from './containers'
import { getId } from './extract-units'

type Message = {
  container: Container
  document: string
  /** Names that its text may use. */
  arguments: string[]
}

/** The record of a message; null where no collection holds messages, or none of this key. */
export async function findMessage(options: {
  cms: Payload
  req?: PayloadRequest | undefined
  key: string
}): Promise<Message | null> {
  const { cms, req, key } = options
  const container = translatedContainers(cms).find(({ isMessages }) => isMessages)
  if (container?.kind !== 'collection') return null
  const { docs } = await cms.find({
    collection: container.slug,
    where: { key: { equals: key } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    ...(req && { req: isolateLocale(req) }),
  })
  const doc: unknown = docs[0]
  if (!isRecord(doc)) return null
  const names: unknown[] = Array.isArray(doc.arguments) ? doc.arguments : []
  return {
    container,
    document: getId(doc),
    arguments: names.filter((name) => typeof name === 'string'),
  }
}
