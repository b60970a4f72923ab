import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import { localeNames } from '@/i18n/locales'
import { localePath, memberPath } from '@/i18n/paths'
import type { EditorRights } from '@/cms/access/rights'
import type { ApplicationFilter } from '../review/application-filter'
import { contributorRoleNames } from '@/cms/fields/contributor-roles'
import { topicNames } from '@/cms/fields/topic'
import { nextStates } from '../review/names'
import { readApplication, type ApplicationRecord } from '../review/read-application'
import { AppError } from '@/lib/errors/app-error'
import { NoteForm } from '@/components/panel/record/note-form.client'
import styles from '@/components/panel/record/record.module.css'
import { Section } from '@/components/panel/record/section'
import type { PanelIntl } from '@/components/panel/panel-intl'
import view from '@/components/panel/view.module.css'
import { listAddress } from '../review/application-paths'
import own from './applications.module.css'
import { DecisionForm } from './decision-form.client'
import { NoteList } from './note-list'
import { StateMark } from './state-mark'
import { decisionTexts, noteTexts, recordTexts } from './texts'

async function read(options: Parameters<typeof readApplication>[0]): Promise<ApplicationRecord> {
  try {
    return await readApplication(options)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') notFound()
    throw error
  }
}

/** An application, what has been noted about it, and the decision. */
export async function RecordView({
  cms,
  editor,
  intl,
  filter,
  page,
  id,
}: {
  cms: Payload
  editor: EditorRights
  intl: PanelIntl
  /** The list to come back to. */
  filter: ApplicationFilter
  page: number
  id: number
}) {
  const { t, language } = intl
  const application = await read({ cms, editor, id })
  const { name, role, topic, locale, motivation, state, notes } = application
  const isOpen = nextStates[state].length > 0
  return (
    <>
      <p className={styles.back}>
        <a href={listAddress({ ...filter, page })}>{t(recordTexts.back)}</a>
      </p>
      <header className={styles.head}>
        <h1 className={view.title}>
          <bdi>{name}</bdi>
        </h1>
        <StateMark intl={intl} state={state} />
        <p className={styles.quiet}>
          {t(contributorRoleNames[role])} · {t(topicNames[topic])}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.work}>
          <Section id="application-motivation" title={t(recordTexts.motivation)}>
            <p className={styles.words} data-large dir="auto" lang={locale}>
              {motivation}
            </p>
          </Section>
          <Links links={application.links} intl={intl} />
          <Section id="application-notes" title={t(noteTexts.title)}>
            <NoteList notes={notes} intl={intl} />
            <NoteForm
              call={{ name: 'applications', body: { action: 'note', id } }}
              language={language}
              mostCharacters={2000}
              words={{
                label: t(noteTexts.label),
                hint: t(noteTexts.hint),
                add: t(noteTexts.add),
                added: t(noteTexts.added),
              }}
            />
          </Section>
        </div>
        <div className={styles.aside}>
          <Facts application={application} intl={intl} />
          <Section id="application-decision" isPanel title={t(decisionTexts.title)}>
            <DecisionForm
              application={{ id, name, state, locale, role: t(contributorRoleNames[role]) }}
              isOpen={isOpen}
              language={language}
            />
          </Section>
        </div>
      </div>
    </>
  )
}

function Links({ links, intl: { t } }: { links: string[]; intl: PanelIntl }) {
  return (
    <Section id="application-links" title={t(recordTexts.links)}>
      {links.length === 0 ? (
        <p className={styles.quiet}>{t(recordTexts.noLinks)}</p>
      ) : (
        <>
          <ul className={own.links}>
            {links.map((link) => (
              <li key={link}>
                <a href={link} rel="noopener noreferrer nofollow" target="_blank">
                  {link}
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>{t(recordTexts.linksHint)}</p>
        </>
      )}
    </Section>
  )
}

function Facts({ application, intl }: { application: ApplicationRecord; intl: PanelIntl }) {
  const { t, moment, day } = intl
  const { name, locale, createdAt, memberId, hasProfile, decidedAt, decidedByName } = application
  return (
    <Section id="application-applicant" isPanel title={t(recordTexts.applicant)}>
      <dl className={styles.facts}>
        <dt>{t(recordTexts.profile)}</dt>
        <dd>
          {hasProfile ? (
            <a href={localePath({ locale, path: memberPath(memberId) })}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            t(recordTexts.noProfile)
          )}
        </dd>
        <dt>{t(recordTexts.language)}</dt>
        <dd lang={locale}>{localeNames[locale].name}</dd>
        <dt>{t(recordTexts.sent)}</dt>
        <dd>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
        </dd>
        {decidedAt && (
          <>
            <dt>{t(recordTexts.decided)}</dt>
            <dd>{t(recordTexts.decidedBy, { name: decidedByName ?? '', day: day(decidedAt) })}</dd>
          </>
        )}
      </dl>
    </Section>
  )
}
