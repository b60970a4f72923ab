import { expect } from '@playwright/test'
import { seal } from '../../src/mail/sealed-content'
import { refusalTexts } from '../../src/features/outgoing-mails/admin/texts'
import { mailTitle } from '../../src/features/outgoing-mails/mail-titles'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { test } from '../helpers/own-account-site'
import { withDatabase } from '../helpers/site-database'
import type { OwnSite } from '../helpers/start-own-site'

/** A mail that the mail server has refused for good; returns its id. */
function refusedMail(site: OwnSite): Promise<number> {
  const messageId = '<refused@pasiuni.example>'
  const secret = site.env.PAYLOAD_SECRET ?? ''
  return withDatabase(site, async (database) => {
    const { rows } = await database.query<{ id: number }>(
      `insert into outgoing_mails (template, locale, recipient, content, state, attempts, message_id,
         last_error, created_at, updated_at)
       values ('password-changed', 'ro', 'ana@pasiuni.example', $1, 'failed', 1, $2,
         'EENVELOPE RCPT TO 550 unknown', now(), now()) returning id`,
      [seal({ content: {}, secret, messageId }), messageId],
    )
    return rows[0]?.id ?? 0
  })
}

function readState({ site, id }: { site: OwnSite; id: number }): Promise<string | undefined> {
  return withDatabase(site, async (database) => {
    const query = 'select state from outgoing_mails where id = $1'
    return (await database.query<{ state: string }>(query, [id])).rows[0]?.state
  })
}

test('an administrator finds a refused mail and sends it again', async ({ page, site }) => {
  const id = await refusedMail(site)
  await signIn({ page, site })
  await openView({ page, site, path: '/admin' })
  await page.getByRole('link', { name: '1 refused e-mail' }).click()
  const row = page.getByRole('row').filter({ hasText: 'ana@pasiuni.example' })
  await expect(row).toContainText('550')
  await expect(row).toContainText(mailTitle('password-changed').en)
  await openView({ page, site, path: `/admin/collections/outgoing-mails/${id}` })
  const refusal = page.getByRole('region', { name: refusalTexts.title.en })
  await refusal.getByRole('button', { name: refusalTexts.sendAgain.en }).click()
  await expect.poll(() => readState({ site, id })).toBe('sent')
  await expect(refusal).toHaveCount(0)
})
