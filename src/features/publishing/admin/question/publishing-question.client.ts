import { callPanel } from '@/components/panel/panel-call.client'
import type { LocalTime } from '@/lib/chisinau-time'
import { z } from '@/lib/zod-for-browsers'

const answer = z.object({ question: z.object({ title: z.string(), text: z.string() }).nullable() })

/** What an editor confirms before a record is published, in the language of the panel. */
export type PublishingQuestion = NonNullable<z.infer<typeof answer>['question']>

/**
 * @param path of the call that knows; null for records of which nothing is asked
 * @throws {CallError} when it was refused
 * @throws TypeError, DOMException when no answer came
 */
export async function readQuestion(options: {
  path: string | null
  document: string
  /** When it is to be published; at once without. */
  at?: LocalTime | undefined
}): Promise<PublishingQuestion | null> {
  const { path, document, at } = options
  if (path === null || document === '') return null
  const query = new URLSearchParams({ document, ...at }).toString()
  return answer.parse(await callPanel({ path: `${path}?${query}` })).question
}
