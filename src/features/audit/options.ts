import type { Config } from 'payload'
import { z } from 'zod'
import { pluginOptionsReader, type Configured } from '@/cms/plugin-options'
import type { PanelIntl } from '@/components/panel/panel-intl'

/** Records about people. The log keeps only their ids, so that it knows nobody who has left. */
export type NumberedRecord = {
  /** Address of its view in the panel, which its id follows. */
  view: string
  /** What a record is called. */
  words: (entry: { document: string; title: string | null; intl: PanelIntl }) => string
}

/** Options of the audit log. */
export type AuditOptions = {
  /** Slugs of the collections that editors write. */
  collections: readonly string[]
  /** By the slug of a collection. */
  numbered?: Readonly<Record<string, NumberedRecord>>
}

const isFunction = (value: unknown) => typeof value === 'function'

const stored = z.object({
  numbered: z.record(
    z.string(),
    z.object({ view: z.string(), words: z.custom<NumberedRecord['words']>(isFunction) }),
  ),
})

/** The configuration with the options of the feature. */
export function withAuditOptions({
  config,
  options: { numbered = {} },
}: {
  config: Config
  options: AuditOptions
}): Config {
  return { ...config, custom: { ...config.custom, audit: { numbered } } }
}

const readOptions = pluginOptionsReader({ name: 'audit', schema: stored })

/** The options for records of this collection; null without any. */
export function numberedRecord({
  cms,
  container,
}: {
  cms: Configured
  container: string
}): NumberedRecord | null {
  return readOptions(cms)?.numbered[container] ?? null
}
