'use client'

import { ButtonLink } from '@/components/ui/button-link'
import { FormActions } from '@/components/ui/form/form-stack'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { leaveFor } from '../client/leave.client'
import { signOut } from '../client/sdk/session.client'
import { useTask } from '../client/use-task.client'
import { AuthLayout } from './auth-layout.client'
import type { ScreenProps } from './screen-texts'

type Props = ScreenProps<'signedIn'> & { accountPath: string }

async function leave() {
  return (await signOut()) ?? leaveFor('/')
}

/** Shown in place of the form for someone who has signed in already. */
export function SignedInNotice({ locale, siteName, texts, accountPath }: Props) {
  const task = useTask<'signOut'>()
  const { signedIn } = texts
  return (
    <AuthLayout
      locale={locale}
      siteName={siteName}
      texts={texts}
      title={signedIn.title}
      task={task}
      state="signedIn"
    >
      <p>{signedIn.text}</p>
      <FormActions>
        <ButtonLink href={accountPath}>{signedIn.account}</ButtonLink>
        <SubmitButton
          variant="secondary"
          isBusy={task.busy !== null}
          busyText={signedIn.busy}
          onClick={task.onClick({ name: 'signOut', work: leave })}
        >
          {signedIn.signOut}
        </SubmitButton>
      </FormActions>
    </AuthLayout>
  )
}
