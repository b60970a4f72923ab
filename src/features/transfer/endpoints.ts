import type { Endpoint } from 'payload'
import { exportContentEndpoint } from './endpoints/export'
import { importContentEndpoint } from './endpoints/import'

export const transferEndpoints: Endpoint[] = [exportContentEndpoint, importContentEndpoint]
