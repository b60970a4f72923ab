import { InlineScript } from './inline-script'

// The cookie is the session SDK's. A page that comes back from the browser's own cache is looked at
// again: the member may have left in the meantime.
const script = `{const f=()=>document.documentElement.toggleAttribute('data-member',/(^|; )sFrontToken=[^;]/.test(document.cookie));f();addEventListener('pageshow',e=>e.persisted&&f())}`

/**
 * Marks the document of someone who has signed in with this browser, before anything is painted:
 * style sheets choose by it what to show. It is a hint; the server asks for the session itself.
 */
export function MemberScript() {
  return <InlineScript script={script} />
}
