import type { Environment } from '../processes/child'
import type { Run } from '../processes/interruptible'

/** What all parts of the stack are given. */
export type Place = {
  /** Where the data lie. */
  folder: string
  /** Where the site will be, without a slash at the end. */
  url: string
  sitePort: number
  /** The variables of the person. */
  env: Environment
  run: Run
}

/** A part of the stack: one started here, or one that a variable of the person names. */
export type Part = {
  /** The variables that tell the site about it. */
  env: Environment
  /** Resolves, saying what happened, when it ends by itself. */
  gone: Promise<string>
}

/** A part that is run by someone else: its end is not ours to notice. */
export function foreignPart(env: Environment): Part {
  return { env, gone: new Promise(() => {}) }
}
