import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { joinGlobalHooks, joinHooks } from '@/cms/join-hooks'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { extendCollections, extendGlobals } from '@/cms/extend-config'
import { formHead } from '@/cms/fields/form-head'
import { label } from '@/cms/label'
import { extendPanel } from '@/cms/panel/extend-panel'
import { hasPublishing } from './publishable'
import {
  closeReviews,
  closeReviewsGlobal,
  closeReviewsAfterDelete,
} from './hooks/close-review-requests'
import { restoreCollection, restoreGlobal } from './restore-endpoint'
import { publishingEndpoints } from './endpoints'

/** Planning, review and preview links, beside the publish button. */
function control(container: string) {
  return {
    path: '/features/publishing/admin/publishing-control#PublishingControl',
    serverProps: { container },
  }
}

/** At the head of a form: what translators and reviewers may change in it. */
const rights = formHead({
  name: 'rights',
  label: label({ ro: 'Ce puteți schimba', en: 'What you can change', ru: 'Что можно менять' }),
  component: '/features/publishing/admin/rights/rights-notice#RightsNotice',
})

/** The buttons of a form that has drafts, in place of Payload’s. */
function buttons(container: string) {
  const serverProps = { container }
  return {
    PublishButton: { path: '/features/publishing/admin/publish-button#PublishButton', serverProps },
    UnpublishButton: {
      path: '/features/publishing/admin/unpublish-button#UnpublishButton',
      serverProps,
    },
  }
}

/**
 * Publishes by language whatever has drafts by language: planning, review, preview links and the
 * buttons of the form. Comes after `translation()`, which says what is a message and has no page.
 */
export function publishing(): Plugin {
  return (config) =>
    extendGlobals({
      config: extendCollections({
        config: extendPanel({
          config: withEndpoints({ config, endpoints: publishingEndpoints }),
          providers: ['/features/publishing/admin/rights/rights-mark.client#RightsMark'],
        }),
        extend: publishedCollection,
      }),
      extend: publishedGlobal,
    })
}

function publishedCollection(collection: CollectionConfig): CollectionConfig {
  if (!hasPublishing(collection)) return collection
  const { admin = {}, endpoints, slug } = collection
  const edit = admin.components?.edit
  const closing = { afterChange: [closeReviews], afterDelete: [closeReviewsAfterDelete] }
  return {
    ...collection,
    hooks: joinHooks(collection.hooks, closing),
    fields: [rights, ...collection.fields],
    endpoints: [...(endpoints || []), restoreCollection(slug)],
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: {
          ...edit,
          ...buttons(slug),
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), control(slug)],
        },
      },
    },
  }
}

/** The same for a global. */
function publishedGlobal(global: GlobalConfig): GlobalConfig {
  if (!hasPublishing(global)) return global
  const { admin = {}, endpoints, slug } = global
  const elements = admin.components?.elements
  return {
    ...global,
    // The panel asks when a page was published and not whether: without this it takes every page
    // with a draft for one that was never public.
    forceSelect: { ...global.forceSelect, _status: true },
    hooks: joinGlobalHooks(global.hooks, { afterChange: [closeReviewsGlobal] }),
    fields: [rights, ...global.fields],
    endpoints: [...(endpoints || []), restoreGlobal(slug)],
    admin: {
      ...admin,
      components: {
        ...admin.components,
        elements: {
          ...elements,
          ...buttons(slug),
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), control(slug)],
        },
      },
    },
  }
}
