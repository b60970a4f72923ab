import { expect, test } from 'vitest'
import { cancelChange } from '../../src/features/publishing/schedule/cancel-change'
import { listScheduled } from '../../src/features/publishing/schedule/list-scheduled'
import { runDueChanges } from '../../src/features/publishing/schedule/run-due-changes'
import { usePlans } from '../helpers/planned-changes'
import { getRights } from '../helpers/get-rights'
import { signedInEditor } from '../helpers/signed-in-editor'

const { site, admin, now, later, plan, newEntry, isPublic } = usePlans()

test('a plan ends with the rights of the editor who made it', async () => {
  const document = await newEntry('Drept pierdut')
  const by = await signedInEditor({ site, name: 'redactor-retras', role: 'editor' })
  const id = await plan({ container: 'timeline-entries', document, by })
  await site.cms.update({
    collection: 'editors',
    id: getRights(by).id,
    data: { role: 'translator', languages: ['en'] },
    overrideAccess: true,
  })
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(0)
  expect(await isPublic(document)).toBe(false)
  const [view] = await listScheduled({
    cms: site.cms,
    container: 'timeline-entries',
    document: String(document),
  })
  expect(view?.state).toBe('failed')
  expect(view?.problem?.en).toContain('may no longer do it')
  await cancelChange({ cms: site.cms, editor: getRights(admin()), id })
})

test('a plan ends with the account of the editor who made it', async () => {
  const document = await newEntry('Cont șters')
  const by = await signedInEditor({ site, name: 'redactor-sters', role: 'editor' })
  const id = await plan({ container: 'timeline-entries', document, by })
  await site.cms.delete({ collection: 'editors', id: getRights(by).id, overrideAccess: true })
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(0)
  expect(await isPublic(document)).toBe(false)
  await cancelChange({ cms: site.cms, editor: getRights(admin()), id })
})

test('nobody plans what they may not publish, in the past, or twice', async () => {
  const document = await newEntry('Drepturi')
  const of = { container: 'timeline-entries', document }
  const by = await signedInEditor({
    site,
    name: 'traducator-planificat',
    role: 'translator',
    languages: ['ru'],
  })
  const approver = await signedInEditor({
    site,
    name: 'aprobator-planificat',
    role: 'translator',
    languages: ['ru'],
    mayApprove: true,
  })
  await expect(plan({ ...of, locale: 'ru', by })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(plan({ ...of, locale: 'ro', by: approver })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(
    plan({ ...of, locale: 'ru', by: approver, action: 'unpublish' }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  await expect(plan({ ...of, dueAt: now })).rejects.toMatchObject({ code: 'bad-request' })
  await expect(plan({ container: 'messages', document: 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
  const id = await plan(of)
  await expect(plan(of)).rejects.toMatchObject({ code: 'conflict' })
  await expect(cancelChange({ cms: site.cms, editor: getRights(by), id })).rejects.toMatchObject({
    code: 'forbidden',
  })
  // A draft of what all languages share is not theirs to publish.
  await site.cms.update({
    collection: 'timeline-entries',
    id: document,
    locale: 'ru',
    draft: true,
    data: { date: '1990-01-01T12:00:00.000Z' },
    overrideAccess: true,
  })
  await expect(plan({ ...of, locale: 'ru', by: approver })).rejects.toMatchObject({
    code: 'conflict',
  })
})
