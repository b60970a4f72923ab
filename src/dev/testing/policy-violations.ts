import { z } from 'zod'

const report = z.object({
  event: z.literal('csp-violation'),
  page: z.string(),
  directive: z.string(),
  blocked: z.string(),
})

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** What browsers kept from running, as sentences, by the lines that a site has printed. */
export function policyViolations(lines: string[]): string[] {
  return lines.flatMap((line) => {
    const { data } = report.safeParse(parsed(line))
    return data ? [`${data.page}: ${data.directive} kept ${data.blocked} out`] : []
  })
}
