const sentence = 'Un text nou, numărul '

export type Session = { cookie: string; origin: string }

/** Signs the first editor of a site in, who was made with its database. */
export async function signIn({
  origin,
  email,
  password,
}: {
  origin: string
  email: string
  password: string
}): Promise<Session> {
  const response = await fetch(`${origin}/api/editors/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!response.ok || !cookie) throw new Error(`The editor could not sign in (${response.status}).`)
  return { cookie: cookie.split(';')[0] ?? '', origin }
}

/**
 * Publishes a numbered text in the footer, which is on every page.
 * @param options `by`: the instance that is asked to
 */
export async function publishFooter({
  session: { cookie, origin },
  by,
  number,
}: {
  session: Session
  by: string
  number: number
}): Promise<void> {
  const response = await fetch(`${by}/api/globals/footer?locale=ro`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ about: `${sentence}${number}.`, _status: 'published' }),
  })
  if (!response.ok) throw new Error(`The edit was refused (${response.status}).`)
}

/** Which of these texts a page shows; 0 where it is none of them. */
export function numberIn(page: string): number {
  const at = page.indexOf(sentence)
  return at < 0 ? 0 : Number.parseInt(page.slice(at + sentence.length), 10)
}
