import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { extendCollection } from '@/cms/extend-config'
import { joinHooks } from '@/cms/join-hooks'
import { legalEndpoints, noticeQuestionPath } from './endpoints'
import { announceRelease } from './hooks/announce-release'
import { askBeforeNotice } from './hooks/ask-before-notice'
import { keepAnnouncedDate } from './hooks/keep-announced-date'
import { removeNotices } from './hooks/remove-notices'
import { withholdNotices } from './hooks/withhold-notices'

/**
 * Notifies members of new releases of the legal documents; the editor who publishes one is asked
 * first.
 */
export function legal(): Plugin {
  return (config) =>
    extendCollection({
      config: withEndpoints({ config, endpoints: legalEndpoints }),
      slug: 'legal-documents',
      extend: (collection) => ({
        ...collection,
        custom: { ...collection.custom, publishingQuestion: noticeQuestionPath },
        hooks: joinHooks(collection.hooks, {
          beforeOperation: [askBeforeNotice],
          beforeChange: [keepAnnouncedDate],
          afterChange: [announceRelease, withholdNotices],
          beforeDelete: [removeNotices],
          afterDelete: [withholdNotices],
        }),
      }),
    })
}
