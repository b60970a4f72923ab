import { runInThisContext } from 'node:vm'

type Listening = Parameters<typeof addEventListener>

/**
 * Runs a script of a page in the document of jsdom, which other files of tests share.
 * @returns what ends its listening
 */
export function runInlineScript(script: string): () => void {
  const listen = globalThis.addEventListener
  const begun: Listening[] = []
  globalThis.addEventListener = (...listening: Listening) => {
    begun.push(listening)
    listen(...listening)
  }
  try {
    runInThisContext(script)
  } finally {
    globalThis.addEventListener = listen
  }
  return () => {
    for (const listening of begun) removeEventListener(...listening)
  }
}
