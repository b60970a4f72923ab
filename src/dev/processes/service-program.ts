import type { z } from 'zod'

/** What {@link startServiceProcess} gave this program to know. */
export function serviceSettings<Settings>(schema: z.ZodType<Settings>): Settings {
  return schema.parse(JSON.parse(process.env.SERVICE_SETTINGS ?? '{}'))
}

/** Tells the process that started this one that the service answers, and where. */
export function reportReady(report: object): void {
  process.send?.(report)
}
