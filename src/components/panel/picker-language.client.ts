import type { I18nClient } from '@payloadcms/translations'

type Language = { language: string; dateFNS: I18nClient['dateFNS'] | undefined }

/**
 * Tells the date picker its language before one is drawn. Payload does so right after drawing one,
 * so that the first spoke English and went by the browser's clock until it was drawn again.
 */
export async function registerPickerLanguage({ language, dateFNS }: Language): Promise<void> {
  // The panel's script loads the language later than the page.
  if (!dateFNS) return
  const { registerLocale, setDefaultLocale } = await import('react-datepicker')
  registerLocale(language, dateFNS)
  setDefaultLocale(language)
}
