import { z } from 'zod'
import { getEnv } from '@/lib/env'
import { unseal } from '@/mail/sealed-content'
import type { useCms } from './cms'

type Site = ReturnType<typeof useCms>

const contentSchema = z.object({ html: z.string() })

/** The HTML of the ready mails in the outbox to an address, the oldest first. */
export async function mailsTo({
  site,
  address,
}: {
  site: Site
  address: string
}): Promise<string[]> {
  const { docs } = await site.cms.find({
    collection: 'outgoing-mails',
    where: { recipient: { equals: address } },
    sort: 'id',
    pagination: false,
    overrideAccess: true,
  })
  const { PAYLOAD_SECRET: secret } = getEnv()
  return docs.map(({ content, messageId }) => {
    const opened = unseal({ sealed: content ?? '', secret, messageId })
    return contentSchema.parse(opened).html
  })
}
