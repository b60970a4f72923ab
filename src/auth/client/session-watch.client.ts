import { signedInAs } from './front-token.client'

const channelName = 'session'

/** Has every open page of the site look again at who has signed in. */
export function tellSessionEnd(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('ended')
  channel.close()
}

/**
 * Calls `onLeft` when this browser belongs to somebody else than before, or to nobody: told by
 * another page, seen on the way back to this one, or found out when a page comes from the browser's
 * own cache of pages, as it was left.
 * @returns what ends the watch
 */
export function watchSession(onLeft: () => void): () => void {
  let member = signedInAs()

  function look(): void {
    const now = signedInAs()
    if (now === member) return
    const isLeft = member !== null
    member = now
    if (isLeft) onLeft()
  }

  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', look)
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    channel.close()
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
