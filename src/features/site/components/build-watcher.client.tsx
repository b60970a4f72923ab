'use client'

import { useEffect, useState } from 'react'
import { checkInterval, chunkIn, isChunkFailure, reloadDelay } from '../build-check'
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

/** Whether the server no longer has a script; false where a connection has lost it on the way. */
async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

/** Whether a reload would bring what has failed: without need it would lose what is typed. */
async function wouldHelp({ build, failed }: { build: string; failed: Set<string> }) {
  const newest = await newestBuild()
  if (newest === null || newest !== build) return newest !== null
  const gone = await Promise.all([...failed].map(isGone))
  return failed.size === 0 || gone.includes(true)
}

/** Reloads the page at once, or as soon as ten seconds have passed since the last time. */
function createReload(build: string) {
  const key = `reloaded:${location.pathname}`
  let timer: ReturnType<typeof setTimeout> | undefined
  let failed = new Set<string>()

  async function reload() {
    const helps = await wouldHelp({ build, failed })
    timer = undefined
    failed = new Set()
    if (!helps) return
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  }
  return {
    /** @param address of the script that has failed, where it is known */
    request: (address: string | undefined) => {
      if (address !== undefined) failed.add(address)
      timer ??= setTimeout(
        () => void reload(),
        reloadDelay({ last: lastReload(key), now: Date.now() }),
      )
    },
    cancel: () => clearTimeout(timer),
  }
}

function ownScript(target: EventTarget | null): string | undefined {
  const isOwn = target instanceof HTMLScriptElement && target.src.includes('/_next/')
  return isOwn ? target.src : undefined
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
    const reload = createReload(build)

    async function check() {
      if (document.visibilityState !== 'visible') return
      const newest = await newestBuild()
      if (newest !== null && newest !== build) setIsOutdated(true)
    }
    function onError(event: ErrorEvent | Event) {
      const script = ownScript(event.target)
      const said = event instanceof ErrorEvent ? event.message : ''
      if (script !== undefined || isChunkFailure(said)) reload.request(script ?? chunkIn(said))
    }
    function onRejection({ reason }: PromiseRejectionEvent) {
      const said = String(reason)
      if (isChunkFailure(said)) reload.request(chunkIn(said))
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

  useEffect(() => {
    // It appears unasked, over whatever the visitor is doing.
    const { activeElement } = document
    const isControl = activeElement?.matches('a, button, input, select, textarea')
    if (isOutdated && isControl) activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isOutdated])

  return (
    <div className={styles.region} role="status">
      {isOutdated && (
        <p className={styles.notice} data-over-end="">
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
