import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rescan } from '@/features/translation/jobs/rescan'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'
import { textExchange, title } from '../helpers/text-exchange'

const site = useCms()
const { edited, imported, view } = textExchange(site)

const message = 'message:auth.forgotSent.text'

beforeAll(async () => {
  await rescan({ cms: site.cms })
}, 120_000)

/** The same file with every state that says so signed off. */
function signedOff(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain('needs-review-translation')
  return new TextEncoder().encode(text.replaceAll('needs-review-translation', 'signed-off'))
}

async function richUnit(): Promise<{ unit: string; text: string }> {
  const query = sql`select unit, text from translation_units
    where locale = 'ru' and format = 'rich-text' and text like '%<a id="1">%' order by unit limit 1`
  const rows = z
    .array(z.object({ unit: z.string(), text: z.string() }))
    .parse((await runSql({ cms: site.cms, query })).rows)
  return rows[0] ?? { unit: '', text: '' }
}

test('a message that could not be published is refused alone, and the check foresees it', async () => {
  const changes = {
    [message]: { target: 'Письмо для {email, number}.', state: 'needs-review' },
    [title]: { target: 'Хороший текст', state: 'needs-review' },
  } as const
  const bytes = signedOff(await edited({ changes }))
  for (const dryRun of [true, false]) {
    const { items, stored } = await imported({ bytes, dryRun })
    expect(stored).toBe(1)
    expect(items.find(({ unit }) => unit === message)).toMatchObject({
      reason: 'format-errors',
      errors: [expect.stringMatching(/^The argument \{email\} cannot have this format/)],
    })
  }
  expect(await view(title)).toMatchObject({ text: 'Хороший текст', state: 'approved' })
})

test('rich text that is refused for its tags says which', async () => {
  const { unit, text } = await richUnit()
  const bytes = await edited({ changes: { [unit]: { target: `<b>${text}` } } })
  expect((await imported({ bytes })).items).toMatchObject([
    { unit, reason: 'format-errors', errors: ['The tag <b> is not closed.'] },
  ])
})

test('a link within a link is refused alone', async () => {
  const { unit, text } = await richUnit()
  const target = text.replace('<a id="1">', '<a id="1"><a id="1">а</a>')
  const bytes = await edited({ changes: { [unit]: { target } }, format: 'json' })
  const report = await imported({ bytes, name: 'texts.json' })
  expect(report.items).toMatchObject([
    {
      unit,
      reason: 'format-errors',
      errors: ['The tag <a id="1"> opens a link within another link.'],
    },
  ])
})
