import type { SanitizedConfig } from 'payload'
import { hasTranslatedText } from '@/features/translation/content/containers'
import { guardSharedFields } from '@/cms/access/guard-shared-fields'
import { copyAsDraft } from './hooks/copy-as-draft'
import { reportEach } from './hooks/each-of-many'
import { keepManyPublic } from './hooks/keep-many-public'
import { keepRomanian } from './hooks/keep-romanian'
import { keepGlobalPublic, keepPublic } from './hooks/keep-public'
import { keepSharedDrafts, keepSharedDraftsGlobal } from './hooks/keep-shared-drafts'
import {
  publishGate,
  publishGateGlobal,
  restoreGate,
  restoreGateGlobal,
} from './hooks/publish-gate'
import { requireTexts, requireTextsGlobal } from './hooks/require-every-text'
import { restrictLocale, restrictGlobalLocale } from './hooks/restrict-locale'
import { sourceFirst, sourceFirstGlobal } from './hooks/source-first'
import { joinGlobalHooks, joinHooks } from '@/cms/join-hooks'

/**
 * Applies the limits of translators and reviewers, the publish gate, and the rules that keep a
 * language public, to everything that has texts in several languages, on a finished config: a new
 * field, collection or global is covered without being named.
 */
export function guardContent(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { fields, hooks } = collection
    if (!hasTranslatedText(fields)) continue
    guardSharedFields(fields)
    copyAsDraft(fields)
    const first = {
      beforeOperation: [restrictLocale, restoreGate, keepPublic, keepManyPublic],
      afterOperation: [reportEach],
      beforeChange: [keepSharedDrafts, sourceFirst, publishGate, requireTexts],
    }
    // A new object: collections may share the one they were configured with.
    collection.hooks = joinHooks(first, hooks)
  }
  for (const global of config.globals) {
    const { fields, hooks } = global
    if (!hasTranslatedText(fields)) continue
    guardSharedFields(fields)
    const first = {
      beforeOperation: [restrictGlobalLocale, restoreGateGlobal, keepGlobalPublic, keepRomanian],
      beforeChange: [
        keepSharedDraftsGlobal,
        sourceFirstGlobal,
        publishGateGlobal,
        requireTextsGlobal,
      ],
    }
    global.hooks = joinGlobalHooks(first, hooks)
  }
  return config
}
