import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { findAccount } from '@/auth/accounts/find-account'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { enqueueMail } from '@/mail/enqueue'
import type { ContributionApplication } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { recordAudit } from '@/features/audit/record'
import { AppError } from '@/lib/errors/app-error'
import { requireApplicationRights } from './application-rights'
import { nextStates, stateNames, type ApplicationState } from './names'
import { noteApplication } from './note-application'

export type Decision = {
  id: number
  /** The state that the editor has seen. */
  expected: ApplicationState
  state: 'in-review' | 'accepted' | 'declined'
  /** What the applicant is told besides; empty for nothing, and of no use for a review. */
  sentence: string
}

type Caller = { cms: Payload; editor: EditorRights }
type LockedApplication = {
  req: PayloadRequest
  editor: EditorRights
  application: ContributionApplication
}

async function find({
  cms,
  req,
  id,
}: {
  cms: Payload
  req?: PayloadRequest
  id: number
}): Promise<ContributionApplication> {
  const found = await cms.findByID({
    collection: 'contribution-applications',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...(req && { req }),
  })
  if (!found) throw withdrawn()
  return found
}

function withdrawn(): AppError {
  return new AppError('not-found', {
    sentence: {
      ro: 'Cererea nu mai există: cel care a trimis-o a retras-o sau și-a șters contul.',
      en: 'The application is no longer there: the applicant has withdrawn it or deleted their account.',
      ru: 'Заявки больше нет: автор отозвал её или удалил учётную запись.',
    },
  })
}

function changed({ state, decidedByName }: ContributionApplication): AppError {
  const { ro, en, ru } = stateNames[state]
  const by = decidedByName ? ` (${decidedByName})` : ''
  return new AppError('conflict', {
    sentence: {
      ro: `Altcineva a schimbat între timp starea cererii; acum este „${ro}”${by}. Decizia dumneavoastră nu a fost salvată.`,
      en: `Someone else has changed the state of the application in the meantime; it is now “${en}”${by}. Your decision was not saved.`,
      ru: `Кто-то тем временем изменил состояние заявки, теперь оно «${ru}»${by}. Ваше решение не сохранено.`,
    },
  })
}

function gone(): AppError {
  return new AppError('conflict', {
    sentence: {
      ro: 'Contul celui care a trimis cererea a fost șters; nu mai avem cui să-i răspundem.',
      en: 'The applicant’s account has been deleted; there is nobody left to answer.',
      ru: 'Учётная запись автора заявки удалена, отвечать больше некому.',
    },
  })
}

/** Gives the role to the member, beside those they have. The member has to be locked. */
async function grantRole({ req, application }: Omit<LockedApplication, 'editor'>): Promise<void> {
  const { memberId: userId, role, locale: lang } = application
  const { docs } = await req.payload.find({
    collection: 'user-profiles',
    where: { userId: { equals: userId } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [profile] = docs
  if (!profile) {
    const data = { userId, lang, contributorRoles: [role] }
    await req.payload.create({
      collection: 'user-profiles',
      data,
      depth: 0,
      overrideAccess: true,
      req,
    })
    return
  }
  const contributorRoles = [...new Set([...(profile.contributorRoles ?? []), role])]
  await req.payload.update({
    collection: 'user-profiles',
    id: profile.id,
    data: { contributorRoles },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

async function keepState({
  req,
  editor,
  application,
  state,
}: LockedApplication & { state: Decision['state'] }): Promise<void> {
  const { id } = application
  const { name } = editor
  // Not by a Local API call, which would write back the notes as it has read them.
  const query =
    state === 'in-review'
      ? sql`update contribution_applications set state = ${state}, updated_at = now()
          where id = ${id}`
      : sql`update contribution_applications set state = ${state}, updated_at = now(),
          decided_by_name = ${name}, decided_at = now() where id = ${id}`
  await runSql({ cms: req.payload, req, query })
  await recordAudit({
    cms: req.payload,
    req,
    actor: { id: editor.id, name: editor.name },
    action: 'decide-application',
    container: 'contribution-applications',
    document: String(id),
    // The log outlives an account: no name of a member.
    title: `#${application.id}`,
    changes: [{ path: 'state', before: application.state, after: state }],
  })
}

async function tell(
  options: LockedApplication & { email: string; state: 'accepted' | 'declined'; sentence: string },
): Promise<void> {
  const { req, editor, application, email, state: outcome, sentence } = options
  const { id, name, role, topic, locale, memberId } = application
  if (sentence !== '') {
    await noteApplication({ cms: req.payload, req, editor, id, text: sentence, isTold: true })
  }
  const letter = { template: 'application-decided', to: email, locale } as const
  await enqueueMail({
    cms: req.payload,
    req,
    mail: { ...letter, memberId, name, role, topic, outcome, sentence },
  })
}

/**
 * Takes an application into review, accepts or declines it. A decision reaches the applicant by mail
 * and, accepted, their profile: all of it or nothing.
 * @throws {AppError} `forbidden`; `not-found` for one that was withdrawn; `conflict` when the
 *   state is not the expected one, or the account has gone
 * @throws {AppError} `unavailable` when the accounts do not answer
 */
export async function decideApplication({
  cms,
  editor,
  id,
  expected,
  state,
  sentence,
}: Caller & Decision): Promise<void> {
  requireApplicationRights(editor)
  const { memberId } = await find({ cms, id })
  const account = await findAccount(memberId)
  if (!account) throw gone()
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId })
      const application = await find({ cms, req, id })
      const next: readonly ApplicationState[] = nextStates[application.state]
      if (application.state !== expected || !next.includes(state)) throw changed(application)
      const locked = { req, editor, application }
      await keepState({ ...locked, state })
      if (state === 'in-review') return
      if (state === 'accepted') await grantRole(locked)
      await tell({ ...locked, email: account.email, state, sentence })
    },
  })
}
