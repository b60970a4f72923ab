import type { SanitizedConfig } from 'payload'
import { hasTranslatedText } from '@/features/translation/content/containers'
import { joinHooks } from '@/cms/join-hooks'
import { changeOneByOne } from './hooks/change-one-by-one'

/**
 * Has what the panel does to many records at once done to each by itself, on a finished config that
 * `guardContent` has been through: its hook comes before all others.
 */
export function changeManyOneByOne(config: SanitizedConfig): SanitizedConfig {
  const first = { beforeOperation: [changeOneByOne] }
  for (const collection of config.collections) {
    const { fields, hooks, versions } = collection
    if (!versions?.drafts || !hasTranslatedText(fields)) continue
    collection.hooks = joinHooks(first, hooks)
  }
  return config
}
