import { vi } from 'vitest'

// Before each spec file that shares a process with others: the packages stay loaded, but of our own
// code the file gets a copy of its own, as the configuration reads the environment once; and the
// environment is again what the process began with, as is the document where there is one.

for (const name of Object.keys(globalThis)) {
  if (name.startsWith('pasiuni')) Reflect.deleteProperty(globalThis, name)
}
globalThis._payload?.clear()

const begun = (globalThis.firstEnvironment ??= { ...process.env })
for (const name of Object.keys(process.env)) {
  if (!(name in begun)) Reflect.deleteProperty(process.env, name)
}
Object.assign(process.env, begun)

if ('document' in globalThis) {
  const { body, documentElement: root } = document
  body.replaceChildren()
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  sessionStorage.clear()
  forgetCookies()
  history.replaceState(null, '', '/')
  forgetCookies()
}

vi.resetModules()

/** Those of the place where the document is. */
function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=;max-age=0`
  }
}

declare global {
  /** Payload's own store of what it has opened. */
  var _payload: Map<string, unknown> | undefined
  var firstEnvironment: NodeJS.ProcessEnv | undefined
}
