/** Options for `skipIf`: what the last lines of a run say of the tests that it leaves out. */
export function because(skipReason: string) {
  return { meta: { skipReason } }
}
