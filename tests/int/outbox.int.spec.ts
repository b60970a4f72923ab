import { createLocalReq, initTransaction, killTransaction, commitTransaction } from 'payload'
import { expect, test } from 'vitest'
import { enqueueMail } from '@/mail/enqueue'
import { eraseMailTo } from '@/mail/erase'
import { useCms } from '../helpers/cms'
import { useOutbox } from '../helpers/outbox'

const site = useCms()
const outbox = useOutbox(site)
const soon = { timeout: 5000, interval: 20 }

function states() {
  return outbox.rows().then((rows) => rows.map(({ state }) => state))
}

test('a mail is delivered once, and nothing of it stays', async () => {
  const link = 'http://localhost:3000/ro/auth/reset-password?token=ABC'
  const mail = {
    to: 'ana@pasiuni.example',
    locale: 'ro',
    template: 'reset-password',
    link,
    memberId: 'member-1',
  } as const
  await enqueueMail({ cms: site.cms, mail })
  const [queued] = await outbox.rows()
  expect(queued?.content).toBeTruthy()
  expect(JSON.stringify(queued)).not.toMatch(/token|ABC/)
  const sink = await outbox.startSink()
  outbox.startWorker(sink.url)
  await expect.poll(states, soon).toEqual(['sent'])
  const [row] = await outbox.rows()
  expect(row).toMatchObject({ recipient: null, member_id: null, content: null, last_error: null })
  expect(row?.sent_at).toBeInstanceOf(Date)
  expect(sink.accepted).toHaveLength(1)
  expect(sink.accepted[0]).toMatchObject({
    recipients: ['ana@pasiuni.example'],
    messageId: row?.message_id,
  })
  expect(outbox.lines).toEqual([])
})

test('a mail is told to the worker, which need not look by itself', async () => {
  const sink = await outbox.startSink()
  outbox.startWorker(sink.url, { pollMs: 60_000 })
  await outbox.queue('first@pasiuni.example')
  await expect.poll(() => sink.accepted.length, soon).toBe(1)
  await outbox.queue('second@pasiuni.example')
  await expect.poll(() => sink.accepted.length, soon).toBe(2)
})

test('a mail is sent with its cause, and not without it', async () => {
  const sink = await outbox.startSink()
  outbox.startWorker(sink.url)
  const mail = { locale: 'ru', template: 'password-changed' } as const
  const undone = await createLocalReq({}, site.cms)
  await initTransaction(undone)
  await enqueueMail({ cms: site.cms, mail: { ...mail, to: 'undone@pasiuni.example' }, req: undone })
  const done = await createLocalReq({}, site.cms)
  await initTransaction(done)
  await enqueueMail({ cms: site.cms, mail: { ...mail, to: 'done@pasiuni.example' }, req: done })
  await killTransaction(undone)
  expect(await outbox.rows()).toEqual([])
  await commitTransaction(done)
  await expect.poll(states, soon).toEqual(['sent'])
  expect(sink.accepted.map(({ recipients }) => recipients)).toEqual([['done@pasiuni.example']])
})

test('a link to another site is never sent', async () => {
  const mail = { to: 'ana@pasiuni.example', locale: 'ro', template: 'reset-password' } as const
  const link = 'https://evil.example/ro/auth/reset-password?token=1'
  await expect(enqueueMail({ cms: site.cms, mail: { ...mail, link } })).rejects.toThrow('link')
  expect(await outbox.rows()).toEqual([])
})

test('what is addressed to someone or names them is erased', async () => {
  const { cms } = site
  const ana = 'ana@pasiuni.example'
  const grup = { to: 'grup@pasiuni.example', template: 'contact-message' } as const
  const mails = [
    { to: ana, template: 'account-deleted' },
    { to: 'old@pasiuni.example', template: 'email-changed', newEmail: ana },
    { ...grup, name: 'Ana', message: 'Bună!', memberId: '1', replyTo: ana },
    { ...grup, name: 'Ion', message: 'Salut!', memberId: '2', replyTo: 'ion@pasiuni.example' },
  ] as const
  for (const mail of mails) await enqueueMail({ cms, mail: { locale: 'ro', ...mail } })
  await eraseMailTo({ cms, memberId: '1', email: 'Ana@Pasiuni.example' })
  expect((await outbox.rows()).map(({ recipient }) => recipient)).toEqual(['grup@pasiuni.example'])
})

test('an editor who forgot the password gets a mail from the same outbox', async () => {
  const sink = await outbox.startSink()
  outbox.startWorker(sink.url)
  const email = 'redactor@pasiuni.example'
  await site.cms.create({
    collection: 'editors',
    data: { email, password: 'parola-de-proba-2', name: 'Redactor', role: 'editor' },
    overrideAccess: true,
  })
  const token = await site.cms.forgotPassword({ collection: 'editors', data: { email } })
  await expect.poll(states, soon).toEqual(['sent'])
  const [mail] = sink.accepted
  const words = mail?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  expect(mail?.recipients).toEqual([email])
  expect(words).toContain(`http://localhost:3000/admin/new-password#${token}`)
})

test('rows go after thirty days', async () => {
  await outbox.queue('old@pasiuni.example')
  await outbox.query(
    `update outgoing_mails set state = 'sent', created_at = now() - interval '31d'`,
  )
  await outbox.queue('new@pasiuni.example')
  outbox.startWorker('smtp://127.0.0.1:1')
  await expect.poll(() => outbox.rows().then(({ length }) => length), soon).toBe(1)
})
