// What next-themes does later, for the one case that would flash: a chosen theme that is not the
// system's. Without a choice the style sheet follows the system by itself.
const script = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/**
 * Sets the chosen theme before anything can be painted. It stands in the head: the script of
 * next-themes comes with the body, which the browser may begin to paint while styles still load.
 */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
