import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { manageEditorAccount } from '@/features/editors/sign-in/manage-editor-account'
import { runSql } from '@/lib/run-sql'
import { auditLog } from '../helpers/audit-log'
import { useCms } from '../helpers/cms'
import { editorBrowser } from '../helpers/editor-browser'
import { editorPassword, enrol, newEditor, typed } from '../helpers/editors'

const site = useCms()

describe('sessions', () => {
  test('a new password ends the others, turning the second factor on as well', async () => {
    const person = await newEditor({ site })
    const here = editorBrowser({ site })
    const there = editorBrowser({ site })
    await here.signIn(typed(person))
    await there.signIn(typed(person))
    const password = 'inca-o-parola-noua'
    const body = { step: 'password', current: editorPassword, password }
    const changed = await here.post('/workplace/credentials', body)
    expect(changed.status).toBe(200)
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false])
    await enrol({ site, editor: person })
    expect(await here.isSignedIn()).toBe(false)
  })

  test('nobody chooses a password for someone else', async () => {
    const chief = await newEditor({ site, role: 'admin' })
    const person = await newEditor({ site })
    const browser = editorBrowser({ site })
    await browser.signIn(typed(chief))
    const answer = await site.rest(`/editors/${person.id}`, {
      method: 'PATCH',
      headers: browser.headers(),
      body: JSON.stringify({ password: 'ales-de-altcineva' }),
    })
    expect(answer.status).toBe(403)
    const made = await browser.post('/editors', {
      ...{ email: 'nou@pasiuni.example', password: editorPassword, name: 'Nou', role: 'editor' },
    })
    expect(made.status).toBe(201)
    expect(await answer.text()).toContain('Everybody chooses their own password.')
    expect((await editorBrowser({ site }).signIn(typed(person))).status).toBe(200)
  })
})

test('an administrator has a link sent, whatever strangers have asked for', async () => {
  const chief = await newEditor({ site, role: 'admin' })
  const person = await newEditor({ site })
  const { cms } = site
  const actor = chief.rights
  await manageEditorAccount({ cms, actor, editorId: person.id, step: 'send-link' })
  const { docs } = await cms.find({
    collection: 'outgoing-mails',
    where: { recipient: { equals: person.email } },
    overrideAccess: true,
  })
  expect(docs).toHaveLength(1)
  const log = await auditLog({ site, container: 'editors', document: person.id })
  expect(log.at(-1)).toMatchObject({ action: 'reset-link-sent', actorName: chief.name })
  // Payload sends none so soon after another.
  await manageEditorAccount({ cms, actor, editorId: person.id, step: 'send-link' })
  expect(await auditLog({ site, container: 'editors', document: person.id })).toEqual(log)
  const ownself = { cms, actor, editorId: chief.id, step: 'end-sessions' } as const
  await expect(manageEditorAccount(ownself)).rejects.toThrow()
})

test('a link is not mailed when it cannot be logged, and is sent once it can', async () => {
  const chief = await newEditor({ site, role: 'admin' })
  const person = await newEditor({ site })
  const { cms } = site
  const send = () =>
    manageEditorAccount({ cms, actor: chief.rights, editorId: person.id, step: 'send-link' })
  const countMails = async () => {
    const where = { recipient: { equals: person.email } }
    return (await cms.count({ collection: 'outgoing-mails', where, overrideAccess: true }))
      .totalDocs
  }
  const unlogged = sql`alter table audit_entries
    add constraint no_links check (action <> 'reset-link-sent') not valid`
  await runSql({ cms, query: unlogged })
  try {
    await expect(send()).rejects.toThrow()
  } finally {
    await runSql({ cms, query: sql`alter table audit_entries drop constraint no_links` })
  }
  expect(await countMails()).toBe(0)
  await send()
  expect(await countMails()).toBe(1)
})

describe('the last administrator', () => {
  async function administrators() {
    const { docs } = await site.cms.find({
      collection: 'editors',
      where: { role: { equals: 'admin' } },
      overrideAccess: true,
    })
    return docs
  }

  const demote = (id: number) =>
    site.cms.update({ collection: 'editors', id, data: { role: 'editor' }, overrideAccess: true })
  const remove = (id: number) =>
    site.cms.delete({ collection: 'editors', id, overrideAccess: true })

  test('stays, no matter who asks and how many ask at once', async () => {
    const chief = await newEditor({ site, role: 'admin' })
    for (const { id } of await administrators()) if (id !== chief.id) await demote(id)
    await expect(demote(chief.id)).rejects.toThrow()
    await expect(remove(chief.id)).rejects.toThrow()

    const second = await newEditor({ site, role: 'admin' })
    const attempts = await Promise.allSettled([demote(chief.id), remove(second.id)])
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await administrators()).toHaveLength(1)

    await newEditor({ site, role: 'admin' })
    await site.cms.delete({
      collection: 'editors',
      where: { role: { equals: 'admin' } },
      overrideAccess: true,
    })
    expect((await administrators()).length).toBeGreaterThan(0)
    await newEditor({ site, role: 'admin' })
    await site.cms.update({
      collection: 'editors',
      where: { role: { equals: 'admin' } },
      data: { role: 'editor' },
      overrideAccess: true,
    })
    expect((await administrators()).length).toBeGreaterThan(0)
  })
})
