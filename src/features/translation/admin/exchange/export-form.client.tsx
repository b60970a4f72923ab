'use client'

import { useState, type SyntheticEvent } from 'react'
import { defaultLocale, localeNames, locales as allLocales, type Locale } from '@/i18n/locales'
import { fileKinds } from '../../interchange/file-kinds'
import { exchangeFormats, type ExchangeFormat } from '../../interchange/types'
import form from '@/components/panel/form.module.css'
import { problemText } from '@/components/panel/panel-call.client'
import type { PanelIntl } from '@/components/panel/panel-intl'
import type { Status } from '@/components/panel/record/use-sending.client'
import { exchangeTexts } from '../texts/exchange'
import { Choice } from './choice'
import { fetchExport, offerDownload } from './exchange-calls.client'
import styles from './exchange.module.css'
import { exportChoices, exportQuery, type ExportChoice } from './export-choices'

/** Chooses texts, languages and a format, and downloads the file. */
export function ExportForm({
  intl,
  locales,
  filterQuery,
}: {
  intl: PanelIntl
  locales: Locale[]
  filterQuery: string
}) {
  const { t } = intl
  const targets = locales.length === 0 ? allLocales : locales
  const choices = exportChoices(filterQuery)
  const [format, setFormat] = useState<ExchangeFormat>('xliff-1.2')
  const [into, setInto] = useState<Locale>(() => firstTarget({ targets, filterQuery }))
  const [from, setFrom] = useState<Locale>(defaultLocale)
  const [choice, setChoice] = useState<ExportChoice>(choices[0] ?? 'all')
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState<Status | null>(null)
  const sources = allLocales.filter((locale) => locale !== into)
  const source = from === into ? (sources[0] ?? defaultLocale) : from

  async function download(event: SyntheticEvent) {
    event.preventDefault()
    setIsBusy(true)
    setStatus(null)
    try {
      const query = exportQuery({ choice, filterQuery, format, from: source, into })
      const file = await fetchExport(query)
      offerDownload(file)
      setStatus({ isBad: false, text: t(exchangeTexts.downloaded, { name: file.name }) })
    } catch (error) {
      const noResponse = t(exchangeTexts.noAnswer)
      setStatus({ isBad: true, text: problemText({ error, language: intl.language, noResponse }) })
    } finally {
      setIsBusy(false)
    }
  }

  const toOption = (locale: Locale) => ({ value: locale, name: localeNames[locale].name })
  return (
    <form onSubmit={(event) => void download(event)}>
      <div className={form.bar}>
        <Choice
          label={t(exchangeTexts.which)}
          onChange={setChoice}
          options={choices.map((value) => ({ value, name: t(exchangeTexts[value]) }))}
          value={choice}
        />
        <Choice
          label={t(exchangeTexts.from)}
          onChange={setFrom}
          options={sources.map(toOption)}
          value={source}
        />
        <Choice
          label={t(exchangeTexts.into)}
          onChange={setInto}
          options={targets.map(toOption)}
          value={into}
        />
        <Choice
          label={t(exchangeTexts.format)}
          onChange={setFormat}
          options={exchangeFormats.map((value) => ({ value, name: fileKinds[value].name }))}
          value={format}
        />
        <button className={form.submit} disabled={isBusy} type="submit">
          {t(isBusy ? exchangeTexts.downloading : exchangeTexts.download)}
        </button>
      </div>
      <p
        className={status?.isBad ? styles.bad : styles.news}
        role={status?.isBad ? 'alert' : 'status'}
      >
        {status?.text}
      </p>
    </form>
  )
}

function firstTarget({
  targets,
  filterQuery,
}: {
  targets: readonly Locale[]
  filterQuery: string
}): Locale {
  const asked = new URLSearchParams(filterQuery).get('locale')
  return (
    targets.find((locale) => locale === asked) ??
    targets.find((locale) => locale !== defaultLocale) ??
    defaultLocale
  )
}
