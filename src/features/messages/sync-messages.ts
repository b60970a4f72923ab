import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { confirmTogether } from '@/features/translation/units/confirm-together'
import { formatUnit } from '@/features/translation/content/unit-address'
import { codeMessages, type CodeMessage } from './code-messages'
import * as steps from './sync-messages-queries'
import { versionSteps } from './sync-messages-versions'
import { lockContainer } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'

export type SyncCounts = {
  /** Keys that are new in the code. */
  created: number
  /** Keys that the code no longer has. */
  retired: number
  /** Keys that the code has again. */
  revived: number
  /** Keys whose place, description, arguments or limit have changed. */
  described: number
  /** Texts that changed with the code; each language counts. */
  followed: number
  /** Texts that the code now says differently, but an editor had changed. */
  kept: number
}

/**
 * Brings `messages` in line with the catalogue in code: one record a key, published in every
 * language. A text that an editor has changed is never overwritten. Nobody has edited anything, so
 * no version is added: the latest one changes with its record.
 */
export async function syncMessages({
  cms,
  messages = codeMessages(),
}: {
  cms: Payload
  messages?: CodeMessage[]
}): Promise<SyncCounts> {
  return inTransaction({
    cms,
    work: async (req) => {
      const run = async (query: Parameters<typeof runSql>[0]['query']) =>
        (await runSql({ cms, req, query })).rows

      // Editors may be saving messages in instances that still run.
      await lockContainer({ req, container: 'messages' })
      await run(steps.declareGiven)
      await run(steps.fillGiven(JSON.stringify(messages.map(asRow))))
      const described = await run(steps.describeChanges)
      const created = await run(steps.insertMessages)
      await run(steps.insertTexts)
      await run(steps.deleteArguments)
      await run(steps.insertArguments)
      await run(steps.updateFacts)
      const revived = await run(steps.reviveMessages)
      const retired = await run(steps.retireMessages)
      await run(steps.listChangedTexts)
      const changed = changedTexts.parse(await run(steps.readChangedTexts))
      await run(steps.changeTexts)
      await run(steps.touchChanged)
      for (const step of versionSteps) await run(step)
      await confirmTogether({ cms, req, changes: sourceChanges({ changed, messages }) })

      const followed = changed.filter(({ follows }) => follows).length
      return {
        created: created.length,
        retired: retired.length,
        revived: revived.length,
        described: described.length,
        followed,
        kept: changed.length - followed,
      }
    },
  })
}

const changedTexts = z.array(
  z.object({
    key: z.string(),
    locale: z.enum(locales),
    before: z.string().nullable(),
    follows: z.boolean(),
  }),
)

function sourceChanges({
  changed,
  messages,
}: {
  changed: z.infer<typeof changedTexts>
  messages: CodeMessage[]
}) {
  const textsByKey = new Map(messages.map(({ key, texts }) => [key, texts]))
  return changed.flatMap(({ key, locale, before, follows }) => {
    const texts = textsByKey.get(key)
    if (locale !== defaultLocale || !follows || !texts) return []
    const place = { container: 'messages', document: '', path: key, segment: '' }
    return [{ unit: formatUnit({ kind: 'message', ...place }), before, texts }]
  })
}

function asRow({ maxLength, ...message }: CodeMessage) {
  return { ...message, max_length: maxLength }
}
