import type { CollectionConfig, GlobalConfig } from 'payload'
import { hasPublishing } from './publishable'
import {
  closeReviews,
  closeReviewsGlobal,
  closeReviewsOfDeleted,
} from './hooks/close-review-requests'
import { restoreCollection, restoreGlobal } from './restore-endpoint'

/** Planning, review and preview links, beside the publish button. */
function control(container: string) {
  return {
    path: '/features/publishing/admin/publishing-control#PublishingControl',
    serverProps: { container },
  }
}

/** The buttons of a form that has drafts, in place of Payload’s. */
function buttons(container: string) {
  const serverProps = { container }
  return {
    PublishButton: { path: '/features/publishing/admin/publish-button#PublishButton', serverProps },
    UnpublishButton: { path: '/features/publishing/admin/unpublish-button#UnpublishButton', serverProps },
  }
}

/** What is published by language is also planned and reviewed by language. */
export function collectionWithPublishing(config: CollectionConfig): CollectionConfig {
  if (!hasPublishing(config)) return config
  const { hooks = {}, admin = {}, endpoints } = config
  const edit = admin.components?.edit
  return {
    ...config,
    endpoints: [...(endpoints || []), restoreCollection(config.slug)],
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), closeReviews],
      afterDelete: [...(hooks.afterDelete ?? []), closeReviewsOfDeleted],
    },
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: {
          ...edit,
          ...buttons(config.slug),
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), control(config.slug)],
        },
      },
    },
  }
}

/** The same for a global. */
export function globalWithPublishing(config: GlobalConfig): GlobalConfig {
  if (!hasPublishing(config)) return config
  const { hooks = {}, admin = {}, endpoints } = config
  const elements = admin.components?.elements
  return {
    ...config,
    endpoints: [...(endpoints || []), restoreGlobal(config.slug)],
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), closeReviewsGlobal] },
    admin: {
      ...admin,
      components: {
        ...admin.components,
        elements: {
          ...elements,
          ...buttons(config.slug),
          beforeDocumentControls: [
            ...(elements?.beforeDocumentControls ?? []),
            control(config.slug),
          ],
        },
      },
    },
  }
}
