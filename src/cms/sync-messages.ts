import type { Payload } from 'payload'
import { runSql } from '@/lib/run-sql'
import { codeMessages, type CodeMessage } from './code-messages'
import * as steps from './sync-messages-queries'
import { versionSteps } from './sync-messages-versions'
import { inTransaction } from './transaction'

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
      const changed = await run(steps.countChangedTexts)
      await run(steps.changeTexts)
      await run(steps.touchChanged)
      for (const step of versionSteps) await run(step)

      const followed = changed.filter(({ follows }) => follows === true).length
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

function asRow({ maxLength, ...message }: CodeMessage) {
  return { ...message, max_length: maxLength }
}
