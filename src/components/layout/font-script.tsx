import type { Locale } from '@/i18n/locales'
import { fontFiles } from '@/styles/font-files'
import { InlineScript } from './inline-script'

const { literata, onest } = fontFiles

/** What the first screen of a language needs. */
const firstFiles = {
  ro: [literata.latin, literata.romanian, onest.latin, onest.romanian],
  en: [literata.latin, onest.latin],
  ru: [literata.russian, literata.cyrillic, onest.russian, onest.cyrillic],
} satisfies Record<Locale, string[]>

function scriptOf(files: string[]): string {
  return `{const root=document.documentElement;if(document.referrer.startsWith(location.origin+'/'))for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}));else if(self.PerformanceObserver?.supportedEntryTypes?.includes('paint')){root.dataset.fonts='later';new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)delete root.dataset.fonts}).observe({type:'paint',buffered:true})}}`
}

/**
 * Lets whoever comes from elsewhere read in the stand-ins of `tokens.css` at once and fetches the
 * fonts after the first paint: on a slow network they would delay it. Whoever comes from another
 * page of the site has them, and gets them from the browser's cache in time for the first paint.
 * Without script the style sheet asks for them as always.
 */
export function FontScript({ locale }: { locale: Locale }) {
  return <InlineScript script={scriptOf(firstFiles[locale])} />
}
