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
    /** Whether they are known; asks for them where they are not. */
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
  }
}
