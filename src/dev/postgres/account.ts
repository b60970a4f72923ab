import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { checkout } from '../checkout'
import { PlainError } from '../plain-error'

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'] as const

/** As whom PostgreSQL runs: `prefix` goes before its command line. */
export type Account = { name: string; uid?: number; gid?: number; prefix: string[] }

type Place = { binary: string; folder: string }

/**
 * PostgreSQL refuses to run as root, so root lends it another account: the owner of existing data,
 * an unprivileged system user, the owner of the checkout, or root itself in a user namespace that
 * shows it as someone else (which also works below a closed home folder).
 * @param place the program and the existing folder its data lie in, both to be within reach
 * @param owner the owner of existing data
 * @throws {PlainError} where none of them will do
 */
export function chooseAccount(place: Place, owner: Owner | null): Account {
  const self = process.getuid?.()
  if (self !== 0) {
    if (owner && self !== undefined && owner.uid !== self) throw foreignData(place)
    return { name: 'this user', prefix: [] }
  }
  const candidates = owner ? [owner] : [...systemUsers(), getOwner(checkout)]
  const user = candidates.find(({ uid, gid }) => uid !== 0 && canReach({ ...place, uid, gid }))
  if (user) return { name: `user ${user.uid}`, uid: user.uid, gid: user.gid, prefix: [] }
  if ((owner === null || owner.uid === 0) && hasNamespace(place)) {
    return { name: 'a user namespace', prefix: [...NAMESPACE] }
  }
  throw new PlainError(
    `PostgreSQL does not run as root, and no other account can reach ${place.folder}. ` +
      'Start as an ordinary user, move the data with LOCAL_DIR, or set DATABASE_URL to a ' +
      'PostgreSQL of your own.',
  )
}

export type Owner = { uid: number; gid: number }

export function getOwner(path: string): Owner {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

function foreignData({ folder }: Place): PlainError {
  return new PlainError(
    `The database in ${folder} belongs to another user of this machine (it was probably started ` +
      'as root before). Start as that user, or set LOCAL_DIR to another folder.',
  )
}

function systemUsers(): Owner[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return ['postgres', 'nobody'].flatMap((name) => {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    return uid && gid ? [{ uid: Number(uid), gid: Number(gid) }] : []
  })
}

function canReach({ binary, folder, uid, gid }: Place & Owner): boolean {
  const script = '[ -x "$0" ] && cd "$1"'
  return spawnSync('/bin/sh', ['-c', script, binary, folder], { uid, gid }).status === 0
}

function hasNamespace({ binary, folder }: Place): boolean {
  const [unshare, ...options] = NAMESPACE
  return spawnSync(unshare, [...options, binary, '--version'], { cwd: folder }).status === 0
}
