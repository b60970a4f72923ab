import { Notice } from '@/components/ui/notice'
import { slot, WithSlot } from '@/components/ui/with-slot'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'

/** Says that accounts need script, and where to write without. */
export function NoScriptNotice({ locale, email }: { locale: Locale; email: string }) {
  const t = getTranslator(locale)
  return (
    <noscript>
      <Notice>
        <WithSlot text={t('auth.noScript', { email: slot })}>
          <a href={`mailto:${email}`}>{email}</a>
        </WithSlot>
      </Notice>
    </noscript>
  )
}
