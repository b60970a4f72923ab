// @ts-check
// Loaded first, so that an old Node says this instead of failing over newer syntax or methods.

/**
 * Ends the process with a sentence where Node is too old.
 * @param {string} oldest for instance `20.9`
 */
export function requireNode(oldest) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  console.error(
    `This needs Node ${oldest} or newer; here is Node ${process.versions.node}. ` +
      'A current version is at nodejs.org.',
  )
  process.exit(1)
}
