import { z } from 'zod'
import { locales, type Locale } from '@/i18n/locales'
import { readSignedContent, signContent } from '@/lib/signed-content'

/** The cookie that says which drafts a browser in preview may see. */
export const passCookie = 'preview-pass'

const hour = 60 * 60 * 1000

/** How long a link to one page works, in milliseconds. */
export const linkLife = 24 * hour

/** How long an editor sees drafts without opening a preview again, in milliseconds. */
export const editorPassLife = 12 * hour

/** Which drafts may be seen: those of one record, or all. */
export type PreviewPass = {
  /** Null: all drafts, for editors. `document` is empty for a global. */
  record: { container: string; document: string } | null
  locale: Locale
  /** In milliseconds. */
  until: number
}

type ReadPass = { kind: 'valid' | 'expired'; pass: PreviewPass } | { kind: 'wrong' }

const schema = z.object({
  record: z.object({ container: z.string(), document: z.string() }).nullable(),
  locale: z.enum(locales),
  until: z.number(),
})

const purpose = 'pasiuni preview pass'

/** A pass in letters, digits, `-`, `_` and one dot, signed with the secret of the site. */
export function signPass({ pass, secret }: { pass: PreviewPass; secret: string }): string {
  return signContent({ value: pass, secret, purpose })
}

/** Reads what `signPass` has made; anything else is `wrong`. */
export function readPass(options: { token: string; secret: string; now: Date }): ReadPass {
  const { token, secret, now } = options
  const value = readSignedContent({ token, secret, purpose })
  if (value === undefined) return { kind: 'wrong' }
  const pass = schema.parse(value)
  return { kind: pass.until > now.getTime() ? 'valid' : 'expired', pass }
}
