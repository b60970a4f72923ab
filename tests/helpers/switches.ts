import { z } from 'zod'

const position = z.preprocess(
  (given) => (given === '' ? undefined : given),
  z.stringbool().default(true),
)

/**
 * The off switches of the front server (docs/adr/0029) as this run has them. Whoever sets one for
 * `npm test` has every site that the tests start take it over.
 */
export const switches = z
  .object({
    PAGE_CACHE: position,
    STRICT_CSP: position,
    LATE_HYDRATION: position,
    INLINE_STYLES: position,
  })
  .parse(process.env)

/** For `test.skip`: whether a part is switched off, and why its tests are left out then. */
export function isOff(name: keyof typeof switches): [boolean, string] {
  return [!switches[name], `${name} is switched off in this run.`]
}
