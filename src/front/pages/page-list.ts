import type { App } from '../app/app-registry'

type Parts = {
  active: () => App | null
  /** Asks a process for the pages of the site; null where it cannot say. */
  read: (app: App) => Promise<string[] | null>
  /** Gets the list as soon as there is one. */
  onListed: (pages: string[]) => void
}

/** Knows which pages the process of the application that answers lists. */
export function createPageList({ active, read, onListed }: Parts) {
  let listed: string[] = []
  let listedBy: App | null = null

  return {
    /** As listed last. */
    pages: () => listed,
    /** @returns whether the pages are known; where they are not, they have been asked for in vain */
    async ask(): Promise<boolean> {
      const app = active()
      if (!app) return false
      if (app === listedBy) return true
      const list = await read(app)
      if (!list || app !== active()) return false
      listed = list
      listedBy = app
      onListed(list)
      return true
    },
    /**
     * To be called after the visits of a round: after an edit the application answers once with the
     * old site map, and that answer goes to this server.
     */
    hearOld(): void {
      const app = active()
      if (app) void read(app)
    },
  }
}
