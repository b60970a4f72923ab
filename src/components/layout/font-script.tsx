import type { Locale } from '@/i18n/locales'
import { fontFiles } from '@/styles/font-files'
import { InlineScript } from './inline-script'

const { literata, onest } = fontFiles

/** Font files of the first screen, by language. */
const firstFiles = {
  ro: [literata.latin, literata.romanian, onest.latin, onest.romanian, onest.russianName],
  en: [literata.latin, onest.latin, onest.russianName, onest.romanianName],
  ru: [literata.russian, literata.cyrillic, onest.russian, onest.cyrillic, onest.romanianName],
} satisfies Record<Locale, string[]>

/** The families of those files, and a letter or two for which they are needed. */
const firstFonts = {
  ro: { Literata: 'aă', Onest: 'aă', 'Onest Names': 'й' },
  en: { Literata: 'a', Onest: 'a', 'Onest Names': 'йă' },
  ru: {
    'Literata Russian': 'a',
    Literata: 'я',
    'Onest Russian': 'a',
    Onest: 'я',
    'Onest Names': 'ă',
  },
} satisfies Record<Locale, Record<string, string>>

function toScript(locale: Locale): string {
  const files = JSON.stringify(firstFiles[locale])
  const fonts = JSON.stringify(firstFonts[locale])
  return `{const root=document.documentElement;if(document.referrer.startsWith(location.origin+'/'))for(const href of ${files})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}));else if(self.PerformanceObserver?.supportedEntryTypes?.includes('paint')){root.dataset.fonts='later';const use=()=>delete root.dataset.fonts;new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)Promise.all(Object.entries(${fonts}).map(([name,text])=>document.fonts.load('1em "'+name+'"',text))).then(use,use)}).observe({type:'paint',buffered:true})}}`
}

/**
 * Lets anyone who comes from elsewhere read in the stand-ins of `tokens.css` at once and fetches the
 * fonts after the first paint: on a slow network they would delay it. They are used when all are
 * there, so that the page is laid out again once. Anyone who comes from another page of the site has
 * them, and gets them from the browser's cache in time for the first paint.
 * Without script the style sheet asks for them as always.
 */
export function FontScript({ locale }: { locale: Locale }) {
  return <InlineScript script={toScript(locale)} />
}
