import { useEffect, useEffectEvent } from 'react'
import { noticeTexts } from '../../texts/unit-notices'
import { readUnit } from './desk-call.client'
import { isUnsaved, toPlace, type Destination, type Place } from './editor-state'
import { failureNotice } from './failure-notice'
import { announceBusy } from './announce-busy'
import { readUnsavedText } from './unsaved-text'
import { parseUnitAddress, unitAddress } from './unit-address'
import type { Desk } from './desk'

/** Goes from text to text without loading the page, and asks before it leaves unsaved work. */
export function useMoves({ state, dispatch, intl, filterQuery }: Desk) {
  const here = toPlace(state)

  async function open({
    isPushed = true,
    before,
    ...place
  }: Place & { isPushed?: boolean; before?: string }) {
    dispatch({ type: 'started', work: 'leaving' })
    try {
      const { view, neighbours } = await readUnit({ ...place, filterQuery })
      const found = { unit: view.unit, locale: view.locale }
      if (isPushed) {
        window.history.pushState(null, '', unitAddress({ ...found, filterQuery }))
      }
      const kept = readUnsavedText(found)
      const { position, total } = neighbours
      const said = intl.t(noticeTexts.opened, { field: view.fieldTitle, position, total })
      dispatch({
        type: 'opened',
        view,
        neighbours,
        kept: kept?.text === (view.text ?? '') ? null : kept,
        said: before
          ? { level: 'success', text: `${before} ${said}` }
          : { level: 'info', text: said },
      })
    } catch (failure) {
      const notice = before
        ? ({ level: 'error', text: `${before} ${intl.t(noticeTexts.notOpened)}` } as const)
        : failureNotice({ failure, intl })
      dispatch({ type: 'failed', place: here, notice })
    }
  }

  async function perform(destination: Destination) {
    if (destination.type === 'unit') await open(destination)
    else window.location.assign(destination.href)
  }

  async function go(destination: Destination) {
    if (state.work) announceBusy({ dispatch, intl })
    else if (isUnsaved(state)) dispatch({ type: 'asked-to-leave', destination })
    else await perform(destination)
  }

  const onPopState = useEffectEvent(() => {
    const place = parseUnitAddress(new URL(window.location.href))
    if (!place || (place.unit === here.unit && place.locale === here.locale)) return
    if (!isUnsaved(state) && !state.work) {
      void open({ ...place, isPushed: false })
      return
    }
    // The browser has changed the address already; the text on the screen is still this one.
    window.history.pushState(null, '', unitAddress({ ...here, filterQuery }))
    void go({ type: 'unit', ...place })
  })

  useEffect(() => {
    const listener = () => onPopState()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])

  /** The next or previous text of the list; says so where there is none. */
  async function step(direction: 'next' | 'previous') {
    const unit = state.neighbours[direction]
    if (unit) await go({ type: 'unit', unit, locale: here.locale })
    else
      dispatch({
        type: 'told',
        notice: { level: 'info', text: intl.t(noticeTexts[direction]) },
      })
  }

  /** After a save: nothing is left to ask about, but what was done (`before`) is still to be said. */
  async function goOn(before: string) {
    const unit = state.neighbours.next
    if (unit) {
      await open({ unit, locale: here.locale, before })
      return
    }
    const text = `${before} ${intl.t(noticeTexts.next)}`
    dispatch({ type: 'told', notice: { level: 'success', text } })
  }

  return { go, step, goOn, perform }
}
