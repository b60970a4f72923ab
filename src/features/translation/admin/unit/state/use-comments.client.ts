import { useEffect, useEffectEvent } from 'react'
import type { UnitComment } from '../../../reading/views'
import { noticeTexts } from '../../texts/unit-notices'
import { addComment, readChanges, readComments, resolveComment } from './desk-call.client'
import { toPlace } from './editor-state'
import { failureNotice } from './failure-notice'
import type { Desk } from './desk'

/** Comments on the text, and its history. */
export function useComments({ state, dispatch, intl }: Desk) {
  const { unit, locale } = toPlace(state)
  const isHistoryWanted = state.panels.history && state.changes === null

  function fail(failure: unknown) {
    dispatch({ type: 'told', notice: failureNotice({ failure, intl }) })
  }
  const onFailure = useEffectEvent(fail)

  useEffect(() => {
    const place = { unit, locale }
    readComments(place)
      .then((comments) => dispatch({ type: 'comments-read', place, comments }))
      .catch((failure: unknown) => onFailure(failure))
  }, [unit, locale, dispatch])

  useEffect(() => {
    if (!isHistoryWanted) return
    const place = { unit, locale }
    readChanges(place)
      .then((changes) => dispatch({ type: 'changes-read', place, changes }))
      .catch((failure: unknown) => onFailure(failure))
  }, [unit, locale, isHistoryWanted, dispatch])

  async function talk(comments: Promise<UnitComment[]>): Promise<boolean> {
    const place = { unit, locale }
    try {
      dispatch({ type: 'comments-read', place, comments: await comments })
      return true
    } catch (failure) {
      fail(failure)
      return false
    }
  }

  return {
    /** Resolves to whether it was kept; the words stay in their field where it was not. */
    async addComment(text: string): Promise<boolean> {
      const isKept = await talk(addComment({ unit, locale, text }))
      if (isKept) {
        const said = intl.t(noticeTexts.commentAdded)
        dispatch({ type: 'told', notice: { level: 'success', text: said } })
      }
      return isKept
    },
    resolveComment: ({ id, isResolved }: Pick<UnitComment, 'id' | 'isResolved'>) =>
      talk(resolveComment({ unit, locale, id, isResolved })),
  }
}
