import { signedInAs } from '../front-token.client'
import { listenToTabs, broadcastToTabs } from './tab-channel.client'

/** Who is signed in with this browser now, and who was here last; null for nobody. */
type Change = {
  now: string | null
  last: string | null
  /** Whether the last one has signed out, and not just come to the end of a session. */
  hasLeft: boolean
}

/** Makes every open page of the site check again who is signed in. */
export function broadcastSession(change: 'begun' | 'ended'): void {
  broadcastToTabs({ name: 'session', message: change })
}

/**
 * Calls `onChange` when another member, or none, is signed in in this browser: reported by
 * another page, or found when a page comes from the browser's back/forward cache. When this page
 * becomes visible, only another member is looked for: a session may have ended by itself. A member
 * who has signed in again meanwhile counts as the same.
 * @returns what ends the watch
 */
export function watchSession(onChange: (change: Change) => void): () => void {
  let member = signedInAs()
  let last = member

  function look(hasLeft: boolean): void {
    const now = signedInAs()
    if (now === member) return
    member = now
    onChange({ now, last, hasLeft })
    last = now ?? last
  }

  const lookAgain = () => {
    if (document.visibilityState === 'visible') look(false)
  }
  const seeAgain = () => {
    // A session that has ended by itself leaves what is typed in place.
    if (signedInAs() !== null) lookAgain()
  }
  const onMessage = (change: unknown) => look(change !== 'begun')
  const stopListening = listenToTabs({ name: 'session', onMessage })
  addEventListener('pageshow', lookAgain)
  document.addEventListener('visibilitychange', seeAgain)
  return () => {
    stopListening()
    removeEventListener('pageshow', lookAgain)
    document.removeEventListener('visibilitychange', seeAgain)
  }
}
