import { useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '@/i18n/locales'
import { noticeTexts } from '../../texts/unit-notices'
import { changeUnit, confirmUnit, readUnit, saveUnit, type ViewChange } from './desk-call.client'
import { expectedHash, isUnsaved, toPlace, getText, type Notice } from './editor-state'
import { failureNotice } from './failure-notice'
import { announceBusy } from './announce-busy'
import type { Saved, UnitView } from '../../../reading/views'
import type { Desk } from './desk'

type SaveOptions = { approve: boolean; isLeaving: boolean }

function savedNotice({ approve, isPublic, waitsFor }: Saved & { approve: boolean }) {
  if (!approve) return noticeTexts.saved
  if (waitsFor === 'source') return noticeTexts.sourceIsDraft
  if (waitsFor === 'rest') return noticeTexts.approvedInPart
  return isPublic ? noticeTexts.approved : noticeTexts.approvedForLater
}

/** What changes a text at the server; every answer and every failure is said, nothing is lost. */
export function useSaving({ state, dispatch, intl, filterQuery }: Desk) {
  const { t } = intl
  const place = toPlace(state)
  const isAskedAgain = useRef(false)

  function done(text: string): Notice {
    return { level: 'success', text }
  }

  function fail(failure: unknown): void {
    dispatch({ type: 'failed', place, notice: failureNotice({ failure, intl }) })
  }

  /** Resolves to what was done, in words; null where the text was not saved. */
  async function save({ approve, isLeaving }: SaveOptions): Promise<string | null> {
    if (state.work) {
      if (state.work === 'saving' && !approve && !isLeaving) isAskedAgain.current = true
      else announceBusy({ dispatch, intl })
      return null
    }
    if (state.conflict && !state.conflict.isDecided) {
      dispatch({ type: 'told', notice: { level: 'error', text: t(noticeTexts.undecided) } })
      return null
    }
    const sent = getText(state)
    dispatch({ type: 'started', work: isLeaving ? 'leaving' : 'saving' })
    try {
      const result = await saveUnit({
        ...place,
        text: sent,
        expectedHash: expectedHash(state),
        sourceHash: state.base.sourceHash,
        approve,
      })
      if (result.status === 'saved') {
        const text = t(savedNotice({ approve, ...result }))
        dispatch({ type: 'saved', view: result.view, sent, notice: done(text) })
        return text
      }
      if (result.status === 'source-changed') {
        const notice = { level: 'error', text: t(noticeTexts.sourceChanged) } as const
        dispatch({ type: 'source-changed', view: result.view, notice })
        return null
      }
      const isNotStored = result.status === 'refused' && !approve
      const text = t(noticeTexts[isNotStored ? 'notStored' : result.status])
      dispatch({
        ...(result.status === 'conflict'
          ? { type: 'conflicted', conflict: result.conflict }
          : { type: 'refused', findings: result.findings }),
        place,
        sent,
        notice: { level: 'error', text },
      })
    } catch (failure) {
      fail(failure)
    }
    return null
  }

  // What was typed during a save, and saved as well, follows it; a failure is read first.
  const onFree = useEffectEvent(() => {
    const isToSave = isAskedAgain.current && isUnsaved(state) && state.notice?.level !== 'error'
    isAskedAgain.current = false
    if (isToSave) void save({ approve: false, isLeaving: false })
  })

  useEffect(() => {
    if (state.work === null) onFree()
  }, [state.work])

  type Update = { view: UnitView; notice: Notice; isPrefilled?: boolean }

  /** Resolves to whether there was an answer. */
  async function update(ask: () => Promise<Update>): Promise<boolean> {
    if (state.work) {
      announceBusy({ dispatch, intl })
      return false
    }
    dispatch({ type: 'started', work: 'changing' })
    try {
      dispatch({ type: 'updated', ...(await ask()) })
      return true
    } catch (failure) {
      fail(failure)
      return false
    }
  }

  async function change({ said, ...what }: ViewChange & { said: string }): Promise<boolean> {
    return update(async () => ({
      view: await changeUnit({ ...place, ...what }),
      notice: done(said),
      isPrefilled: what.name === 'prefill',
    }))
  }

  async function confirm(what: { name: 'confirm' | 'confirm-cut-off'; said: string }) {
    const seen = { expectedHash: state.base.hash, sourceHash: state.view.sourceHash }
    await update(async () => {
      const { isConfirmed, view } = await confirmUnit({ ...place, name: what.name, ...seen })
      const other = { level: 'error', text: t(noticeTexts.notConfirmed) } as const
      return { view, notice: isConfirmed ? done(what.said) : other }
    })
  }

  return {
    save,
    confirm: async () => {
      if (isUnsaved(state)) {
        dispatch({ type: 'told', notice: { level: 'info', text: t(noticeTexts.saveInstead) } })
        return
      }
      await confirm({ name: 'confirm', said: t(noticeTexts.confirmed) })
    },
    confirmCutOff: async () => {
      if (isUnsaved(state)) {
        dispatch({ type: 'told', notice: { level: 'info', text: t(noticeTexts.saveFirst) } })
        return
      }
      await confirm({ name: 'confirm-cut-off', said: t(noticeTexts.cutConfirmed) })
    },
    setLocked: async (isLocked: boolean) => {
      const said = t(isLocked ? noticeTexts.locked : noticeTexts.unlocked)
      await change({ name: 'lock', body: { isLocked }, said })
    },
    prefill: async (from: Locale) => {
      await change({ name: 'prefill', body: { from }, said: t(noticeTexts.prefilled) })
    },
    /** Resolves to whether it was done; a reason stays in its field where it was not. */
    dismiss: (body: { check: string; fingerprint: string; reason: string | null }) => {
      const said = t(body.reason === null ? noticeTexts.undismissed : noticeTexts.dismissed)
      return change({ name: 'dismiss', body, said })
    },
    /** Theirs is the text now; what is known of it is read again. */
    takeTheirs: async () => {
      if (state.work) {
        announceBusy({ dispatch, intl })
        return
      }
      dispatch({ type: 'decided', choice: 'theirs' })
      await update(async () => {
        const { view } = await readUnit({ ...place, filterQuery })
        return { view, notice: done(t(noticeTexts.tookTheirs)) }
      })
    },
  }
}
