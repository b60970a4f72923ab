import type { Payload } from 'payload'
import { shownText } from '@/features/editing/edit-conflict'
import { isWithdrawable } from '@/features/publishing/withdrawable'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { getChildren } from '@/rich-text/rich-text-node'
import { paragraph } from '../rich-text'
import type { SignedInEditor } from '../signed-in-editor'
import { openUnit, type OpenUnit } from './desk'
import { openForm, type Form } from './form'
import {
  carryOutPlan,
  restoreVersion,
  withdrawLanguage,
  writeField,
  type Call,
} from './plain-calls'
import type { Preparing, Sending } from './steps'
import { blockCount, newValue, type Place, type State, type Subject } from './subjects'
import { newText } from './texts'

export type People = readonly [SignedInEditor, SignedInEditor, SignedInEditor]
type Seats<Item> = [Item | null, Item | null]

/** Two forms, two texts at the desk, two programs that have read, and calls that need no reading. */
export function newCrew(options: {
  cms: Payload
  people: People
  subject: Subject
  /** Versions up to this one are older than the run. */
  since: number
}) {
  const { people, subject, since, cms } = options
  const [, , editor] = people
  const where = { cms, editor, subject }
  const forms: Seats<Form> = [null, null]
  const units: Seats<OpenUnit> = [null, null]
  const reads: Seats<Form> = [null, null]

  function placeAt(spot: number): Place {
    const [first] = subject.places
    return subject.places[spot % subject.places.length] ?? first
  }

  /** What a field says after another text has been typed into it. */
  function typed(edit: { place: Place; before: unknown; spot: number; locale: Locale }): unknown {
    const { place, before, spot, locale } = edit
    if (place.kind !== 'rich') return newValue({ kind: place.kind, newText: () => newText(locale) })
    const root = isRecord(before) && isRecord(before.root) ? before.root : {}
    const children = getChildren(root).map((node, index) =>
      index === spot % blockCount
        ? { ...node, children: paragraph(newText(locale)).children }
        : node,
    )
    return { root: { ...root, children } }
  }

  function type(form: Form, spot: number): void {
    const place = placeAt(spot)
    const { locale } = form
    form.type(place, typed({ place, before: form.value(place.path), spot, locale }))
  }

  async function getForm(who: 0 | 1): Promise<Form> {
    return (forms[who] ??= await openForm({ editor: people[who], subject, locale: 'ro' }))
  }

  async function prepare(step: Preparing): Promise<void> {
    switch (step.act) {
      case 'open':
        forms[step.who] = await openForm({ editor: people[step.who], subject, ...step })
        break
      case 'read':
        reads[step.who] = await openForm({ editor, subject, ...step })
        break
      case 'type':
        type(await getForm(step.who), step.spot)
        break
      case 'choose':
        forms[step.who]?.choose(step.choice)
        break
      case 'look': {
        const place = placeAt(step.spot)
        if (place.isShared) break
        const { locale, who, spot } = step
        const block = place.kind === 'rich' ? spot % blockCount : null
        units[who] = await openUnit({ cms, subject, editor: people[who], place, block, locale })
      }
    }
  }

  async function makeCall({ step, state }: { step: Sending; state: State }): Promise<Call | null> {
    switch (step.act) {
      case 'save': {
        const form = await getForm(step.who)
        return form.call({ by: `form ${step.who}`, publication: step.publication })
      }
      case 'rest-with-base': {
        const read = reads[step.who]
        if (!read) return null
        reads[step.who] = null
        type(read, step.spot)
        const [only] = placeAt(step.spot).path.split('.')
        return read.call({ by: `read ${step.who}`, publication: step.publication, only })
      }
      case 'rest': {
        const { locale, says, spot } = step
        const place = placeAt(spot)
        const value = newValue({ kind: place.kind, newText: () => newText(locale) })
        const field = { value, text: shownText(value) }
        return writeField({ ...where, place, locale, says, state, field })
      }
      case 'desk': {
        const said = units[step.who]?.call({ by: `desk ${step.who}`, approve: step.approve })
        return said ?? null
      }
      case 'publish':
        return carryOutPlan({ ...where, action: step.act, locale: step.locale })
      case 'unpublish':
      case 'withdraw': {
        const { act, locale } = step
        // The site keeps the Romanian of its pages (kept-romanian.int.spec.ts).
        if (!isWithdrawable({ ...subject, locale })) return null
        return act === 'withdraw'
          ? withdrawLanguage({ ...where, locale })
          : carryOutPlan({ ...where, action: act, locale })
      }
      case 'restore':
        return restoreVersion({ ...where, version: step.version, since })
    }
  }

  return { prepare, makeCall }
}
