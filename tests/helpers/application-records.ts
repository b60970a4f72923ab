import { editorRights, type EditorRights } from '@/cms/access/rights'
import { unseal } from '@/mail/sealed-content'
import type { useCms } from './cms'

const everything = { depth: 0, pagination: false, overrideAccess: true } as const

type Owner = { id: string; email: string }

/** What the database holds about applications to contribute, and editors who decide about them. */
export function applicationRecords(site: ReturnType<typeof useCms>) {
  async function stored({ id }: Owner) {
    const { docs } = await site.cms.find({
      collection: 'contribution-applications',
      where: { memberId: { equals: id } },
      sort: 'id',
      ...everything,
    })
    return docs
  }

  /** The mails about a member's applications, opened, the oldest first. */
  async function mails({ email }: Owner) {
    const { docs } = await site.cms.find({
      collection: 'outgoing-mails',
      where: { template: { like: 'application-' } },
      sort: 'id',
      showHiddenFields: true,
      ...everything,
    })
    const secret = process.env.PAYLOAD_SECRET ?? ''
    const opened = docs.map(({ recipient, template, locale, content, messageId }) => ({
      recipient,
      template,
      locale,
      content: unseal({ sealed: content ?? '', messageId, secret }),
    }))
    return opened.filter((mail) => JSON.stringify(mail).includes(email))
  }

  async function profile({ id }: Owner) {
    const where = { userId: { equals: id } }
    const { docs } = await site.cms.find({ collection: 'user-profiles', where, ...everything })
    return docs[0]
  }

  async function makeEditor(role: EditorRights['role']): Promise<EditorRights> {
    const name = `Ioana ${role}`
    const email = `ioana-${role}@pasiuni.example`
    const doc = await site.cms.create({
      collection: 'editors',
      data: { email, password: 'a-password-for-tests', name, role, languages: ['ru'] },
      overrideAccess: true,
    })
    const rights = editorRights({ ...doc, collection: 'editors' })
    if (!rights) throw new Error('Someone with a role is an editor.')
    return rights
  }

  return { stored, mails, profile, makeEditor }
}
