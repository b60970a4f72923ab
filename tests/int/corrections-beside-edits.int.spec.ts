import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import { runContentMigrations } from '@/startup/migrate'
import { contentMigrations } from '../../migrations/content'
import { proofreadTextsMigration } from '../../migrations/content/0021-proofread-texts'
import { becomeTexts } from '../../migrations/content/texts/pages/become'
import { communityTexts } from '../../migrations/content/texts/pages/community'
import { contactTexts } from '../../migrations/content/texts/pages/contact'
import { useCms } from '../helpers/cms'
import { untilWaiting } from '../helpers/until-waiting'

const site = useCms()
const how = { locale: 'ro', depth: 0, fallbackLocale: false, overrideAccess: true } as const
const saved = 'Scris de un redactor chiar acum.'

/** Runs a migration once more while the transaction in which `edit` is made is still open. */
async function runBeside(options: {
  name: string
  edit: (req: PayloadRequest) => Promise<unknown>
}): Promise<void> {
  const { name, edit } = options
  const { cms } = site
  const where = { name: { equals: name } }
  await cms.delete({ collection: 'content-migrations', where, overrideAccess: true })
  const { done } = await inTransaction({
    cms,
    work: async (req) => {
      await edit(req)
      const running = runContentMigrations({ cms, migrations: contentMigrations })
      await untilWaiting({ cms, work: running })
      return { done: running }
    },
  })
  await done
}

test('proofread texts undo no edit that is being saved', async () => {
  const contact = { slug: 'contact', ...how } as const
  const { head } = await site.cms.findGlobal(contact)
  const old = { ...head, title: 'Contacte' }
  await site.cms.updateGlobal({ ...contact, data: { head: old, _status: 'published' } })
  const data = { head: { ...old, text: saved }, _status: 'published' } as const
  await runBeside({
    name: proofreadTextsMigration.name,
    edit: (req) => site.cms.updateGlobal({ ...contact, data, req }),
  })
  const { title } = contactTexts.ro.head
  expect((await site.cms.findGlobal(contact)).head).toMatchObject({ title, text: saved })
}, 120_000)

test('neither do the words about the numbers of the community', async () => {
  const community = { slug: 'community', ...how } as const
  const text =
    'Mai târziu vor apărea aici numărul vizitatorilor și cel al utilizatorilor înregistrați. Le publicăm când vom avea ce număra.'
  const { title } = communityTexts.ro.numbers
  const old = { numbers: { title, text }, _status: 'published' } as const
  await site.cms.updateGlobal({ ...community, data: old })
  const data = { numbers: { title: saved, text }, _status: 'published' } as const
  await runBeside({
    name: '0006-community-numbers',
    edit: (req) => site.cms.updateGlobal({ ...community, data, req }),
  })
  expect((await site.cms.findGlobal(community)).numbers).toMatchObject({
    ...communityTexts.ro.numbers,
    title: saved,
  })
}, 60_000)

test('neither do those about how to contribute', async () => {
  const become = { slug: 'become', ...how } as const
  const text =
    'Felul în care se acordă aceste roluri se hotărăște pe site-urile proiectelor, pe măsură ce acestea se deschid. Urmăriți noutățile de acolo: ele vă vor spune când și cum vă puteți alătura.'
  const { title } = becomeTexts.ro.steps
  const old = { steps: { title, text }, _status: 'published' } as const
  await site.cms.updateGlobal({ ...become, data: old })
  const data = { steps: { title: saved, text }, _status: 'published' } as const
  await runBeside({
    name: '0007-how-to-contribute',
    edit: (req) => site.cms.updateGlobal({ ...become, data, req }),
  })
  expect((await site.cms.findGlobal(become)).steps).toMatchObject({
    ...becomeTexts.ro.steps,
    title: saved,
  })
}, 60_000)
