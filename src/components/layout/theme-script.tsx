import { InlineScript } from './inline-script'

// What next-themes does once it is there. Without script the style sheet follows the system.
const script = `{const root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)'),chosen=()=>{try{return localStorage.getItem('theme')}catch{return null}},show=theme=>{root.dataset.theme=theme==='light'||theme==='dark'?theme:dark.matches?'dark':'light'},again=()=>show(chosen());again();addEventListener('change',({target})=>{if(target.name!=='theme')return;show(target.value);try{localStorage.setItem('theme',target.value)}catch{}});addEventListener('storage',again);dark.addEventListener('change',again)}`

/**
 * Shows the chosen theme before anything can be painted, and each choice before next-themes is
 * there: pages load their scripts late. It is in the head, because the script of next-themes
 * comes with the body, which the browser may begin to paint while styles still load.
 */
export function ThemeScript() {
  return <InlineScript script={script} />
}
