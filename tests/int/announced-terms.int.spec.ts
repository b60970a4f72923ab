import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReadAccounts } from '@/auth/accounts/every-account'
import { termNoticesJob } from '@/features/legal/notices/jobs'
import { notifyMembers } from '@/features/legal/notices/notify-members'
import { emptyTrash } from '@/features/publishing/trash/empty-trash'
import { useCms } from '../helpers/cms'
import { useOutbox } from '../helpers/outbox'
import { releaseDateIn } from '../helpers/release-date'
import { uploadedPicture } from '../helpers/own-records'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const outbox = useOutbox(site)

let admin: SignedInEditor

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'Ana', role: 'admin' })
})

const readAccounts: ReadAccounts = () =>
  Promise.resolve({
    accounts: [{ id: 'member-1', email: 'member-1@example.md', isVerified: true }],
    next: null,
  })

const twoMembers: ReadAccounts = () =>
  Promise.resolve({
    accounts: ['member-1', 'member-2'].map((id) => ({
      ...{ id, email: `${id}@example.md`, isVerified: true },
    })),
    next: null,
  })

async function terms(status: 'draft' | 'published'): Promise<number> {
  const { id } = await site.cms.create({
    collection: 'legal-documents',
    locale: 'ro',
    data: { name: 'Ediția nouă', kind: 'terms', releaseDate: releaseDateIn(40), _status: status },
    draft: status === 'draft',
    overrideAccess: true,
  })
  return id
}

const noticeStates = async () =>
  (await outbox.query<{ state: string }>('select state from release_notices')).map(
    ({ state }) => state,
  )

beforeEach(async () => {
  await outbox.query('delete from release_notices')
  await outbox.query(`delete from legal_documents where name = 'Ediția nouă'`)
})

function change(path: string, body: object) {
  return admin.rest(`/legal-documents${path}`, { method: 'PATCH', body })
}

test('the date that members have been told stays', async () => {
  const id = await terms('published')
  const publish = (days: number) =>
    change(`/${id}?locale=ro`, { releaseDate: releaseDateIn(days), _status: 'published' })
  // Nobody has been told yet.
  expect((await publish(45)).status).toBe(200)
  expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(1)
  const refused = await publish(60)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Membrii au primit deja prin e-mail data')
  expect((await publish(45)).status).toBe(200)
  expect((await change(`/${id}?locale=ro`, { kind: 'privacy', _status: 'published' })).status).toBe(
    409,
  )
})

test('nobody is mailed about terms that turn out to be the privacy policy', async () => {
  const id = await terms('published')
  const away: ReadAccounts = () => Promise.reject(new Error('The accounts do not answer.'))
  await expect(notifyMembers({ cms: site.cms, readAccounts: away })).rejects.toThrow()
  const publishAs = (kind: 'privacy' | 'terms') =>
    change(`/${id}?locale=ro`, { kind, _status: 'published' })
  expect((await publishAs('privacy')).status).toBe(200)
  expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(0)
  expect(await noticeStates()).toEqual(['stopped'])
  expect((await publishAs('terms')).status).toBe(200)
  expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(1)
})

test('the trash does not move that date, whatever a draft says', async () => {
  const id = await terms('published')
  expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(1)
  await outbox.query(`update outgoing_mails set state = 'sent'`)
  for (const locale of ['en', 'ro']) {
    const draft = { releaseDate: releaseDateIn(60), _status: 'draft' }
    expect((await change(`/${id}?locale=${locale}&draft=true`, draft)).status).toBe(200)
    expect((await change(`/${id}?locale=ro`, { deletedAt: releaseDateIn(0) })).status).toBe(200)
    const restore = (status: string) =>
      change(`?locale=ro&trash=true&where[id][equals]=${id}`, { deletedAt: null, _status: status })
    // A draft of the language that would be published comes back as one.
    expect((await restore('published')).status).toBe(locale === 'ro' ? 400 : 200)
    if (locale === 'ro') {
      expect((await restore('draft')).status).toBe(200)
      expect((await change(`/${id}?locale=ro`, { _status: 'published' })).status).toBe(200)
    }
    const { releaseDate } = await site.cms.findByID({
      collection: 'legal-documents',
      id,
      draft: false,
      overrideAccess: true,
    })
    expect(releaseDate.slice(0, 10)).toBe(releaseDateIn(40).slice(0, 10))
  }
})

