import type { MemberFormTexts } from '../client/member-form-problem.client'

/** Says that the session has ended, with a way to sign in beside this page. */
export function SessionExpired({ texts }: { texts: MemberFormTexts }) {
  return (
    <p>
      {texts.errors.SESSION_EXPIRED}{' '}
      <a href={texts.signInPath} target="_blank" rel="noopener">
        {texts.signInAgain.link}
      </a>
    </p>
  )
}
