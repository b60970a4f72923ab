import type { LivePreviewConfig } from 'payload'
import { isLocale, defaultLocale } from '@/i18n/locales'

type Path = (args: { data: Record<string, unknown> }) => string

function previewAddress({ path, locale }: { path: string; locale: unknown }): string {
  const query = new URLSearchParams({
    path,
    lang: isLocale(locale) ? locale : defaultLocale,
  })
  return `/preview?${query.toString()}`
}

type PreviewAdmin = {
  preview: (doc: Record<string, unknown>, options: { locale?: string }) => string
  livePreview: LivePreviewConfig
}

/** The preview button and live preview of one page, in the language being edited. */
export function preview(path: Path): PreviewAdmin {
  return {
    preview: (doc, { locale }) => previewAddress({ path: path({ data: doc }), locale }),
    livePreview: {
      // What is in the trash has no page to show: an editor would see a broken frame over the form.
      url: ({ data, locale }) =>
        data.deletedAt ? null : previewAddress({ path: path({ data }), locale: locale.code }),
    },
  }
}
