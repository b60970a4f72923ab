import type { OwnSite } from './start-own-site'

/** E-mail and password of the editor that a site of the tests begins with. */
export function editorAccount({ env }: OwnSite): { email: string; password: string } {
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = env
  if (!email || !password) throw new Error('The environment of the site names no first editor.')
  return { email, password }
}
