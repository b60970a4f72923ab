import type { Payload } from 'payload'
import { localeNames } from '@/i18n/locales'
import type { EditorRights } from '@/cms/access/rights'
import type { InboxQuery } from '../inbox/inbox-filter'
import { readThread } from '../inbox/read-thread'
import { NoteForm } from '@/components/panel/record/note-form.client'
import styles from '@/components/panel/record/record.module.css'
import { Section } from '@/components/panel/record/section'
import type { PanelIntl } from '@/components/panel/panel-intl'
import view from '@/components/panel/view.module.css'
import { AnswerForm } from './answer-form.client'
import { answerTexts } from './answer-texts'
import { HistoryList } from './history-list'
import { listAddress } from '../inbox/inbox-paths'
import { ManageForm } from './manage-form.client'
import { OtherMessages } from './other-messages'
import { stateChoices } from './state-choices'
import { StateMark } from './state-mark'
import { manageTexts, noteTexts, threadTexts } from './thread-texts'
import own from './thread.module.css'
import { WriterFacts } from './writer-facts'

/** A message with all that followed it, and what can be done about it. */
export async function ThreadView({
  cms,
  editor,
  intl,
  asked,
  id,
}: {
  cms: Payload
  editor: EditorRights
  intl: PanelIntl
  /** The list to come back to. */
  asked: InboxQuery
  id: number
}) {
  const { t, language } = intl
  const back = listAddress({ ...asked.filter, page: asked.page })
  const thread = await readThread({ cms, editor, id })
  if (!thread) {
    return (
      <div className={view.empty}>
        <h1 className={view.title}>{t(threadTexts.title, { id: String(id) })}</h1>
        <p>{t(threadTexts.notFound)}</p>
        <p>
          <a href={back}>{t(threadTexts.back)}</a>
        </p>
      </div>
    )
  }
  const { message, seen, writer, history, others, editors, templates } = thread
  return (
    <>
      <p className={styles.back}>
        <a href={back}>{t(threadTexts.back)}</a>
      </p>
      <header className={styles.head}>
        <h1 className={view.title}>{message.name}</h1>
        <StateMark intl={intl} state={seen.state} />
        <p className={styles.quiet}>
          <time dateTime={message.createdAt} title={intl.moment(message.createdAt)}>
            {intl.day(message.createdAt)}, {intl.ago({ at: message.createdAt, now: new Date() })}
          </time>
          {' · '}
          <span lang={message.locale}>{localeNames[message.locale].name}</span>
        </p>
      </header>
      <div className={`${styles.columns} ${own.columns}`}>
        <section aria-labelledby="inbox-message">
          <h2 className="sr-only" id="inbox-message">
            {t(threadTexts.message)}
          </h2>
          <p className={styles.words} data-large dir="auto" lang={message.locale}>
            {message.text}
          </p>
        </section>
        <div className={`${styles.aside} ${own.aside}`}>
          <ManageForm
            editors={editors}
            id={id}
            language={language}
            ownId={editor.id}
            seen={seen}
            states={stateChoices(intl)}
          />
          <WriterFacts message={message} intl={intl} writer={writer} />
          <OtherMessages others={others} intl={intl} />
        </div>
        <div className={styles.work}>
          <HistoryList history={history} locale={message.locale} intl={intl} />
          {writer.kind === 'gone' ? (
            <p className={view.notice}>{t(answerTexts.gone)}</p>
          ) : (
            <AnswerForm
              email={writer.kind === 'member' ? writer.email : null}
              language={language}
              message={message}
              seenAnswers={seen.answers}
              templates={templates}
            />
          )}
          <Section id="inbox-note" title={t(noteTexts.title)}>
            <NoteForm
              call={{ name: 'inbox/note', body: { id } }}
              language={language}
              mostCharacters={10_000}
              words={{
                label: t(noteTexts.label),
                hint: t(noteTexts.hint),
                add: t(noteTexts.add),
                busy: t(manageTexts.busy),
                added: t(noteTexts.added),
              }}
            />
          </Section>
        </div>
      </div>
    </>
  )
}
