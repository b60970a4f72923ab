import { z } from 'zod'
import { parseJson } from '@/lib/parse-json'

const report = z.object({
  event: z.literal('csp-violation'),
  page: z.string(),
  directive: z.string(),
  blocked: z.string(),
})

/** What browsers kept from running, as sentences, by the lines that a site has printed. */
export function policyViolations(lines: string[]): string[] {
  return lines.flatMap((line) => {
    const { data } = report.safeParse(parseJson(line))
    return data ? [`${data.page}: ${data.directive} kept ${data.blocked} out`] : []
  })
}