test('a list does not publish what members would be mailed about', async () => {
  const id = await terms('draft')
  // As a search of the list finds it: by what the draft says.
  const renamed = { name: 'Ediția din listă', _status: 'draft' }
  expect((await change(`/${id}?locale=ro&draft=true`, renamed)).status).toBe(200)
  const many = await change(
    `?locale=ro&draft=true&where[and][0][name][like]=listă&where[and][1][id][equals]=${id}`,
    { _status: 'published' },
  )
  expect(many.status).toBe(409)
  expect(await many.text()).toContain('Deschideți documentul și publicați-l de acolo')
  expect(await noticeStates()).toEqual([])

  expect((await change(`/${id}?locale=ro`, { deletedAt: releaseDateIn(0) })).status).toBe(200)
  const restored = await change(`?locale=ro&trash=true&where[id][equals]=${id}`, {
    ...{ deletedAt: null, _status: 'published' },
  })
  expect(restored.status).toBe(400)
  expect(await noticeStates()).toEqual([])

  expect(
    (
      await change(`?locale=ro&trash=true&where[id][equals]=${id}`, {
        ...{ deletedAt: null, _status: 'draft' },
      })
    ).status,
  ).toBe(200)
  expect((await change(`/${id}?locale=ro`, { _status: 'published' })).status).toBe(200)
  expect(await noticeStates()).toEqual(['running'])
})

test('nothing is sent of withdrawn terms: on its way, refused, or withdrawn by an import', async () => {
  const [id, imported] = [await terms('published'), await terms('published')]
  expect(await notifyMembers({ cms: site.cms, readAccounts: twoMembers })).toBe(4)
  const ofFirst = (await outbox.rows()).slice(0, 2).map((row) => row.id)
  for (const [index, state] of ['sending', 'failed'].entries()) {
    await outbox.query('update outgoing_mails set state = $1 where id = $2', [
      ...[state, ofFirst[index]],
    ])
  }
  expect((await change(`/${id}?locale=ro`, { _status: 'draft' })).status).toBe(200)
  expect((await outbox.rows()).map(({ state }) => state)).toEqual(['sending', 'queued', 'queued'])

  // As the mail worker puts it back, and an import stores a record: past all hooks.
  await outbox.query(`update outgoing_mails set state = 'queued'`)
  await outbox.query(
    `update legal_documents_locales set _status = 'draft' where _parent_id = ${imported}`,
  )
  await termNoticesJob(twoMembers).run({ cms: site.cms, now: new Date() })
  expect(await outbox.rows()).toEqual([])
  expect(await noticeStates()).toEqual(['stopped', 'stopped'])
  expect((await change(`/${id}?locale=ro`, { _status: 'published' })).status).toBe(200)
  expect(await notifyMembers({ cms: site.cms, readAccounts: twoMembers })).toBe(2)
})

test('who was told of terms is known until they are in force', async () => {
  const id = await terms('published')
  expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(1)
  const leftOfOld = async () => {
    await outbox.queue('ana@pasiuni.example')
    await outbox.query(`update outgoing_mails set state = 'sent', recipient = null, content = null,
      created_at = now() - interval '31 days'`)
    const worker = outbox.startWorker('smtp://127.0.0.1:1')
    const templates = async () =>
      (await outbox.query<{ template: string }>('select template from outgoing_mails')).map(
        ({ template }) => template,
      )
    await expect.poll(templates, { timeout: 20_000 }).not.toContain('password-changed')
    await worker.stop({ graceMs: 100 })
    return templates()
  }
  expect(await leftOfOld()).toEqual(['terms-change'])
  for (const _status of ['draft', 'published']) {
    expect((await change(`/${id}?locale=ro`, { _status })).status).toBe(200)
    expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(0)
  }
  await outbox.query(`update legal_documents set release_date = now() where id = ${id}`)
  expect(await leftOfOld()).toEqual([])
})

test('announced terms leave the trash for good, by hand and at night', async () => {
  const [byHand, atNight] = [await terms('published'), await terms('published')]
  for (const id of [byHand, atNight]) {
    expect((await change(`/${id}?locale=ro`, { deletedAt: releaseDateIn(0) })).status).toBe(200)
  }
  const removed = await admin.rest(`/legal-documents/${byHand}?trash=true`, { method: 'DELETE' })
  expect(removed.status).toBe(200)

  const picture = await uploadedPicture({ site, name: 'la-cos.png' })
  await site.cms.update({
    collection: 'media',
    id: picture,
    data: { deletedAt: releaseDateIn(0) },
    overrideAccess: true,
  })
  for (const table of ['legal_documents', 'media']) {
    await outbox.query(
      `update ${table} set deleted_at = now() - interval '31 days' where deleted_at is not null`,
    )
  }
  expect(await emptyTrash({ cms: site.cms, now: new Date() })).toBe(2)
  expect(await noticeStates()).toEqual([])
})

test('a record that the database does not let go holds up no other', async () => {
  const [kept, gone] = [await terms('draft'), await terms('draft')]
  await outbox.query(
    `update legal_documents set deleted_at = now() - interval '31 days' where id in ($1, $2)`,
    [kept, gone],
  )
  await outbox.query('create table holders (release_id integer references legal_documents (id))')
  await outbox.query('insert into holders values ($1)', [kept])
  expect(await emptyTrash({ cms: site.cms, now: new Date() })).toBe(1)
  const { docs } = await site.cms.find({
    collection: 'legal-documents',
    where: { id: { in: [kept, gone] } },
    trash: true,
    overrideAccess: true,
  })
  expect(docs.map(({ id }) => id)).toEqual([kept])
  await outbox.query('drop table holders')
})
