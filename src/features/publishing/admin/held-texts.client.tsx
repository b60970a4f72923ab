'use client'

import { Button } from '@payloadcms/ui'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'
import { checkNames } from '@/features/translation/check-names'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialogStyles from '@/components/panel/dialog/dialog.module.css'
import { formTexts } from './form-texts'
import type { OpenFindings } from './open-findings.client'

/** How many texts the dialog names; the desk lists them all. */
const named = 5

const names: Record<string, Record<Locale, string>> = checkNames

/** Shows what is wrong with texts that are about to be published, and asks those who may decide. */
export function HeldTexts({
  findings,
  language,
  onClose,
  onConfirm,
}: {
  findings: OpenFindings
  language: Locale
  onClose: () => void
  /** Left out where errors may not be published. */
  onConfirm?: () => void
}) {
  const { items, total, address } = findings
  const shown = items.slice(0, named)
  const title = onConfirm ? formTexts.heldTitle : formTexts.heldTitleClosed
  const getName = (check: string) => names[check]?.[language] ?? check
  return (
    <Dialog onClose={onClose} title={title[language]}>
      <ul>
        {shown.map(({ unit, fieldTitle, checks }) => (
          <li key={unit}>
            {fieldTitle}: {checks.map(getName).join(', ')}
          </li>
        ))}
      </ul>
      <p>
        {total > shown.length &&
          `${fillIn({ text: formTexts.heldMore[language], values: { count: String(total - shown.length) } })} · `}
        <a href={address} rel="noreferrer" target="_blank">
          {formTexts.seeTexts[language]}
        </a>
      </p>
      <p>{formTexts.held[language]}</p>
      <div className={dialogStyles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={onClose} type="button">
          {formTexts.back[language]}
        </Button>
        {onConfirm && (
          <Button margin={false} onClick={onConfirm} type="button">
            {formTexts.anyway[language]}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
