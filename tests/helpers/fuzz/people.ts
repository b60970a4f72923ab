import type { Device } from '../device'
import { firstEditor, newDevice, newEditor, newMember, roles } from '../secured-site'

export const kinds = ['nobody', 'member', ...roles] as const

/** Someone who tries; a person who gets signed out by that is signed in again. */
export type Person = { kind: (typeof kinds)[number]; device: () => Promise<Device> }

// Looking each time would double the requests.
const LOOK_EVERY = 40

/** One of every kind. The administrator is not the one that the site begins with. */
export async function people(): Promise<Person[]> {
  await firstEditor()
  return Promise.all(kinds.map(makePerson))
}

async function makePerson(kind: (typeof kinds)[number]): Promise<Person> {
  let device = await begin(kind)
  let asked = 0
  return {
    kind,
    device: async () => {
      asked += 1
      if (asked % LOOK_EVERY === 0 && !(await isSignedIn(kind, device))) device = await begin(kind)
      return device
    },
  }
}

async function begin(kind: (typeof kinds)[number]): Promise<Device> {
  if (kind === 'nobody') return newDevice()
  if (kind === 'member') return (await newMember()).device
  return (await newEditor(kind)).device
}

async function isSignedIn(kind: (typeof kinds)[number], device: Device): Promise<boolean> {
  if (kind === 'nobody') return true
  const path = kind === 'member' ? '/account' : '/api/editors/me'
  const { status, text } = await device.call(path)
  return kind === 'member' ? status === 200 : text.includes(`"role":"${kind}"`)
}
