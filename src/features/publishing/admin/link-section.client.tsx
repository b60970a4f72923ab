'use client'

import { useId, useState } from 'react'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'
import { problemText } from '@/components/panel/panel-call.client'
import { momentInChisinau } from '@/components/panel/moment'
import { makePreviewLink, type RecordName } from './publishing-calls.client'
import styles from './publishing.module.css'
import { linkTexts } from './texts'

type Made =
  { kind: 'copied' | 'shown'; address: string; until: string } | { kind: 'failed'; said: string }

/** Copies a link by which anyone can see the draft of this page for a day. */
export function LinkSection(props: { language: Locale; locale: Locale; record: RecordName }) {
  const { language, locale, record } = props
  const id = useId()
  const [made, setMade] = useState<Made | null>(null)

  async function copy() {
    try {
      const link = await makePreviewLink({ ...record, locale })
      const isCopied = await navigator.clipboard.writeText(link.address).then(
        () => true,
        () => false,
      )
      setMade({ kind: isCopied ? 'copied' : 'shown', ...link })
    } catch (error) {
      setMade({ kind: 'failed', said: problemText({ error, language }) })
    }
  }

  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{linkTexts.heading[language]}</h3>
      <p className={styles.hint}>{linkTexts.hint[language]}</p>
      <div className={styles.buttons}>
        <button className={styles.quiet} onClick={() => void copy()} type="button">
          {linkTexts.copy[language]}
        </button>
      </div>
      <div role="status">{made && <Outcome language={language} made={made} />}</div>
    </section>
  )
}

function Outcome({ made, language }: { made: Made; language: Locale }) {
  if (made.kind === 'failed') return <p className={styles.failed}>{made.said}</p>
  const when = momentInChisinau({ at: made.until, language })
  const text = linkTexts[made.kind === 'copied' ? 'copied' : 'copyByHand'][language]
  return (
    <>
      <p className={styles.done}>{fillIn({ text, values: { when } })}</p>
      <label className={styles.choice}>
        <span>{linkTexts.link[language]}</span>
        <input
          onFocus={({ target }) => target.select()}
          readOnly
          type="text"
          value={made.address}
        />
      </label>
    </>
  )
}
