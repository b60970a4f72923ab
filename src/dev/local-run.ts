import { relative } from 'node:path'
import { whenAborted } from './processes/aborted'
import { checkout, localFolder } from './checkout'
import type { FirstEditor } from './first-editor'
import { runInterruptible } from './processes/interruptible'
import { PlainError } from './plain-error'
import { startStack, type Stack } from './stack'

/**
 * `npm start`, `npm run cluster` and `npm run dev`: starts the stack, says where it is, and runs until it is told to
 * stop. Ending a site that runs is no failure; ending one that still starts is.
 */
export async function runLocal(options: {
  mode: 'production' | 'development'
  isCluster?: boolean
}): Promise<never> {
  const { mode, isCluster = false } = options
  let isRunning = false
  return runInterruptible(
    async (run) => {
      const stack = await startStack({ mode, isCluster, run })
      isRunning = true
      console.log(welcome({ stack, mode }))
      run.signal.addEventListener('abort', () => console.log('\nStopping …'), { once: true })
      const reason = await Promise.race([stack.broken, whenAborted(run.signal)])
      run.signal.throwIfAborted()
      throw new PlainError(`${reason} Everything else has been stopped.`)
    },
    { interruptedCode: () => (isRunning ? 0 : 1) },
  )
}

function welcome({ stack, mode }: { stack: Stack; mode: string }): string {
  const { url, instances, mailboxUrl, isGoogleLocal } = stack
  const mail = mailboxUrl ?? 'leaves through the server of SMTP_URL'
  const google = isGoogleLocal ? 'a page on this machine that believes any address' : 'the real one'
  const behind = instances.length > 0 ? `\n          served by ${instances.join('   ')}` : ''
  return `
Pasiuni is running${mode === 'development' ? ' and reloads when you edit it' : ''}.

  Site    ${url}/ro   ${url}/en   ${url}/ru${behind}
  Admin   ${url}/admin
${signIn(stack.editor)}
  Mail    ${mail}
  Google  ${google}
  Data    ${relative(checkout, localFolder()) || '.'}/   (npm run reset deletes them)

Ctrl-C stops everything.
`
}

function signIn({ email, password, isDefault }: FirstEditor): string {
  if (isDefault) return `          first sign-in: ${email}   ${password}`
  if (password === null) return '          set EDITOR_EMAIL and EDITOR_PASSWORD for a first editor'
  return `          first sign-in: ${email}   (password: EDITOR_PASSWORD)`
}
