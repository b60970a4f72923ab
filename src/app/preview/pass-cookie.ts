import { cookies, draftMode } from 'next/headers'
import { getEnv } from '@/lib/env'
import { passCookie, signPass, type PreviewPass } from '@/cms/preview-pass'

/** Turns preview on for this browser: drafts as far as the pass says, on the pages below `path`. */
export async function startPreview({
  pass,
  path,
}: {
  pass: PreviewPass
  path: string
}): Promise<void> {
  const { PAYLOAD_SECRET: secret, SITE_URL: site } = getEnv()
  const draft = await draftMode()
  draft.enable()
  const jar = await cookies()
  jar.set(passCookie, signPass({ pass, secret }), {
    httpOnly: true,
    sameSite: 'lax',
    secure: site.startsWith('https:'),
    path,
    expires: new Date(pass.until),
  })
}
