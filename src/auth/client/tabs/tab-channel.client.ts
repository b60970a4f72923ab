/** Names of messages between the open tabs of the site. */
type Name = 'session' | 'return-path-verify' | 'return-path-reset'

/** Null where the browser keeps nothing for the site: Firefox has no channels then. */
function openChannel(name: Name): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Sends a message to every open page of the site, this one included. */
export function broadcastToTabs({ name, message }: { name: Name; message: unknown }): void {
  const channel = openChannel(name)
  channel?.postMessage(message)
  channel?.close()
}

/**
 * Calls `onMessage` with each message that a page of the site broadcasts.
 * @returns a function that stops listening
 */
export function listenToTabs({
  name,
  onMessage,
}: {
  name: Name
  onMessage: (message: unknown) => void
}): () => void {
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data))
  return () => channel?.close()
}
