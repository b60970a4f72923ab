'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { ReplyTemplate } from '../inbox/read-templates'
import type { Thread } from '../inbox/read-thread'
import { fillTemplate, type TemplateWording } from '../inbox/reply-template'
import styles from '@/components/panel/record/record.module.css'
import { panelIntl } from '@/components/panel/panel-intl'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialog from '@/components/panel/dialog/dialog.module.css'
import fields from '@/components/panel/small-form.module.css'
import { answerTexts } from './answer-texts'

/** Starts an answer from a template; asks before it replaces what was written by hand. */
export function TemplateChoice({
  templates,
  message,
  draft,
  language,
  onChoice,
}: {
  templates: readonly ReplyTemplate[]
  message: Thread['message']
  draft: TemplateWording
  language: Locale
  onChoice: (wording: TemplateWording) => void
}) {
  const { t } = panelIntl(language)
  const [asked, setAsked] = useState<ReplyTemplate | null>(null)
  const { name, text } = message
  const filled = (template: ReplyTemplate) => fillTemplate({ template, name, message: text })
  const isUntouched = (wording: TemplateWording) =>
    wording.subject === draft.subject && wording.text === draft.text
  const current = templates.find((template) => isUntouched(filled(template)))
  const isEmpty = draft.subject.trim() === '' && draft.text.trim() === ''

  function choose(value: string) {
    const template = templates.find(({ id }) => String(id) === value)
    if (!template) return
    if (isEmpty || current) onChoice(filled(template))
    else setAsked(template)
  }

  return (
    <>
      <label htmlFor="inbox-template">{t(answerTexts.template)}</label>
      <select
        className={fields.field}
        id="inbox-template"
        onChange={({ target }) => choose(target.value)}
        value={current?.id ?? ''}
      >
        <option value="">{t(answerTexts.noTemplate)}</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.name}
          </option>
        ))}
      </select>
      <p className={styles.quiet}>
        <a href="/admin/collections/reply-templates">{t(answerTexts.editTemplates)}</a>
      </p>
      {asked && (
        <Dialog onClose={() => setAsked(null)} title={t(answerTexts.replace)}>
          <p>{t(answerTexts.replaceHint, { name: asked.name })}</p>
          <div className={dialog.buttons}>
            <Button
              margin={false}
              onClick={() => {
                onChoice(filled(asked))
                setAsked(null)
              }}
            >
              {t(answerTexts.replaceYes)}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setAsked(null)}>
              {t(answerTexts.replaceNo)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
