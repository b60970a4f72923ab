import { InlineScript } from './inline-script'

// The cookie is the session SDK's. A page that comes back from the browser's own cache is looked at
// again: the member may have left in the meantime. One that is seen again is only when there is a
// member by now: a session that has ended by itself leaves what is open in place.
const script = `{const is=()=>/(^|; )sFrontToken=[^;]/.test(document.cookie),show=()=>document.documentElement.toggleAttribute('data-member',is());show();addEventListener('pageshow',show);addEventListener('visibilitychange',()=>is()&&show())}`

/**
 * Marks the document of someone who has signed in with this browser, before anything is painted:
 * style sheets choose by it what to show. It is a hint; the server asks for the session itself.
 */
export function MemberScript() {
  return <InlineScript script={script} />
}
