'use client'

import { useEffect, useState } from 'react'
import { checkInterval, isChunkFailure, reloadDelay } from '../build-check'
import styles from './build-watcher.module.css'

function lastReload(key: string): number | null {
  const stored = sessionStorage.getItem(key)
  return stored === null ? null : Number(stored)
}

async function newestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/build.json?t=${Date.now()}`, { cache: 'no-store' })
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null || !('id' in body)) return null
    return typeof body.id === 'string' ? body.id : null
  } catch {
    // Offline, or the server is being replaced: the next check will tell.
    return null
  }
}

/** Reloads the page at once, or as soon as ten seconds have passed since the last time. */
function createReload() {
  const key = `reloaded:${location.pathname}`
  let timer: ReturnType<typeof setTimeout> | undefined

  async function reload() {
    // Without a connection a reload would lose the page and what is typed.
    if ((await newestBuild()) === null) {
      timer = undefined
      return
    }
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  }
  return {
    request: () => {
      timer ??= setTimeout(
        () => void reload(),
        reloadDelay({ last: lastReload(key), now: Date.now() }),
      )
    },
    cancel: () => clearTimeout(timer),
  }
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.includes('/_next/')
}

type Props = {
  /** Which build has made the page: this may come to work long after it was opened. */
  build: string
  text: string
  reloadLabel: string
}

/**
 * Keeps an open tab in step with deployments: a script of the old build that is gone reloads the
 * page, and a newer build is announced with a way to load it.
 */
export function BuildWatcher({ build, text, reloadLabel }: Props) {
  const [isOutdated, setIsOutdated] = useState(false)

  useEffect(() => {
    const reload = createReload()

    async function check() {
      if (document.visibilityState !== 'visible') return
      const newest = await newestBuild()
      if (newest !== null && newest !== build) setIsOutdated(true)
    }
    function onError(event: ErrorEvent | Event) {
      const isMissing = event instanceof ErrorEvent && isChunkFailure(event.message)
      if (isMissing || isOwnScript(event.target)) reload.request()
    }
    function onRejection({ reason }: PromiseRejectionEvent) {
      if (isChunkFailure(String(reason))) reload.request()
    }
    function onVisible() {
      void check()
    }

    onVisible()
    const timer = setInterval(onVisible, checkInterval)
    // Errors of script elements do not bubble; only capturing sees them.
    window.addEventListener('error', onError, true)
    window.addEventListener('unhandledrejection', onRejection)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      reload.cancel()
      window.removeEventListener('error', onError, true)
      window.removeEventListener('unhandledrejection', onRejection)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [build])

  return (
    <div role="status">
      {isOutdated && (
        <p className={styles.notice}>
          {text}{' '}
          <button
            type="button"
            onClick={() => {
              location.reload()
            }}
          >
            {reloadLabel}
          </button>
        </p>
      )}
    </div>
  )
}
