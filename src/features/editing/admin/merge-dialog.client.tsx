'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { momentInChisinau } from '@/components/panel/moment'
import type { Locale } from '@/i18n/locales'
import { panelIntl } from '@/components/panel/panel-intl'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import { TextDiff } from '@/components/panel/diff/text-diff'
import type { Conflict } from './conflict'
import styles from './merging.module.css'
import { mergingTexts } from './texts'

export type Choice = 'theirs' | 'mine'

type Field = Conflict['fields'][number]

type Props = {
  conflict: Conflict
  /** Language of the panel. */
  language: Locale
  /** Language of the texts, for the `lang` attribute. */
  lang: string
  /** Whether what is chosen can be stored without readers seeing it. */
  hasDrafts: boolean
  onApply: (choices: Map<string, Choice>) => void
  onClose: () => void
}

/** A choice is between the texts that were shown: what is stored may have changed again. */
function choiceKey({ path, theirs }: Field): string {
  return JSON.stringify([path, theirs.value])
}

/** Both texts of each field that was changed in two places, and a choice between them. */
export function MergeDialog({ conflict, language, lang, hasDrafts, onApply, onClose }: Props) {
  const { t } = panelIntl(language)
  const [choices, setChoices] = useState<Map<string, Choice>>(new Map())
  const { by, at, fields } = conflict
  const when = at === null ? null : momentInChisinau({ at, language })
  const decided = fields.flatMap((field) => {
    const choice = choices.get(choiceKey(field))
    return choice ? [[field.path, choice] as const] : []
  })

  // It opens while the editor is typing, and the next key must not choose anything.
  return (
    <Dialog focuses="title" onClose={onClose} title={t(mergingTexts.title)}>
      <p>{t(mergingTexts.intro)}</p>
      {fields.map((field) => (
        <FieldChoice
          author={[by, when].filter(Boolean).join(', ')}
          choice={choices.get(choiceKey(field))}
          field={field}
          key={field.path}
          lang={lang}
          language={language}
          onChoose={(choice) => setChoices(new Map(choices).set(choiceKey(field), choice))}
        />
      ))}
      <div className={styles.buttons}>
        <Button
          disabled={decided.length < fields.length}
          margin={false}
          onClick={() => onApply(new Map(decided))}
        >
          {t(hasDrafts ? mergingTexts.apply : mergingTexts.applyToForm)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {t(mergingTexts.later)}
        </Button>
      </div>
    </Dialog>
  )
}

function FieldChoice(props: {
  field: Field
  /** Who has stored the other text, and when. */
  author: string
  choice: Choice | undefined
  language: Locale
  lang: string
  onChoose: (choice: Choice) => void
}) {
  const { field, author, choice, language, lang, onChoose } = props
  const voice = panelIntl(language)
  const { t } = voice
  const { theirs, mine } = field
  const none = <span className={styles.by}>{t(mergingTexts.empty)}</span>

  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      <label>
        <input
          checked={choice === 'theirs'}
          name={field.path}
          onChange={() => onChoose('theirs')}
          type="radio"
        />
        <span>{t(mergingTexts.takeTheirs)}</span>
      </label>
      <div className={styles.text}>
        <span className={styles.by}>{[t(mergingTexts.theirs), author].join(': ')}</span>
        {theirs.text === '' ? none : <p lang={lang}>{theirs.text}</p>}
      </div>
      <label>
        <input
          checked={choice === 'mine'}
          name={field.path}
          onChange={() => onChoose('mine')}
          type="radio"
        />
        <span>{t(mergingTexts.takeMine)}</span>
      </label>
      <div className={styles.text}>
        <span className={styles.by}>{t(mergingTexts.mine)}</span>
        {mine.text === '' ? (
          none
        ) : (
          <TextDiff from={theirs.text} lang={lang} intl={voice} to={mine.text} />
        )}
      </div>
    </fieldset>
  )
}
