import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The only door from the site to Payload. */
export function getCms(): Promise<Payload> {
  return getPayload({ config })
}
