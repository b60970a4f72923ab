import { InlineScript } from '@/components/layout/inline-script'
import { Notice } from '@/components/ui/notice'
import { slot, WithSlot } from '@/components/ui/with-slot'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'

/**
 * Shows the notice, with a way to this very place of this page, where the document was not opened at
 * `site`.
 * @param site origin of the site
 */
export function otherAddressScript(site: string): string {
  return `{const s=${JSON.stringify(site)},n=document.getElementById('other-address');if(location.origin!==s){const lead=()=>{n.querySelector('a').href=s+location.pathname+location.search+location.hash};n.hidden=false;lead();addEventListener('hashchange',lead)}}`
}

/**
 * Says that the site was opened under another name of the server, where its policy lets none of its
 * scripts run and nothing can be sent.
 * @param options `site`: origin of the site
 */
export function OtherAddressNotice({ locale, site }: { locale: Locale; site: string }) {
  const t = getTranslator(locale)
  return (
    <>
      <div id="other-address" hidden suppressHydrationWarning>
        <Notice>
          <WithSlot text={t('auth.errors.FOREIGN_ORIGIN', { site: slot })}>
            <a href={site} suppressHydrationWarning>
              {site}
            </a>
          </WithSlot>
        </Notice>
      </div>
      <InlineScript script={otherAddressScript(site)} />
    </>
  )
}
