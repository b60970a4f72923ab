'use client'

import { useEffect, useState } from 'react'
import { checkInterval, isChunkFailure, mayReload } from '../build-check'
import styles from './build-watcher.module.css'

function lastReload(key: string): number | null {
  const stored = sessionStorage.getItem(key)
  return stored === null ? null : Number(stored)
}

function reloadOnce(): void {
  const key = `reloaded:${location.pathname}`
  const now = Date.now()
  if (!mayReload({ last: lastReload(key), now })) return
  sessionStorage.setItem(key, String(now))
  location.reload()
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.includes('/_next/')
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

/**
 * Keeps an open tab in step with deployments: a script of the old build that is gone reloads the
 * page once, and a newer build is announced with a way to load it.
 */
export function BuildWatcher({ text, reloadLabel }: { text: string; reloadLabel: string }) {
  const [isOutdated, setIsOutdated] = useState(false)

  useEffect(() => {
    let first: string | null = null

    async function check() {
      if (document.visibilityState !== 'visible') return
      const newest = await newestBuild()
      if (newest === null) return
      first ??= newest
      if (newest !== first) setIsOutdated(true)
    }
    function onError(event: ErrorEvent | Event) {
      const isMissing = event instanceof ErrorEvent && isChunkFailure(event.message)
      if (isMissing || isOwnScript(event.target)) reloadOnce()
    }
    function onRejection({ reason }: PromiseRejectionEvent) {
      if (isChunkFailure(String(reason))) reloadOnce()
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
      window.removeEventListener('error', onError, true)
      window.removeEventListener('unhandledrejection', onRejection)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])

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
