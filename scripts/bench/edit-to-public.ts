import { setTimeout as sleep } from 'node:timers/promises'

const pollEvery = 10
const patience = 10_000

type Site = { origin: string; email: string; password: string }

async function signIn({ origin, email, password }: Site): Promise<string> {
  const response = await fetch(`${origin}/api/editors/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!response.ok || !cookie) throw new Error(`The editor could not sign in (${response.status}).`)
  return cookie.split(';')[0] ?? ''
}

async function untilVisible({ url, text }: { url: string; text: string }): Promise<void> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    if ((await (await fetch(url)).text()).includes(text)) return
    await sleep(pollEvery)
  }
  throw new Error(`“${text}” was not on ${url} after ${patience} ms.`)
}

/**
 * Publishes a text of every page's footer again and again and measures from the answer to the
 * save until the home page shows it, in milliseconds.
 */
export async function measureEdits({
  site,
  edits,
}: {
  site: Site
  edits: number
}): Promise<number[]> {
  const cookie = await signIn(site)
  const { origin } = site
  const durations: number[] = []
  for (let edit = 0; edit < edits; edit += 1) {
    const text = `Un text nou, numărul ${edit}.`
    const response = await fetch(`${origin}/api/globals/footer?locale=ro`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify({ about: text, _status: 'published' }),
    })
    if (!response.ok) throw new Error(`The edit was refused (${response.status}).`)
    const saved = performance.now()
    await untilVisible({ url: `${origin}/ro`, text })
    durations.push(performance.now() - saved)
  }
  return durations.sort((a, b) => a - b)
}
